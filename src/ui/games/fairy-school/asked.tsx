/** What is asked in the middle of something: a line being carried out, a price being paid. The answers lie on the board as tokens and cards. */
import { cardFact } from '../../../text/fairy-school/facts.ts'
import { Piece } from '../../table/piece.tsx'
import { Medal, Token } from './art.tsx'
import { CardFace } from './card.tsx'
import { Effect, Tokens } from './effects.tsx'
import { fairyOf } from './facts.ts'
import { show } from './show.ts'
import { type Option, useTable } from './table.ts'

/** An answer as a picture; null where words must do. */
function Answer({ option }: { readonly option: Option }) {
  const { view, me, ctx } = useTable()
  const { words } = option
  const fairy = fairyOf(view, me)
  const frame = fairy.own?.frames.at(-1)
  const line = frame && cardFact(frame.card, ctx).card?.lines[frame.line]
  if ('give' in words) return <Token kind={words.give} />
  if ('bonus' in words) return <Token kind={words.bonus} />
  if ('waive' in words) return <Token kind={words.waive} n={fairy.own?.price[words.waive] ?? 1} always />
  if ('option' in words) return <Tokens bundle={line?.oneOf?.[words.option] ?? {}} />
  if ('repeat' in words && line) {
    const { max: _max, ...once } = line
    return <Effect line={once} />
  }
  return null
}

function AnswerButton({ option }: { readonly option: Option }) {
  const { play } = useTable()
  const words = 'repeat' in option.words || 'stop' in option.words
  return (
    <button type="button" class={`answer${words ? ' wordy' : ''}`} aria-label={option.text.label} onClick={() => play(option.move)}>
      <Answer option={option} />
      {words && <b>{option.text.title}</b>}
    </button>
  )
}

/** A card looked at by a summon; a tap plays it, for there is nothing more to be known. */
function Summoned({ option }: { readonly option: Option }) {
  const { ctx, desk, me } = useTable()
  const { words } = option
  const number = 'summon' in words ? words.summon : 0
  const card = cardFact(number, ctx).card
  if (!card) return null
  return (
    <button
      type="button"
      class="answer card-answer"
      aria-label={option.text.label}
      onClick={() => show(desk, { kind: 'card', card: number, of: me })}
    >
      <Piece>
        <CardFace card={card} cls="lying" />
      </Piece>
    </button>
  )
}

/** The steps that are answered here; `study` lies in the forest, `activate` on the cards. */
const STEPS = ['give', 'option', 'repeat', 'summon', 'bonus', 'waive'] as const
export const isAsked = (step: string): boolean => STEPS.some((each) => each === step)

/** The question of the moment with its answers; null when nothing of the kind is asked. */
export function Asked() {
  const { view, me, ctx, t, options } = useTable()
  const fairy = fairyOf(view, me)
  const frame = fairy.own?.frames.at(-1)
  const buying = fairy.own?.buying
  const about = cardFact(fairy.step === 'waive' && buying ? buying : (frame?.card ?? 0), ctx).card
  const answers = options.filter(({ words }) => !('exchange' in words) && !('joker' in words))
  if (!isAsked(fairy.step) || answers.length === 0) return null
  return (
    <section class="asked" aria-label={t.names.prompts[fairy.step]}>
      <p>
        {about && <Medal creature={about.creature} />}
        <b>{about && t.card(about).title}</b>
      </p>
      <div class="answers">
        {answers.map((option) =>
          'summon' in option.words ? <Summoned key={option.move} option={option} /> : <AnswerButton key={option.move} option={option} />,
        )}
      </div>
    </section>
  )
}
