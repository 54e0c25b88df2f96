import { useState } from 'preact/hooks'
import { takeChosenEdition } from '../../app/edition-choice.ts'
import { href } from '../../app/routes.ts'
import { askRule } from '../../app/rules.ts'
import { peopleAt, type TablePlan, takePlan } from '../../app/start.ts'
import type { Problem } from '../../worker/protocol.ts'
import { GAMES, type GameCard, gameCard } from '../games/index.tsx'
import { Button, IconButton } from '../kit/button.tsx'
import { Switch } from '../kit/choice.tsx'
import { Icon } from '../kit/icon.tsx'
import { lazy } from '../kit/lazy.tsx'
import { SectionTitle } from '../kit/list.tsx'
import { Cover } from './cover.tsx'
import { Frame } from './frame.tsx'
import { Missing } from './missing.tsx'
import { OwnData } from './own-data.tsx'
import { ProblemNotice } from './problem.tsx'
import { planOf, play, starting } from './quick.ts'
import { Seats } from './seats.tsx'
import { FlatSetting } from './setting-rows.tsx'
import { useText } from './texts.ts'

function Picks({ chosen }: { readonly chosen: string }) {
  const t = useText()
  return (
    <nav class="game-picks" aria-label={t.home.games}>
      {GAMES.map((game) => {
        const body = (
          <>
            <Cover of={game} sizes="400px" />
            <span class="display">
              {game.title}
              {!game.play && <small>{t.home.inTheMaking}</small>}
            </span>
          </>
        )
        if (!game.play)
          return (
            <div key={game.id} class={`game-pick later ${game.world}`}>
              {body}
            </div>
          )
        const on = game.id === chosen
        return (
          <a
            key={game.id}
            class={`game-pick ${game.world}`}
            href={href({ name: 'new', game: game.id })}
            aria-current={on ? 'true' : undefined}
          >
            {body}
            {on && (
              <i>
                <Icon name="check" />
              </i>
            )}
          </a>
        )
      })}
    </nav>
  )
}

const forms = new Map(GAMES.flatMap((game) => (game.play ? [[game.id, lazy(game.play.loadOptions)] as const] : [])))

function Rules({ plan, onChange }: { readonly plan: TablePlan; readonly onChange: (plan: TablePlan) => void }) {
  const t = useText()
  const form = forms.get(plan.game)
  const changed = Object.keys(plan.options).length
  return (
    <section>
      <SectionTitle note={changed === 0 ? t.newTable.rulesHint : t.newTable.changed(changed)}>{t.newTable.rules}</SectionTitle>
      <div class="stack-s">
        {form && <form.View seats={plan.seats.length} values={plan.options} onChange={(options) => onChange({ ...plan, options })} />}
        {form?.here() && <OwnData game={plan.game} options={plan.options} onChange={(options) => onChange({ ...plan, options })} />}
      </div>
    </section>
  )
}

/** As it was handed on, else as last time; with the edition somebody wants to play with. */
function beginningOf(game: GameCard): TablePlan {
  const [plan, edition] = [takePlan(game.id) ?? planOf(game), takeChosenEdition(game.id)]
  return edition === undefined ? plan : { ...plan, options: { ...plan.options, edition } }
}

function Plan({ game }: { readonly game: GameCard }) {
  const t = useText()
  const [plan, setPlan] = useState(() => beginningOf(game))
  const [problem, setProblem] = useState<Problem | null>(null)
  const start = () => {
    void play(plan).then(setProblem)
  }
  const people = peopleAt(plan.seats)
  const foot = (
    <Button
      kind="primary"
      wide
      tall
      aria-busy={starting.value}
      note={people === 0 ? t.newTable.everySeatBot : t.newTable.seatCount(plan.seats.length)}
      onClick={start}
    >
      {t.newTable.play}
    </Button>
  )
  return (
    <Frame title={t.newTable.title} foot={foot} tools={<IconButton icon="info" label={t.home.learn} onClick={() => askRule(game.id)} />}>
      <Picks chosen={game.id} />
      {problem && <ProblemNotice problem={problem} />}
      <Seats game={game} seats={plan.seats} onChange={(seats) => setPlan({ ...plan, seats })} />
      {plan.mirror && <p class="quiet-text">{t.newTable.mirrorColours}</p>}
      {game.play?.mirrors && (
        <Switch
          label={t.newTable.mirror}
          note={t.newTable.mirrorHint}
          on={plan.mirror === true}
          onChange={(mirror) => setPlan({ ...plan, mirror })}
        />
      )}
      <FlatSetting />
      <Rules plan={plan} onChange={setPlan} />
    </Frame>
  )
}

/** Everything is set already: one tap plays. */
export function NewTable({ game }: { readonly game: string }) {
  const card = gameCard(game) ?? (game === '' ? GAMES.find((each) => each.play) : undefined)
  return card?.play ? <Plan game={card} /> : <Missing />
}
