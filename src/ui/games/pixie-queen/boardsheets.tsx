/** Details of the board: stairs, treasury, castle, score track. */
import { SERIES, type Series, type Track } from '../../../games/pixie-queen/types.ts'
import { Crest, LooseFace, Picture, Pixie, SERIES_ART, SKILL_ART, signed } from './art.tsx'
import { RewardTile } from './deals.tsx'
import { Panel, Rewards } from './details.tsx'
import { dueOf, scoreOf, seatsOnStep } from './facts.ts'
import { FlatStair } from './stairs.tsx'
import { useTable } from './table.ts'

/** A stair with everybody's place and the punishments. */
export function StairSheet({ track }: { readonly track: Track }) {
  const { view, w, name, me } = useTable()
  const ex = track === 'silver' ? w.explain.silverStair : w.explain.goldStair
  const { punishment, bonusOnLast, length } = view.options.edition.tracks
  const prices = track === 'silver' ? view.options.edition.tracks.silverPerGold : view.options.edition.tracks.goldPerRing
  return (
    <Panel title={ex.title} note={ex.text}>
      <FlatStair track={track} asButton={false} />
      <ol class="steplist" reversed>
        {Array.from({ length }, (_, k) => length - k).map((n) => {
          const here = seatsOnStep(view, track, n, me)
          return (
            <li key={n} class={here.includes(me) ? 'mine' : ''}>
              <span>
                {n === length ? w.stairTop(n, prices[n - 1] ?? 0, bonusOnLast) : w.stairStep(n, prices[n - 1] ?? 0, punishment[n - 1] ?? 0)}
              </span>
              <span class="who">
                {here.map((s) => (
                  <span key={s} class="nmx">
                    <Crest colour={s} /> {name(s)}
                  </span>
                ))}
              </span>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

function SeriesRow({ series }: { readonly series: Series }) {
  const { view, t, w } = useTable()
  const { rewardTiles } = view.options.edition
  const taken = view.taken[series]
  return (
    <section class="seriesrow">
      <h3>
        <Picture id={SERIES_ART[series]} /> {t.names.series[series].name}
        <small>{w.goldenLeft(Math.max(0, rewardTiles.goldNumbered - taken))}</small>
      </h3>
      <div class="rewards">
        {rewardTiles[series].map((v, k) => (
          <RewardTile key={k} series={series} value={v} plain={k >= rewardTiles.goldNumbered} gone={k < taken} />
        ))}
      </div>
    </section>
  )
}

/** All reward tiles; those gone are pale. Servants in the castle by colour. */
export function TreasurySheet() {
  const { w, view, me } = useTable()
  return (
    <Panel title={w.explain.treasury.title} note={w.explain.treasury.text}>
      {SERIES.map((s) => (
        <SeriesRow key={s} series={s} />
      ))}
      <h3 class="subhead">{w.servantsCount(view.castle.length)}</h3>
      <span class="rewards">
        {view.castle.map((c, k) => (
          <Pixie key={k} colour={c} cls="pixart" />
        ))}
      </span>
      <h3 class="subhead">{w.yourRewards}</h3>
      <Rewards seat={me} />
    </Panel>
  )
}

/** The score of everybody, how it came round by round, and what comes due. */
export function ScoreSheet() {
  const { view, w, name } = useTable()
  return (
    <Panel title={w.explain.scoreTrack.title} note={w.explain.scoreTrack.text}>
      <ul class="mines">
        {view.players
          .map((_, s) => s)
          .sort((a, b) => scoreOf(view, b) - scoreOf(view, a))
          .map((s) => (
            <li key={s}>
              <Crest colour={s} /> <b>{name(s)}</b> <b class="big">{signed(scoreOf(view, s))}</b>{' '}
              <span class="muted">{w.due(dueOf(view, s))}</span>
            </li>
          ))}
      </ul>
    </Panel>
  )
}

/** The Queen: her favourite, the order of now and next, servants; loose tiles on the board. */
export function CastleSheet() {
  const { view, w, t, name } = useTable()
  return (
    <Panel title={w.explain.throne.title} note={w.explain.throne.text}>
      <SeriesRow series="servant" />
      <h3 class="subhead">{w.explain.turnOrder.title}</h3>
      <ol class="orders">
        {view.turnNow.map((s, k) => (
          <li key={s}>
            {t.names.ordinal(k + 1)} <Crest colour={s} /> <b>{name(s)}</b>{' '}
            <span class="muted">{w.nextRound(view.turnNext.indexOf(s) + 1)}</span>
          </li>
        ))}
      </ol>
      <p class="lead">{w.explain.turnOrder.text}</p>
      <h3 class="subhead">{t.names.spaces.takeFoodTile.name}</h3>
      <span class="rewards">
        {view.foodTiles.map((v, k) => (
          <span key={k} class="tile">
            <b>{v}</b>
          </span>
        ))}
        {view.singleUse.map((s) => (
          <span key={s} class="tile">
            <LooseFace tile={s} />
          </span>
        ))}
      </span>
      <ul class="tilefacts">
        {view.skills.map((s) => (
          <li key={s}>
            <span class="tile skill">
              <Picture id={SKILL_ART[s][0]} />
            </span>
            <span>
              <b>{t.names.skills[s].name}</b>
              <small>{t.names.skills[s].does}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
