/** What a correction changes in a book, to be told before it is made. */
import { type Book, type ClerkPlayer, goldenLeft } from './clerk.ts'
import { handOf } from './clerk-hand.ts'
import { type Edition, SERIES, type Skill, TRACKS, type Track } from './types.ts'

/** One difference between two books. Numbers as the book has them: punishment points from 0, spaces from the start of a track. */
export type Change =
  /** Another round, phase or step of it, or an end that was none. */
  | { readonly kind: 'moment' }
  | { readonly kind: 'favourite'; readonly now: number | null; readonly was: number | null }
  | {
      /** Of the final count: points of the tiles, and of the markers. */
      readonly kind: 'punishment' | 'miners' | 'tiles' | 'markers' | 'picks'
      readonly seat: number
      readonly now: number
      readonly was: number
    }
  | { readonly kind: 'track'; readonly seat: number; readonly track: Track; readonly now: number; readonly was: number }
  /** Golden tiles left. */
  | { readonly kind: 'golden'; readonly now: number; readonly was: number }
  /** A player holds a skill that does not lie open any more. */
  | { readonly kind: 'stray'; readonly seat: number; readonly skill: Skill }

/** What of a player is a plain number. */
function countsOf(player: ClerkPlayer) {
  const hand = handOf(player)
  const tiles = SERIES.flatMap((series) => hand[series]).reduce((sum, value) => sum + value, 0)
  return { punishment: player.punishment, miners: player.miners, tiles, markers: hand.markers }
}
const COUNTS = ['punishment', 'miners', 'tiles', 'markers'] as const

const picksOf = ({ alarms }: Book, seat: number): number => alarms.filter((alarm) => alarm.seat === seat).length

const isStray = ({ skills, players }: Book, seat: number): boolean => {
  const skill = players[seat]?.skill
  return skill !== null && skill !== undefined && skills.length > 0 && !skills.includes(skill)
}

function changesOfSeat(was: Book, now: Book, seat: number): Change[] {
  const [before, after] = [was.players[seat], now.players[seat]]
  if (!before || !after) return []
  const [old, fresh] = [countsOf(before), countsOf(after)]
  const counts: Change[] = COUNTS.map((kind) => ({ kind, seat, now: fresh[kind], was: old[kind] }))
  const tracks: Change[] = TRACKS.map((track) => ({ kind: 'track', seat, track, now: after.tracks[track], was: before.tracks[track] }))
  const picks: Change = { kind: 'picks', seat, now: picksOf(now, seat), was: picksOf(was, seat) }
  const strays: Change[] = after.skill && isStray(now, seat) && !isStray(was, seat) ? [{ kind: 'stray', seat, skill: after.skill }] : []
  return [...[...counts, ...tracks, picks].filter((change) => 'was' in change && change.now !== change.was), ...strays]
}

/** Everything in which the second book differs from the first, as far as a person at the table would look at it. */
export function changesOf(edition: Edition, was: Book, now: Book): readonly Change[] {
  const same = was.round === now.round && was.phase === now.phase && was.stairsDue === now.stairsDue && was.over === now.over
  const golden = { kind: 'golden', now: goldenLeft(edition, now), was: goldenLeft(edition, was) } as const
  return [
    ...(same ? [] : [{ kind: 'moment' } as const]),
    ...(was.favourite === now.favourite ? [] : [{ kind: 'favourite', now: now.favourite, was: was.favourite } as const]),
    ...(golden.now === golden.was ? [] : [golden]),
    ...now.players.flatMap((_, seat) => changesOfSeat(was, now, seat)),
  ]
}
