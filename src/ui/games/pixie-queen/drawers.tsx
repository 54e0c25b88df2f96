/** A player and one's own screen: one tap away, nothing hidden that is public. */
import type { Seat } from '../../../core/game.ts'
import { GOODS } from '../../../games/pixie-queen/types.ts'
import { colourClass, Picture, Pixie, signed } from './art.tsx'
import { Counted, Panel, Rewards, Row, TileFacts } from './details.tsx'
import { goodsOf, placeIn, scoreOf, standing, stepOf } from './facts.ts'
import { spaceName } from './labels.ts'
import { useTable } from './table.ts'

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
