/** Details behind every part of the table: one tap away, nothing hidden that is public. */

import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../../core/game.ts'
import { CUBES, FOODS, GOODS, SERIES, type Series, type Track } from '../../../games/pixie-queen/types.ts'
import { Button } from '../../kit/button.tsx'
import { Drawer, Sheet } from '../../kit/sheet.tsx'
import { Crest, colourClass, GoodPicture, LooseFace, Picture, Pixie, SERIES_ART, SKILL_ART, signed } from './art.tsx'
import { RewardTile } from './deals.tsx'
import { demandsLeft, demandTokens, dueOf, goodsOf, placeIn, scoreOf, seatsOnStep, standing, stepOf } from './facts.ts'
import { spaceName } from './labels.ts'
import { AboutMe, LogLines } from './log.tsx'
import { FlatStair } from './stairs.tsx'
import { useTable } from './table.ts'

function useClose(): () => void {
  const { desk } = useTable()
  return () => {
    desk.panel.value = null
  }
}

interface PanelProps {
  readonly title: string
  readonly note?: ComponentChildren
  readonly art?: ComponentChildren
  readonly children: ComponentChildren
  readonly actions?: ComponentChildren
}
function Panel(props: PanelProps) {
  const { i } = useTable()
  return <Sheet {...props} closeLabel={i.common.close} onClose={useClose()} />
}

const Row = ({ k, children }: { readonly k: ComponentChildren; readonly children: ComponentChildren }) => (
  <div class="kv">
    <dt>{k}</dt>
    <dd>{children}</dd>
  </div>
)

/** Goods in a row with counts; used for stock, screens, what left the game. */
function Counted({ goods }: { readonly goods: Readonly<Record<string, number>> }) {
  const { t } = useTable()
  return (
    <ul class="counted">
      {GOODS.map((k) => (
        <li key={k} class={(goods[k] ?? 0) > 0 ? '' : 'zero'}>
          <GoodPicture kind={k} cls="" />
          <b>{goods[k] ?? 0}</b>
          <span class="sr">{t.names.goodForms[k][1]}</span>
        </li>
      ))}
    </ul>
  )
}

function TileFacts({ seat }: { readonly seat: Seat }) {
  const { view, t, w } = useTable()
  const p = view.players[seat]
  if (!p) return null
  return (
    <ul class="tilefacts">
      <li>
        <span class={`tile${p.foodTile === null ? ' vacant' : ''}`}>{p.foodTile !== null && <b>{p.foodTile}</b>}</span>
        <span>{p.foodTile === null ? w.noFoodTile : w.foodTile(p.foodTile)}</span>
      </li>
      <li>
        <span class={`tile${p.singleUse === null ? ' vacant' : ''}`}>{p.singleUse && <LooseFace tile={p.singleUse} />}</span>
        <span>
          <b>{p.singleUse ? t.names.singleUse[p.singleUse].name : w.noSingleUse}</b>
          {p.singleUse && <small>{t.names.singleUse[p.singleUse].does}</small>}
        </span>
      </li>
      <li>
        <span class={`tile${p.skill === null ? ' vacant' : ' skill'}`}>{p.skill && <Picture id={SKILL_ART[p.skill][0]} />}</span>
        <span>
          <b>{p.skill ? t.names.skills[p.skill].name : w.noSkill}</b>
          {p.skill && <small>{t.names.skills[p.skill].does}</small>}
        </span>
      </li>
      {p.onSkill !== null && (
        <li>
          <span class="tile">
            <LooseFace tile={p.onSkill} />
          </span>
          <span>
            {w.extraSlot}: {t.names.tile(p.onSkill)}
          </span>
        </li>
      )}
    </ul>
  )
}

function Rewards({ seat }: { readonly seat: Seat }) {
  const { view, w } = useTable()
  const screen = view.players[seat]?.screen
  if (!screen) return <span class="muted">{w.hiddenGoods}</span>
  return (
    <span class="rewards">
      {screen.rewards.map((r, k) => (
        <RewardTile key={k} series={r.series} value={r.value} />
      ))}
      {[1, 2].flatMap((n) =>
        Array.from({ length: screen.markers[n - 1] ?? 0 }, (_, k) => (
          <span key={`${n}.${k}`} class="mk">
            {n}
          </span>
        )),
      )}
      {screen.rewards.length === 0 && screen.markers[0] + screen.markers[1] === 0 && '–'}
    </span>
  )
}

function Standing({ seat }: { readonly seat: Seat }) {
  const table = useTable()
  const { view, w } = table
  const p = view.players[seat]
  const at = standing(view, seat)
  return (
    <>
      {at.length === 0 && <span class="muted">–</span>}
      {at.map((id) => (
        <span key={id} class="spx">
          <Picture id={`a-${id}`} /> {spaceName(table, id)}
        </span>
      ))}
      {p && p.servants > 0 && <span class="spx">{w.servantsCount(p.servants)}</span>}
    </>
  )
}

/** A player: score, what comes due, orders, pixies, tiles with their texts, goods where they may be seen. */
export function PlayerSheet({ seat }: { readonly seat: Seat }) {
  const { view, w, t, name, me } = useTable()
  const p = view.players[seat]
  const d = view.due[seat]
  if (!p) return null
  const place = placeIn(view.turnNow, seat)
  const next = placeIn(view.turnNext, seat)
  const goods = goodsOf(view, seat)
  return (
    <Panel
      title={name(seat)}
      note={p.alive ? (place === 0 ? w.queensFavourite : t.names.ordinal(place + 1)) : w.out}
      art={<Pixie colour={seat} cls={`bigpix ${colourClass(seat)}`} />}
    >
      <dl class="facts">
        <Row k={w.scoreTrack}>
          <span class="muted">{d && w.dueLong(d.miners, d.tracks, d.bonus)}</span>
          <b class="big">{signed(scoreOf(view, seat))}</b>
        </Row>
        <Row k={w.discsLeft(p.discs)}>{p.passed ? w.passed : next >= 0 ? w.nextRound(next + 1) : ''}</Row>
        <Row k={w.silverStair}>
          {stepOf(view, seat, 'silver')} / {view.options.edition.tracks.length}
        </Row>
        <Row k={w.goldStair}>
          {stepOf(view, seat, 'gold')} / {view.options.edition.tracks.length}
        </Row>
        <Row k={`${t.names.miners(p.miners)}, ${t.names.stones(p.stones[0] + p.stones[1])}`}>{signed(-(d?.miners ?? 0))}</Row>
        <Row k={w.explain.castle.title}>
          <Standing seat={seat} />
        </Row>
      </dl>
      <TileFacts seat={seat} />
      <h3 class="subhead">{seat === me ? w.yourScreen : w.screenOf(name(seat))}</h3>
      {goods ? <Counted goods={goods} /> : <p class="muted">{w.hiddenGoods}</p>}
      {seat === me && <Rewards seat={seat} />}
    </Panel>
  )
}

/** One's own screen: goods, rewards, tiles, and the stock beside them. */
export function ScreenSheet() {
  const { view, me, w } = useTable()
  const goods = goodsOf(view, me)
  return (
    <Panel title={w.yourScreen} note={w.explain.screen.text}>
      {goods && <Counted goods={goods} />}
      <h3 class="subhead">{w.yourRewards}</h3>
      <Rewards seat={me} />
      <TileFacts seat={me} />
      <h3 class="subhead">{w.stock}</h3>
      <Counted goods={view.stock} />
      {GOODS.some((k) => view.removed[k] > 0) && (
        <>
          <h3 class="subhead">{w.removedGoods}</h3>
          <Counted goods={view.removed} />
        </>
      )}
    </Panel>
  )
}

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

/** The log of a phone. */
export function LogDrawer() {
  const { i } = useTable()
  const mine = useSignal(false)
  return (
    <Drawer title={i.table.log} note={<AboutMe mine={mine} />} closeLabel={i.common.close} onClose={useClose()}>
      <LogLines mine={mine.value} />
    </Drawer>
  )
}
