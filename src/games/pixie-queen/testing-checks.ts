/**
 * The invariants of ledger part 6 once more, written from the ledger on positions in words and not shared with the
 * rules: what random play is measured against.
 */
import { type Colour, type Event, GOODS, type Good, type Position, SERIES } from './types.ts'

const sum = (list: readonly number[]): number => list.reduce((n, x) => n + x, 0)
const alive = (p: Position): number[] => p.players.flatMap((x, seat) => (x.alive ? [seat] : []))
const sorted = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join()

/** All pieces of a good, wherever they lie. */
function pieces(p: Position, good: Good): number {
  const bag = good === 'silver' || good === 'gold' ? p.bag[good] : 0
  const hands = p.offers
    .flatMap((o) => o.hands)
    .filter((h) => h.good === good)
    .map((h) => h.count)
  const committed = p.step === 'offer' ? sum(hands) : 0
  return p.stock[good] + p.removed[good] + p.specialRow[good] + bag + committed + sum(p.players.map((x) => x.goods[good]))
}

function colours(p: Position): Colour[] {
  return [...p.players.keys(), ...(p.seats === 2 ? [2] : [])]
}

function pixiesOf(p: Position, colour: Colour): number {
  const miners = colour < p.seats ? p.players[colour]!.miners : p.neutralMiners
  const active = p.spaces.filter((s) => s.pixie === colour).length
  return miners + active + (p.servantSlot === colour ? 1 : 0) + p.castle.filter((c) => c === colour).length
}

function everyCount(p: Position): number[] {
  const bags = [p.stock, p.removed, p.specialRow, p.bag, ...p.players.map((x) => x.goods)]
  return [...bags.flatMap((b) => Object.values(b)), p.stonesOut, ...p.offers.flatMap((o) => o.hands.map((h) => h.count))]
}

function discFaults(p: Position): string[] {
  const faults: string[] = []
  const total = p.spaces.reduce((n, s) => n + s.discs.length, 0)
  if (p.phase !== 'actions' && total > 0) faults.push('PQ-INV-15')
  for (const [id, space] of p.spaces.entries()) {
    const each = new Set(space.discs)
    if (id <= 14 && space.discs.length + (space.pixie === null ? 0 : 1) > 2) faults.push('PQ-INV-11')
    if (id <= 14 && each.size > 1) faults.push('PQ-INV-12')
    if ((id === 15 || id === 18) && each.size !== space.discs.length) faults.push('PQ-INV-16')
    if (id === 17 && space.discs.length > 3) faults.push('PQ-INV-17')
    if ([16, 19, 20].includes(id) && space.discs.length > 1) faults.push('PQ-INV-17')
    if (id === 21 && each.size > 1) faults.push('PQ-INV-17')
    if (id >= 15 && space.pixie !== null) faults.push('PQ-INV-10')
  }
  for (const seat of alive(p)) {
    const placed = sum(p.spaces.map((s) => s.discs.filter((d) => d === seat).length))
    if (placed + p.players[seat]!.discs !== p.options.edition.discs) faults.push('PQ-INV-14')
  }
  return faults
}

function mineFaults(p: Position): string[] {
  const { bottom, stonesPerMiner } = p.options.edition.mine
  return p.players.flatMap((x) => {
    const faults: string[] = []
    if (x.stones.some((n, place) => n < 0 || n > stonesPerMiner || (n > 0 && place >= Math.min(x.miners, bottom)))) faults.push('PQ-INV-23')
    if (x.stones.length > bottom) faults.push('PQ-INV-24')
    return faults
  })
}

function tileFaults(p: Position): string[] {
  const faults: string[] = []
  const loose = [...p.players.map((x) => x.onSkill), p.onBoardSkill].filter((t) => t !== null)
  const singles = [...p.singleUse, ...p.players.flatMap((x) => x.singleUse ?? []), ...loose.filter((t) => typeof t === 'string')]
  if ([...singles].sort().join() !== 'double,mercy,peek') faults.push('PQ-INV-27')
  const food = [...p.foodTiles, ...p.players.flatMap((x) => x.foodTile ?? []), ...loose.filter((t) => typeof t === 'number')]
  const all = p.options.edition.foodTilesTopFirst[String(p.seats)] ?? []
  if (p.eliminated.length === 0 ? sorted(food) !== sorted(all) : food.length > all.length) faults.push('PQ-INV-28')
  const skills = [...p.skills, ...p.players.flatMap((x) => x.skill ?? [])]
  if (new Set(skills).size !== skills.length) faults.push('PQ-INV-29')
  if (p.phase !== 'setup' && alive(p).some((seat) => p.players[seat]!.skill === null)) faults.push('PQ-INV-29')
  if (p.phase !== 'setup' && p.eliminated.length === 0 && skills.length !== p.options.edition.skillsOffered) faults.push('PQ-INV-29')
  if (p.players.some((x) => x.onSkill !== null && x.skill !== 'extraSlot')) faults.push('PQ-INV-30')
  return faults
}

function rewardFaults(p: Position): string[] {
  const faults: string[] = []
  if (p.castle.length !== p.taken.servant) faults.push('PQ-INV-20')
  for (const series of SERIES) {
    const first = p.options.edition.rewardTiles[series].slice(0, p.taken[series])
    const held = p.players.flatMap((x) => x.rewards.filter((t) => t.series === series).map((t) => t.value))
    if (held.some((value) => !first.includes(value))) faults.push('PQ-INV-21')
    const lost = p.eliminated.length > 0 || p.seats === 2
    if (new Set(held).size !== held.length || held.length > first.length || (!lost && held.length !== first.length))
      faults.push('PQ-INV-22')
  }
  return faults
}

function orderFaults(p: Position): string[] {
  const faults: string[] = []
  if (p.phase !== 'setup' && (sorted(p.turnNow) !== sorted(alive(p)) || sorted(p.turnNext) !== sorted(alive(p)))) faults.push('PQ-INV-31')
  if (p.step === 'send' && p.acting === p.turnNow[0]) faults.push('PQ-INV-34')
  const { length } = p.options.edition.tracks
  if (p.players.some((x) => [x.silverTrack, x.goldTrack].some((n) => n < 1 || n > length))) faults.push('PQ-INV-35')
  if (p.players.some((x) => x.alive && x.punishment >= -p.options.edition.score.oubliette)) faults.push('PQ-INV-37')
  if (p.step !== 'send' && sum(p.progress.owed ?? []) > 0) faults.push('PQ-INV-38')
  const revealed =
    ['rewards', 'punishments', 'scoring'].includes(p.phase) || (p.phase === 'offerings' && !['demand', 'announceDouble'].includes(p.step))
  if (p.phase !== 'over' && p.phase !== 'setup' && p.demands.length !== (revealed ? p.round : p.round - 1)) faults.push('PQ-INV-39')
  if (p.demands.length > p.options.edition.demandTokens.used) faults.push('PQ-INV-39')
  if (p.round > p.options.edition.rounds) faults.push('PQ-INV-45')
  return faults
}

/** Invariants a single position breaks, by id. */
export function staticFaults(p: Position): string[] {
  const { edition } = p.options
  const faults = [...discFaults(p), ...mineFaults(p), ...tileFaults(p), ...rewardFaults(p), ...orderFaults(p)]
  if (pieces(p, 'apple') !== edition.goods.apple) faults.push('PQ-INV-01')
  if (pieces(p, 'bread') !== edition.goods.bread || pieces(p, 'honey') !== edition.goods.honey) faults.push('PQ-INV-02')
  if (pieces(p, 'silver') !== edition.goods.silver || pieces(p, 'gold') !== edition.goods.gold) faults.push('PQ-INV-03')
  if (
    p.bag.stone + p.stonesOut + (p.progress.stones ?? 0) + sum(p.neutralStones ?? []) + sum(p.players.flatMap((x) => [...x.stones])) !==
    edition.stones.total
  )
    faults.push('PQ-INV-04')
  if (everyCount(p).some((n) => !Number.isInteger(n) || n < 0)) faults.push('PQ-INV-05')
  if (sum(Object.values(p.specialRow)) !== sum(Object.values(edition.specialRow)) + p.taken.special) {
    if (p.step !== 'addGood') faults.push('PQ-INV-06')
  }
  for (const c of colours(p)) {
    const out = c < p.seats && !p.players[c]!.alive
    const due = edition.pixies[String(p.seats)] ?? 0
    if (out ? pixiesOf(p, c) !== p.castle.filter((x) => x === c).length : pixiesOf(p, c) !== due) faults.push('PQ-INV-09')
  }
  if (p.servantSlot !== null && p.phase !== 'rewards') faults.push('PQ-INV-18')
  return faults
}

const shrinks = (before: readonly number[], after: readonly number[]): boolean => before.some((n, i) => (after[i] ?? 0) < n)

function boardFaults(a: Position, b: Position, events: readonly Event[]): string[] {
  const faults: string[] = []
  if (GOODS.some((g) => b.specialRow[g] < a.specialRow[g])) faults.push('PQ-INV-07')
  if (b.bag.silver > a.bag.silver || b.bag.gold > a.bag.gold || b.bag.stone > a.bag.stone) faults.push('PQ-INV-08')
  if (
    a.phase === 'actions' &&
    b.phase === 'actions' &&
    a.round === b.round &&
    a.spaces.some((s, id) => shrinks([s.discs.length], [b.spaces[id]!.discs.length]))
  )
    faults.push('PQ-INV-13')
  if (events.filter((e) => e.type === 'promoted' && e.to === 'castle').length > 1) faults.push('PQ-INV-19')
  if (b.castle.length - a.castle.length > 1 || (a.servantSlot !== null && b.servantSlot !== null && a.servantSlot !== b.servantSlot))
    faults.push('PQ-INV-19')
  if (a.castle.some((c, i) => b.castle[i] !== c) || SERIES.some((x) => b.taken[x] < a.taken[x])) faults.push('PQ-INV-20')
  return faults
}

function playerFaults(a: Position, b: Position, events: readonly Event[]): string[] {
  const faults: string[] = []
  for (const [seat, before] of a.players.entries()) {
    const after = b.players[seat]!
    const unchained = events.filter((e) => e.type === 'unchained' && e.seat === seat).length
    if (after.alive && sum(after.stones) < sum(before.stones) - unchained) faults.push('PQ-INV-26')
    if (after.alive && after.miners < after.stones.filter((n) => n > 0).length) faults.push('PQ-INV-26')
    if (after.silverTrack < before.silverTrack || after.goldTrack < before.goldTrack) faults.push('PQ-INV-35')
    if (after.punishment < before.punishment) faults.push('PQ-INV-36')
  }
  return faults
}

/** Whether `turnNow` may have changed between two positions, by what happened. */
function orderMayChange(events: readonly Event[]): boolean {
  return events.some((e) => e.type === 'round' || e.type === 'order' || e.type === 'eliminated' || (e.type === 'favourite' && e.temporary))
}

/** Invariants that one entry breaks, by id: what must not happen between two positions. */
export function stepFaults(a: Position, b: Position, events: readonly Event[]): string[] {
  const faults = [...boardFaults(a, b, events), ...playerFaults(a, b, events)]
  if (a.turnNow.join() !== b.turnNow.join() && !orderMayChange(events)) faults.push('PQ-INV-33')
  const roundBegan = events.some((e) => e.type === 'round')
  if (
    roundBegan &&
    b.phase !== 'over' &&
    !events.some((e) => e.type === 'favourite' && e.temporary) &&
    b.turnNow.join() !== b.turnNext.join()
  )
    faults.push('PQ-INV-32')
  const sent = events.find((e) => e.type === 'sent')
  if (sent && sent.seat === a.turnNow[0]) faults.push('PQ-INV-34')
  if (JSON.stringify(a.options) !== JSON.stringify(b.options)) faults.push('PQ-INV-46')
  return faults
}
