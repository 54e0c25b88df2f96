/** End of the game: ledger 3.16, PQ-END. */
import { describe, expect, it } from 'vitest'
import { atOffer, CALM, offerAll, ofType, scenario, step } from './testing-flow.ts'

const SILVER = { 0: { silver: 1 }, 1: { silver: 1 }, 2: { silver: 1 } }
const OVER = (p: { phase: string }) => p.phase === 'over'

describe('end of the game', () => {
  it('PQ-END-01 PQ-END-04 the 15th gold-numbered tile taken in phase II of round 5: phases III to V are played, then it is over', () => {
    const s = scenario({ ...CALM, round: 5, taken: { ring: 4, special: 5 }, castle: [1, 1, 1, 2, 2], goods: { 0: { gold: 1, honey: 1 } } })
    const forged = s.play(0, { space: 13 })
    expect(ofType(forged, 'over')).toEqual([])
    expect(s.position).toMatchObject({ phase: 'actions', taken: { ring: 5 }, acting: 1 })
    s.auto((p) => p.phase === 'offerings' && p.step === 'demand')
    s.chance({ demand: 'honey' })
    offerAll(s, { 0: { honey: 1 } })
    expect(s.position).toMatchObject({ phase: 'rewards', step: 'promoteStep', round: 5 })
    s.play(0, { stop: true })
    s.auto(OVER)
    expect(
      ofType(s.events, 'punished')
        .filter((e) => e.reason === 'miners')
        .map((e) => e.seat),
    ).toEqual([0, 1, 2])
    expect(ofType(s.events, 'roundEnd').map((e) => e.round)).toEqual([5])
    expect(ofType(s.events, 'lastRound')).toEqual([{ type: 'lastRound', reason: 'tiles' }])
    expect(ofType(s.events, 'over')).toMatchObject([{ reason: 'tiles' }])
  })

  it('PQ-END-01 also when the last of them is a servant tile', () => {
    const s = atOffer({ ...CALM, round: 4, demand: 'honey', taken: { ring: 5, special: 5 }, castle: [1, 1, 2, 2], pixies: { 0: [13] } })
    offerAll(s, { ...SILVER, 0: { honey: 1 } })
    s.play(0, step(13, 'castle'))
    s.auto((p) => OVER(p) || p.round === 5)
    expect(s.position).toMatchObject({ phase: 'over', round: 4, taken: { servant: 5 } })
  })

  it('PQ-END-02 two emptied series do not end the game', () => {
    const s = atOffer({ ...CALM, demand: 'honey', taken: { ring: 7, special: 7 }, castle: [1, 1, 2, 2] })
    offerAll(s, SILVER)
    expect(s.position).toMatchObject({ round: 3, phase: 'actions' })
  })

  it('PQ-END-03 PQ-END-04 after seven rounds, each to its end', () => {
    const six = atOffer({ ...CALM, round: 6, demand: 'honey' })
    offerAll(six, SILVER)
    expect(six.position).toMatchObject({ round: 7, phase: 'actions' })
    const seven = atOffer({ ...CALM, round: 7, demand: 'honey' })
    offerAll(seven, SILVER)
    expect(seven.position).toMatchObject({ round: 7, phase: 'over', step: 'over', acting: null })
    expect(seven.position.demands).toHaveLength(7)
    expect(seven.position.history).toHaveLength(7)
    expect(ofType(seven.events, 'punished').filter((e) => e.reason === 'miners')).toHaveLength(3)
    expect(ofType(seven.events, 'over')).toMatchObject([{ reason: 'rounds' }])
    expect(seven.pending).toEqual([])
    expect(seven.refused(0, { space: 1 })).toMatchObject({ code: 'gameOver' })
  })

  it('PQ-END-05 final scoring follows', () => {
    const s = atOffer({ ...CALM, round: 7, demand: 'honey' })
    expect(s.position.result).toBeNull()
    const events = offerAll(s, SILVER)
    const types = events.map((e) => e.type)
    expect(types.indexOf('counted')).toBeGreaterThan(types.lastIndexOf('punished'))
    expect(types.indexOf('over')).toBeGreaterThan(types.indexOf('counted'))
    expect(s.position.result!.map((line) => line.total)).toEqual([...s.scores()])
  })

  it('PQ-STOCK-09 PQ-END-05 the last entry opens the screens, and cannot be taken back; with open screens it shows nothing new', () => {
    for (const openScreens of [false, true]) {
      const last = atOffer({ ...CALM, openScreens, round: 7, demand: 'honey', goods: { 0: { honey: 1 } }, pixies: { 0: [5] } })
      offerAll(last, { ...SILVER, 0: { honey: 1 } })
      expect(last.position).toMatchObject({ step: 'promoteStep', deciding: [0] })
      expect(last.reveals(0, { stop: true })).toBe(!openScreens)
      last.play(0, { stop: true })
      expect(last.pending).toEqual([])
    }
  })
})
