/** The legal choices of the decision, ready to be drawn: words, texts, a picture and how loud each one is. */
import type { ComponentChildren } from 'preact'
import type { Move } from '../../../core/game.ts'
import {
  FOODS,
  GOODS,
  type Goods,
  type GoodsDelta,
  type MoveWords,
  SINGLE_USE,
  type SingleUse,
  SKILLS,
  type Skill,
  type Step,
  type View,
} from '../../../games/pixie-queen/types.ts'
import { wordsOf } from '../../../games/pixie-queen/words.ts'
import type { MoveText } from '../../../text/pixie-queen/assemble.ts'
import { many } from '../../table/choices.tsx'
import type { Option as AnyOption } from '../../table/table.ts'
import { Crest, GoodPicture, Picture, Pixie, Seal, SINGLE_ART, SKILL_ART } from './art.tsx'
import { discsFor, viewerOf } from './facts.ts'

/** One legal choice; those that cost punishment points are `dear`. */
export interface Option extends AnyOption {
  readonly words: MoveWords
}

/** Steps that are decided on the board; the others open their choices by themselves. */
const ON_BOARD = new Set<Step>([
  'turn',
  'afterAction',
  'promote',
  'promoteStep',
  'freePromotion',
  'neutralPromotion',
  'rob',
  'send',
  'copyTarget',
])

/** Whether a step's choices are opened without being asked for. */
export const opensItself = (step: Step, count: number): boolean => many(count) && !ON_BOARD.has(step)

/** Top of the castle first, passing last. */
function weight(w: MoveWords): number {
  if ('pass' in w) return 99
  if ('done' in w || 'seal' in w) return -1
  if ('space' in w)
    return w.space === 13
      ? 0
      : w.space === 14
        ? 1
        : w.space > 14
          ? 30 + w.space
          : w.space > 9
            ? w.space - 8
            : w.space > 5
              ? w.space
              : 10 + w.space
  // Steps left unused are lost: stopping is never the first thing offered.
  if ('stop' in w) return 90
  return 'unchain' in w ? 80 : 10
}

function toneOf(w: MoveWords, view: View, alone: boolean): Option['tone'] {
  if ('pass' in w) return 'dear'
  // Golden is the end alone, once nothing else can be done.
  if ('done' in w) return alone ? 'primary' : 'ends'
  if ('stop' in w) return 'ends'
  if ('seal' in w) return (view.offers[viewerOf(view)]?.hands.length ?? 0) === 0 ? 'dear' : 'primary'
  if ('offer' in w) return isWrongFood(w.offer, view) ? 'dear' : 'plain'
  return 'plain'
}

/** Food the Queen does not want this round. */
export function isWrongFood(good: string, view: View): boolean {
  return FOODS.some((f) => f === good) && view.demands[view.round - 1] !== good
}

/** Offerings: what the Queen wants, silver, gold, then what she does not want, and nothing at last. */
const OFFERS: Readonly<Record<string, number>> = { demanded: 10, silver: 11, gold: 12, wrong: 13 }

const rank = (o: Option): number => OFFERS[o.group ?? ''] ?? weight(o.words) + (o.tone === 'dear' ? 200 : 0)

/** Kinds of choices of one decision that are told apart where all are open: scraps and offerings. */
type Group = 'throw' | 'demanded' | 'silver' | 'gold' | 'wrong' | 'close'

/** The group of a choice; null where its decision has none. */
function groupOf(w: MoveWords, tone: Option['tone']): Group | null {
  if ('remove' in w) return 'throw'
  if ('seal' in w) return 'close'
  if (!('offer' in w)) return null
  if (w.offer === 'silver' || w.offer === 'gold') return w.offer
  return tone === 'dear' ? 'wrong' : 'demanded'
}

/**
 * A pass can be taken back while the turn waits for the word "End turn", unless it is the last of the phase; an offering
 * cannot, for it may be the one that opens all hands (PQ-OFFER-05).
 */
const passWaits = (w: MoveWords, view: View): boolean =>
  'pass' in w && view.players.some((p, seat) => seat !== view.viewer && !p.passed && p.discs > 0)

/** Food that is thrown away and food the Queen does not want have a heading of their own. */
const headOf = (group: Group | null, text: MoveText, throwAway: string): { readonly head?: string } =>
  group === 'throw' ? { head: throwAway } : group === 'wrong' ? { head: text.detail } : {}

function optionOf(move: Move, view: View, text: MoveText, throwAway: string, alone: boolean): Option {
  const words = wordsOf(move)
  const tone = toneOf(words, view, alone)
  const group = groupOf(words, tone)
  return {
    move,
    words,
    text,
    tone,
    group,
    ...headOf(group, text, throwAway),
    // Food the Queen asks for is steps.
    ...(group === 'demanded' ? { means: `= ${text.detail}` } : {}),
    waits: passWaits(words, view),
    pad: isPad(words),
    art: () => artOf(words, view),
    end: () => sealsOf(words, view),
  }
}

/** The choices in the order in which they are shown; `say` puts a move into words, `throwAway` heads the scraps. */
export function optionsOf(choices: readonly Move[], view: View, say: (w: MoveWords) => MoveText, throwAway = ''): Option[] {
  return choices.map((move) => optionOf(move, view, say(wordsOf(move)), throwAway, choices.length === 1)).sort((a, b) => rank(a) - rank(b))
}

const isSingle = (x: string): x is SingleUse => SINGLE_USE.some((s) => s === x)
const isSkill = (x: string): x is Skill => SKILLS.some((s) => s === x)

/** Several goods side by side, each as often as it counts; many of one kind with a number. */
export function Heap({ goods }: { readonly goods: GoodsDelta | Goods }) {
  const kinds = GOODS.filter((k) => (goods[k] ?? 0) > 0)
  return (
    <span class="heap">
      {kinds.map((k) => (
        <span key={k}>
          <GoodPicture kind={k} />
          {(goods[k] ?? 0) > 1 && <b>{goods[k]}</b>}
        </span>
      ))}
    </span>
  )
}

const Arch = ({ id }: { readonly id: string }) => (
  <span class="arch">
    <Picture id={id} cls="" />
  </span>
)

/** A skill as its tile shows it. */
export const SkillTile = ({ skill }: { readonly skill: Skill }) => (
  <span class="tile skill">
    <Picture id={SKILL_ART[skill][0]} />
    {SKILL_ART[skill][1] && <em>{SKILL_ART[skill][1]}</em>}
  </span>
)

function forArt(w: Extract<MoveWords, { swap: unknown }>): ComponentChildren {
  const what = w.for
  if (what !== undefined && isSingle(what)) return <Picture id={SINGLE_ART[what]} />
  if (what !== undefined && isSkill(what)) return <SkillTile skill={what} />
  return w.with === 'board' ? <Picture id="a-6" /> : <Crest colour={w.with} />
}

const goodArt = (kind: Parameters<typeof GoodPicture>[0]['kind'], count = 1, from = 2): ComponentChildren => (
  <span class="heap one">
    <span>
      <GoodPicture kind={kind} />
      {count >= from && <b>{count}</b>}
    </span>
  </span>
)

type Drawing = (w: MoveWords, view: View) => ComponentChildren | undefined

const places: Drawing = (w, view) => {
  const me = viewerOf(view)
  if ('space' in w) return <Arch id={`a-${w.space}`} />
  if ('copy' in w) return <Arch id={`a-${w.copy}`} />
  if ('rob' in w) return <Pixie colour={view.spaces[w.rob]?.pixie ?? me} cls="pixart" />
  if ('send' in w) return <Pixie colour={me} cls="pixart" />
  if ('promote' in w) {
    return (
      <span class="climb">
        <Pixie colour={view.step === 'neutralPromotion' ? view.seats : me} cls="pixart" />
        <Picture id={typeof w.to === 'number' ? `a-${w.to}` : 'g-castle'} />
      </span>
    )
  }
  if ('chain' in w) return <Pixie colour={w.chain} cls="pixart" />
  if ('swap' in w) return forArt(w)
  return undefined
}

const amounts: Drawing = (w, view) => {
  if ('take' in w) return goodArt(w.take)
  if ('give' in w) return goodArt(w.give)
  if ('add' in w) return goodArt(w.add)
  if ('pick' in w) return goodArt(w.pick)
  if ('food' in w) return <Heap goods={w.food} />
  if ('remove' in w) return <Heap goods={w.remove} />
  if ('offer' in w) return goodArt(w.offer, w.count, 1)
  if ('track' in w) return goodArt(w.track)
  if ('unchain' in w) return goodArt('stone')
  if ('count' in w)
    return goodArt(view.step === 'honeyCount' ? 'honey' : view.step === 'convertCount' ? 'gold' : (view.progress.take ?? 'gold'), w.count)
  return undefined
}

const rest: Drawing = (w) => {
  if ('skill' in w) return <SkillTile skill={w.skill} />
  if ('split' in w)
    return (
      <span class="heap">
        {w.split.map((n, seat) =>
          n > 0 ? (
            <span key={seat}>
              <Crest colour={seat} />
              <b>{n}</b>
            </span>
          ) : null,
        )}
      </span>
    )
  if ('mercy' in w) return <Arch id="a-9" />
  if ('peek' in w) return <Arch id={w.peek ? 'a-8' : 'a-15'} />
  if ('announce' in w) return <Arch id={w.announce ? 'a-7' : 'g-queen'} />
  return undefined
}

/** The picture of a choice; nothing for choices that are words alone. */
const artOf = (w: MoveWords, view: View): ComponentChildren | undefined => places(w, view) ?? amounts(w, view) ?? rest(w, view)

/** The seals a choice of an action costs, drawn at the end of its line. */
function sealsOf(w: MoveWords, view: View): ComponentChildren {
  if (!('space' in w)) return null
  const me = viewerOf(view)
  return (
    <span class="dd" aria-hidden="true">
      {Array.from({ length: discsFor(view, me, w.space) }, (_, i) => (
        <Seal key={i} colour={me} cls="" />
      ))}
    </span>
  )
}

/** Choices whose picture says everything: amounts and mixtures are keys of a pad, not lines of a list. */
const isPad = (w: MoveWords): boolean => 'food' in w || 'split' in w || 'count' in w || 'offer' in w
