import { describe, expect, it } from 'vitest'
import { pixieQueen } from './index.ts'
import { fresh, ofType, type Prefer, type Scenario, scenario } from './testing.ts'

/** Tracks on the last but one space: phase V takes nothing for them. */
const CALM = { silver: { 0: 7, 1: 7, 2: 7 }, gold: { 0: 7, 1: 7, 2: 7 } }

/** The first in order offers one honey, nobody else anything: phase IV takes place, everybody else gets 5 points. */
const oneHoney: Prefer = (p, seat, moves) =>
  p.step !== 'offer'
    ? undefined
    : moves.find((m) => (seat === p.turnNow[0] && 'offer' in m ? m.offer === 'honey' && m.count === 1 : 'seal' in m))

/** Any legal move, by the numbers of a small generator. */
function dice(seed: number): Prefer {
  let x = seed
  return (p, _, moves) => {
    x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff
    const demand = p.demands[p.demands.length - 1]
    const rich = moves.filter(
      (m) => ('space' in m && [13, 19].includes(m.space)) || ('promote' in m && m.to === 'castle') || ('offer' in m && m.offer === demand),
    )
    const some = rich.length > 0 ? rich : moves.filter((m) => !('pass' in m) && !('stop' in m) && !('offer' in m && m.count > 3))
    const from = some.length > 0 ? some : moves
    return from[(x >> 8) % from.length]
  }
}

const endOfRoundSeven = (setup: Parameters<typeof scenario>[0]): Scenario => {
  const s = scenario({ round: 7, phase: 'offerings', step: 'demand', ...CALM, ...setup })
  s.chance({ demand: 'honey' })
  s.auto((p) => p.step === 'over', oneHoney)
  return s
}

describe('the frame of the game', () => {
  it('PQ-ROUND-01 the game is for two to five players', () => {
    expect(pixieQueen.seats).toEqual([2, 5])
    for (const seats of [2, 3, 4, 5]) expect(fresh({ seats }).position.players).toHaveLength(seats)
    const position = fresh({ seats: 5 }).position
    const six = { ...position, seats: 6, players: [...position.players, position.players[0]] }
    expect(() => pixieQueen.notation.parsePosition(six)).toThrow()
  })

  it('PQ-ROUND-02 each player leads the pixies of one colour and of no other', () => {
    const s = scenario({ pixies: { 0: [1], 1: [2] } })
    s.play(0, { space: 3 })
    expect(s.can(0, { promote: 1, to: 6 })).toBe(true)
    expect(s.refused(0, { promote: 2, to: 6 }).code).toBe('noPixieThere')
    expect(s.moves(0).filter((m) => 'promote' in m && m.promote === 2)).toEqual([])
  })

  it('PQ-ROUND-03 the highest final score wins', () => {
    const s = endOfRoundSeven({
      goods: { 0: { honey: 1 }, 1: {}, 2: {} },
      punishment: { 0: 21, 1: 2, 2: 31 },
      rewards: { 2: { ring: [12, 10, 8] } },
      pixies: { 0: [1, 2, 3, 4, 5], 1: [6, 7, 8, 9, 10], 2: [11, 12, 13, 14] },
    })
    // seat 1 and 2 offered nothing: 7 and 36 points; seat 2 has one miner: 37, and 30 reward points
    expect(s.scores()).toEqual([-21, -7, -7])
    const t = endOfRoundSeven({
      goods: { 0: { honey: 1 }, 1: {}, 2: {} },
      punishment: { 0: 21, 1: 2, 2: 31 },
      rewards: { 2: { ring: [12, 10, 8, 7] } },
      pixies: { 0: [1, 2, 3, 4, 5], 1: [6, 7, 8, 9, 10], 2: [11, 12, 13, 14] },
    })
    expect(t.scores()).toEqual([-21, -7, 0])
    expect(t.ranks()).toEqual([3, 2, 1])
  })

  it('PQ-ROUND-04 punishment points are negative', () => {
    const s = endOfRoundSeven({
      goods: { 0: { honey: 1 }, 1: {}, 2: {} },
      punishment: { 0: 13 },
      pixies: { 0: [1, 2, 3, 4, 5], 1: [6, 7, 8, 9, 10], 2: [11, 12, 13] },
      skill: { 2: 'copyUnused' },
    })
    expect(s.scores()).toEqual([-13, -5, -7])
  })

  it('PQ-ROUND-05 punishment points are marked at the moment they are received', () => {
    const s = scenario({ punishment: { 0: 3 } })
    const events = s.play(0, { pass: true })
    expect(s.player(0).punishment).toBe(8)
    expect(ofType(events, 'punished')).toMatchObject([{ seat: 0, points: 5, total: 8, reason: 'pass' }])
    expect(s.position.phase).toBe('actions')
  })

  it('PQ-ROUND-07 PQ-ROUND-08 reward points are positive, kept as tiles and markers, and do not move the score disc before the end', () => {
    const s = scenario({ goods: { 0: { gold: 2 } }, gold: { 0: 4 }, skill: { 0: 'ringBonus' }, punishment: { 0: 17 } })
    s.play(0, { space: 13 })
    expect(s.player(0)).toMatchObject({ punishment: 17, rewards: [{ series: 'ring', value: 12 }], markers: [0, 1] })
    const t = endOfRoundSeven({
      goods: { 0: { honey: 1 }, 1: {}, 2: {} },
      punishment: { 0: 17 },
      rewards: { 0: { ring: [12] } },
      markers: { 0: [1, 1] },
      pixies: { 0: [1, 2, 3, 4, 5] },
    })
    expect(t.player(0).punishment).toBe(17)
    expect(t.scores()[0]).toBe(-17 + 12 + 3)
  })

  it('PQ-ROUND-09 a round has five phases in the order steal, actions, offerings, rewards, punishments', () => {
    const s = scenario({ ...CALM, passed: [1, 2] })
    const events = [...s.play(0, { pass: true }), ...s.auto((p) => p.round === 3 && p.step === 'turn', oneHoney)]
    expect(ofType(events, 'phase').map((e) => e.phase)).toEqual(['offerings', 'rewards', 'punishments', 'steal', 'actions'])
    expect(ofType(events, 'round').map((e) => e.round)).toEqual([3])
    const kinds = events.map((e) => (e.type === 'phase' ? e.phase : e.type))
    expect(kinds.indexOf('round')).toBeGreaterThan(kinds.indexOf('punishments'))
    expect(kinds.indexOf('round')).toBeLessThan(kinds.indexOf('steal'))
  })

  it('PQ-ROUND-10 PQ-ROUND-11 without demanded food phase IV is skipped and phase V still takes place', () => {
    const silverOnly: Prefer = (p, _, moves) =>
      p.step === 'offer' ? moves.find((m) => 'offer' in m && m.offer === 'silver' && m.count === 1) : undefined
    const s = scenario({ phase: 'offerings', step: 'demand' })
    const events = [...s.chance({ demand: 'bread' }), ...s.auto((p) => p.round === 3, silverOnly)]
    expect(ofType(events, 'queen')).toMatchObject([{ mood: 'furious' }])
    expect(
      ofType(events, 'phase')
        .map((e) => e.phase)
        .filter((p) => p !== 'steal' && p !== 'actions'),
    ).toEqual(['punishments'])
    // two or more miners: 2 points (1 with S10), both tracks on their first space: 4 and 4
    expect(s.position.players.map((p) => [p.silverTrack, p.punishment])).toEqual([
      [1, 10],
      [1, 10],
      [1, 9],
    ])
    const content = scenario({ phase: 'offerings', step: 'demand' })
    const more = [...content.chance({ demand: 'honey' }), ...content.auto((p) => p.round === 3, oneHoney)]
    expect(
      ofType(more, 'phase')
        .map((e) => e.phase)
        .filter((p) => p !== 'steal' && p !== 'actions'),
    ).toEqual(['rewards', 'punishments'])
  })

  it('PQ-ROUND-12 at most seven rounds are played', () => {
    const s = scenario({ round: 6, phase: 'offerings', step: 'demand', ...CALM })
    s.chance({ demand: 'honey' })
    s.auto(
      (p) => p.step === 'over',
      (p, seat, moves) => (p.step === 'turn' ? moves.find((m) => 'space' in m && m.space === 21) : oneHoney(p, seat, moves)),
    )
    expect(ofType(s.events, 'round').map((e) => e.round)).toEqual([7])
    expect(s.position).toMatchObject({ round: 7, phase: 'over' })
    expect(s.pending).toEqual([])
    expect(ofType(s.events, 'over')).toMatchObject([{ reason: 'rounds' }])
  })

  it('PQ-ROUND-13 PQ-ROUND-14 tiles come from rings, servants and special offerings only, markers from track ends, S2 and S3 only', () => {
    const seen = { ring: 0, servant: 0, special: 0, marker: 0 }
    for (const seed of [1, 2, 3, 4]) {
      const s = scenario({
        seats: 4,
        round: 4,
        pixies: { 0: [13, 1], 1: [14, 2], 2: [10], 3: [11] },
        silver: { 0: 6, 1: 7 },
        gold: { 0: 5, 1: 7, 2: 6 },
        skill: { 0: 'servantBonus', 1: 'ringBonus' },
        goods: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { apple: 4, bread: 4, honey: 4, silver: 4, gold: 2 }])),
      })
      s.auto((p) => p.step === 'over', dice(seed), seed)
      for (const [seat, player] of s.position.players.entries()) {
        if (!player.alive) continue
        const mine = s.events.filter((e) => 'seat' in e && e.seat === seat)
        const servants = ofType(s.events, 'servant').filter((e) => e.colour === seat)
        const rings = ofType(mine, 'ringForged')
        const special = ofType(mine, 'specialOffered')
        const held = (series: string) =>
          player.rewards
            .filter((t) => t.series === series)
            .map((t) => t.value)
            .sort()
        expect(held('ring')).toEqual(rings.map((e) => e.value).sort())
        expect(held('servant')).toEqual(servants.map((e) => e.value).sort())
        expect(held('special')).toEqual(special.map((e) => e.value).sort())
        const ones = ofType(mine, 'bonus').reduce((n, e) => n + e.points, 0)
        const twos = [...rings, ...servants].filter((e) => e.bonus > 0)
        for (const e of twos) expect(e.bonus).toBe(2)
        expect(player.markers).toEqual([ones, twos.length])
        seen.ring += rings.length
        seen.servant += servants.length
        seen.special += special.length
        seen.marker += ones + twos.length
      }
    }
    expect(Object.entries(seen).filter(([, n]) => n === 0)).toEqual([])
  })
})
