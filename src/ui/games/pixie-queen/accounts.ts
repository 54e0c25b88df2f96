/** What the app counts for a player that people can count on the real board too, and which happening moved it by which rule. */
import type { Seat } from '../../../core/game.ts'
import {
  type Event,
  GOODS,
  type Good,
  type GoodsDelta,
  type Position,
  type PunishReason,
  type Track,
} from '../../../games/pixie-queen/types.ts'

export const ACCOUNTS = ['punishment', 'silverTrack', 'goldTrack', ...GOODS] as const
export type Account = (typeof ACCOUNTS)[number]

/** A change of one account. */
export interface Movement {
  readonly by: number
  /** Id of the ledger's statement it follows. */
  readonly rule: string
}

const PUNISHED: Readonly<Record<PunishReason, string>> = {
  pass: 'PQ-ACT-18',
  die: 'PQ-A10-02',
  copy: 'PQ-A18-03',
  emptyOffering: 'PQ-OFFER-13',
  wrongOffering: 'PQ-OFFER-17',
  miners: 'PQ-PUNISH-03',
  tracks: 'PQ-PUNISH-06',
}
const INCOME = { pixies: 'PQ-STEAL-03', foodTile: 'PQ-STEAL-07', skill: 'PQ-SKILL-07' } as const
const TRACKS = { silver: 'silverTrack', gold: 'goldTrack' } as const
const STEP_PAID: Readonly<Record<Track, string>> = { silver: 'PQ-A11-02', gold: 'PQ-A11-01' }
/** Space of the action that takes goods, to the statement about it. */
const STOLEN: Readonly<Record<number, string>> = { 1: 'PQ-A01-01', 2: 'PQ-A02-01' }
const SMALL_THEFT: Readonly<Partial<Record<Good, string>>> = { apple: 'PQ-A17-05', honey: 'PQ-A17-06', bread: 'PQ-A17-07' }

const isGood = (account: Account): account is Good => GOODS.some((good) => good === account)
const moved = (by: number, rule: string): Movement | null => (by === 0 ? null : { by, rule })
const part = (goods: GoodsDelta, good: Good): number => goods[good] ?? 0

/** What an event of a player's own did to a kind of goods. */
function ofOwn(e: Event, good: Good): Movement | null {
  switch (e.type) {
    case 'income':
      return moved(part(e.goods, good), INCOME[e.source])
    case 'stole':
      return moved(part(e.goods, good), STOLEN[e.space] ?? SMALL_THEFT[good] ?? '')
    case 'exchanged':
      return moved((e.take === good ? e.count : 0) - (e.give === good ? e.count : 0), 'PQ-A04-01')
    case 'converted':
      return moved(good === 'gold' ? e.gold : good === 'silver' ? -e.silver : 0, 'PQ-A05-02')
    case 'casino':
      return moved(part(e.goods, good), 'PQ-A12-01')
    case 'ringForged':
      return moved(good === 'gold' ? -e.gold : 0, 'PQ-A13-02')
    case 'robbed':
      return moved(part(e.goods, good), 'PQ-A14-02')
    case 'drew':
      return moved(good === 'silver' || good === 'gold' ? e.cubes[good] : 0, 'PQ-A15-07')
    case 'peeked':
      return moved(e.cube === good ? 1 : 0, 'PQ-A08-04')
    case 'scrapped':
      return moved(-part(e.goods, good), 'PQ-A17-04')
    case 'specialOffered':
      return moved(-part(e.paid, good) - (e.added === good ? 1 : 0), 'PQ-A19-03')
    case 'orderChanged':
      return moved(good === 'honey' ? -e.honey : 0, 'PQ-A20-03')
    case 'unchained':
      return moved(good === 'bread' ? -e.bread : 0, 'PQ-MINE-11')
    case 'wrongFood':
      return moved(part(e.goods, good), 'PQ-OFFER-18')
    case 'advanced':
      return moved(e.reason === 'paid' && e.track === good ? -1 : 0, STEP_PAID[e.track])
    default:
      return null
  }
}

function goodsMoved(e: Event, seat: Seat, good: Good): Movement | null {
  if (e.type === 'offered') return moved(-part(e.offers[seat] ?? {}, good), 'PQ-OFFER-19')
  if (e.type === 'promoted') return moved(e.by === seat && good === 'apple' ? -e.apples : 0, 'PQ-PROMO-15')
  if (e.type === 'robbed' && e.victim === seat) return moved(-part(e.goods, good), 'PQ-A14-02')
  return 'seat' in e && e.seat === seat ? ofOwn(e, good) : null
}

/** How an event moved an account of a seat; null when it did not. An offering leaves the goods when it is revealed. */
export function movement(e: Event, seat: Seat, account: Account): Movement | null {
  if (isGood(account)) return goodsMoved(e, seat, account)
  if (e.type === 'punished' && e.seat === seat && account === 'punishment') return moved(e.points, PUNISHED[e.reason])
  if (e.type === 'advanced' && e.seat === seat && account === TRACKS[e.track])
    return moved(e.to - e.from, e.reason === 'paid' ? STEP_PAID[e.track] : 'PQ-REWARD-02')
  return null
}

/** An event that moved an account. */
export interface Booked extends Movement {
  readonly event: Event
}

/** The last movements of an account, newest first. */
export const lastMovements = (events: readonly Event[], seat: Seat, account: Account, most: number): readonly Booked[] =>
  events
    .flatMap((event) => {
      const found = movement(event, seat, account)
      return found ? [{ ...found, event }] : []
    })
    .slice(-most)
    .reverse()

/** What an account stands at in a position. */
export function balance({ players }: Position, seat: Seat, account: Account): number {
  const player = players[seat]
  return (isGood(account) ? player?.goods[account] : player?.[account]) ?? 0
}

/** The position with an account set; what goods differ by lies in the stock instead (PQ-INV-01). */
export function withBalance(position: Position, seat: Seat, account: Account, value: number): Position {
  const more = value - balance(position, seat, account)
  const players = position.players.map((player, each) => {
    if (each !== seat) return player
    return isGood(account) ? { ...player, goods: { ...player.goods, [account]: value } } : { ...player, [account]: value }
  })
  if (!isGood(account)) return { ...position, players }
  return { ...position, players, stock: { ...position.stock, [account]: (position.stock[account] ?? 0) - more } }
}
