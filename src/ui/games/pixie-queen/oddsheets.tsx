/** What may still come: the demands, and the cubes of the bag beside the mines. */
import { CUBES, FOODS } from '../../../games/pixie-queen/types.ts'
import { Button } from '../../kit/button.tsx'
import { Crest, GoodPicture, Picture, Pixie } from './art.tsx'
import { Panel } from './details.tsx'
import { demandsLeft, demandTokens } from './facts.ts'
import { useTable } from './table.ts'

/** The demands so far, and what may still come with its chance. */
export function DemandsSheet() {
  const { view, w, t } = useTable()
  const left = demandsLeft(view)
  const all = FOODS.reduce((n, f) => n + left[f], 0)
  const open = view.demands.length < view.options.edition.demandTokens.used
  return (
    <Panel title={w.explain.demands.title} note={w.explain.demands.text}>
      <ol class="demandlist">
        {demandTokens(view).map((d) => (
          <li key={d.round}>
            <span class={`demand ${d.food ? 'open' : 'shut'}${d.now ? ' now' : ''}`}>
              {d.food ? <GoodPicture kind={d.food} cls="" /> : <Picture id="g-queen" cls="" />}
            </span>
            <span>{d.food ? w.demandShown(d.round, d.food) : w.demandHidden(d.round)}</span>
          </li>
        ))}
      </ol>
      {open && all > 0 && (
        <ul class="odds">
          {FOODS.map((f) => (
            <li key={f}>
              <GoodPicture kind={f} cls="" />
              <span class="bar">
                <i style={{ width: `${(100 * left[f]) / all}%` }} />
              </span>
              <b>
                {left[f]} / {all}
              </b>
              <span>{Math.round((100 * left[f]) / all)}%</span>
              <span class="sr">{t.names.goodForms[f][1]}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function BigMine() {
  const { view, me } = useTable()
  const p = view.players[me]
  if (!p) return null
  const { bottom, upper } = view.options.edition.mine
  const low = Math.min(p.miners, bottom)
  return (
    <div class="bigmine">
      <div class="up">
        {Array.from({ length: upper }, (_, k) => (k < p.miners - low ? <Pixie key={k} colour={me} cls="" /> : <i key={k} />))}
      </div>
      <div class="lo">
        {Array.from({ length: bottom }, (_, k) => (
          <span key={k}>
            {k < low ? <Pixie colour={me} cls="" /> : <i />}
            <em>
              {Array.from({ length: p.stones[k] ?? 0 }, (_, s) => (
                <GoodPicture key={s} kind="stone" cls="" />
              ))}
            </em>
          </span>
        ))}
      </div>
    </div>
  )
}

/** One's own mine, freeing miners, the others' mines, and what is in the bag. */
export function MineSheet() {
  const { view, me, w, t, name, options, play } = useTable()
  const p = view.players[me]
  const bag = CUBES.reduce((n, c) => n + view.bag[c], 0)
  const free = options.filter((o) => 'unchain' in o.words)
  return (
    <Panel
      title={w.explain.mine.title}
      note={p ? w.yourMine(p.miners, p.stones[0] + p.stones[1]) : undefined}
      actions={
        free.length > 0
          ? free.map((o) => (
              <Button key={o.move} kind="primary" aria-label={o.text.label} onClick={() => play(o.move)} note={o.text.detail}>
                {o.text.title}
              </Button>
            ))
          : undefined
      }
    >
      <BigMine />
      <p class="lead">{w.explain.mine.text}</p>
      <h3 class="subhead">{w.bagCount(bag)}</h3>
      <ul class="odds">
        {CUBES.map((c) => (
          <li key={c}>
            <GoodPicture kind={c} cls="" />
            <span class="bar">
              <i style={{ width: `${bag > 0 ? (100 * view.bag[c]) / bag : 0}%` }} />
            </span>
            <b>{view.bag[c]}</b>
            <span>{bag > 0 ? Math.round((100 * view.bag[c]) / bag) : 0}%</span>
            <span class="sr">{t.names.goodForms[c][1]}</span>
          </li>
        ))}
      </ul>
      <ul class="mines">
        {view.players.map((q, s) => (
          <li key={s}>
            <Crest colour={s} /> <b>{name(s)}</b> {t.names.miners(q.miners)}, {t.names.stones(q.stones[0] + q.stones[1])}
          </li>
        ))}
        {view.seats === 2 && (
          <li>
            <Crest colour={2} /> <b>{w.thirdColour}</b> {t.names.miners(view.neutralMiners)}
          </li>
        )}
      </ul>
    </Panel>
  )
}
