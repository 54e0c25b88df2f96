/** The legal choices of the decision, ready to be drawn: words, texts, a picture and how loud each one is. */
import type { ComponentChildren } from 'preact'
import type { Move } from '../../../core/game.ts'
import type { MoveWords, Step } from '../../../games/fairy-school/types.ts'
import { wordsOf } from '../../../games/fairy-school/words.ts'
import type { MoveText } from '../../../text/fairy-school/assemble.ts'
import { cardFact, finalFact } from '../../../text/fairy-school/facts.ts'
import type { TextContext } from '../../../text/fairy-school/rich.ts'
import { many } from '../../table/choices.tsx'
import type { Option as AnyOption } from '../../table/table.ts'
import { Medal, Token } from './art.tsx'

/** One legal choice. */
export interface Option extends AnyOption {
  readonly words: MoveWords
}

/** Steps that are decided on the table; the others open their choices by themselves. */
const ON_TABLE = new Set<Step>([
  'keep',
  'place',
  'projects',
  'take',
  'plan',
  'columns',
  'activate',
  'again',
  'copy',
  'study',
  'realise',
  'give',
  'option',
  'repeat',
  'summon',
  'bonus',
  'waive',
  'final',
])

/** Whether a step's choices are opened without being asked for. */
export const opensItself = (step: Step, count: number): boolean => many(count) && !ON_TABLE.has(step)

/** What ends something comes first, for it is always wanted; exchanges are a means and come last. */
function weight(w: MoveWords): number {
  if ('ready' in w) return 0
  if ('stop' in w) return 90
  if ('exchange' in w || 'joker' in w) return 100
  if ('activate' in w || 'copy' in w) return 10 + w.of
  return 10
}

/** Kinds of choices that are told apart in the open list: whose card, which card is placed, and exchanges. */
function groupOf(w: MoveWords): string {
  if ('place' in w) return `card-${w.place}`
  if ('activate' in w || 'copy' in w) return `seat-${w.of}`
  return 'exchange' in w || 'joker' in w ? 'exchange' : 'main'
}

function headOf(w: MoveWords, ctx: TextContext, heads: Heads): string {
  if ('exchange' in w || 'joker' in w) return heads.exchange
  if ('activate' in w || 'copy' in w) return w.of === ctx.me ? heads.own : heads.of(ctx.name(w.of))
  return ''
}

/** Words over the groups of the open list, and under the one that ends a phase with cards left. */
export interface Heads {
  readonly own: string
  readonly exchange: string
  of(name: string): string
  unused(cards: number): string
}

const cardIn = (w: MoveWords): number | null => {
  for (const key of ['keep', 'take', 'place', 'activate', 'copy', 'summon', 'study', 'realise'] as const) {
    const number = key in w ? Object.entries(w).find(([name]) => name === key)?.[1] : undefined
    if (typeof number === 'number') return number
  }
  return null
}

/** Several pictures of one choice. */
const Heap = ({ children }: { readonly children: ComponentChildren }) => <span class="heap">{children}</span>

/** The picture of a choice of several things at once. */
function heapOf(w: MoveWords, ctx: TextContext): ComponentChildren {
  if ('columns' in w)
    return (
      <Heap>
        {w.columns.map((column) => (
          <Token key={column} kind={column} />
        ))}
      </Heap>
    )
  if ('final' in w)
    return (
      <Heap>
        {finalFact(w.final, ctx)?.main.map((kind) => (
          <Token key={kind} kind={kind} />
        ))}
      </Heap>
    )
  if (!('projects' in w)) return null
  return (
    <Heap>
      {w.projects.map((number) => {
        const { card } = cardFact(number, ctx)
        return card && <Medal key={number} creature={card.creature} />
      })}
    </Heap>
  )
}

/** The picture of a choice; nothing for choices that are words alone. */
function artOf(w: MoveWords, ctx: TextContext): ComponentChildren {
  const card = cardFact(cardIn(w) ?? 0, ctx).card
  if (card) return <Medal creature={card.creature} />
  if ('give' in w) return <Token kind={w.give} />
  if ('bonus' in w) return <Token kind={w.bonus} />
  if ('waive' in w) return <Token kind={w.waive} />
  if ('exchange' in w) return <Token kind={w.exchange} />
  if ('joker' in w) return <Token kind={w.joker} />
  return heapOf(w, ctx)
}

/** Cards that could still be used. */
function unusedIn(choices: readonly Move[]): number {
  const cards = choices.map(wordsOf).flatMap((w) => ('activate' in w ? [`${w.activate} ${w.of}`] : []))
  return new Set(cards).size
}

/** What can still be done besides being ready: cards may be moved and elements exchanged for ever. */
const isMore = (w: MoveWords): boolean => !('ready' in w || 'place' in w || 'exchange' in w || 'joker' in w)

/** Golden is *Ready* alone, once nothing more can be done. */
function toneOf(w: MoveWords, more: boolean): Option['tone'] {
  if ('stop' in w || ('ready' in w && more)) return 'ends'
  return 'ready' in w ? 'primary' : 'plain'
}

function optionOf(move: Move, ctx: TextContext, text: MoveText, heads: Heads, more: boolean): Option {
  const words = wordsOf(move)
  const head = headOf(words, ctx, heads)
  return {
    move,
    words,
    text,
    tone: toneOf(words, more),
    still: true,
    group: groupOf(words),
    ...(head === '' ? {} : { head }),
    art: () => artOf(words, ctx),
  }
}

/** The choices in the order in which they are shown; `say` puts a move into words. */
export function optionsOf(choices: readonly Move[], ctx: TextContext, say: (w: MoveWords) => MoveText, heads: Heads): Option[] {
  const unused = unusedIn(choices)
  const told = (w: MoveWords): MoveText => ('ready' in w && unused > 0 ? { ...say(w), detail: heads.unused(unused) } : say(w))
  const more = choices.some((move) => isMore(wordsOf(move)))
  return choices.map((move) => optionOf(move, ctx, told(wordsOf(move)), heads, more)).sort((a, b) => weight(a.words) - weight(b.words))
}
