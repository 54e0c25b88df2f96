/** One's own screen at the foot: goods, tiles, mine. Each part opens its details. */
import { peopleAt } from '../../../app/start.ts'
import { GOODS } from '../../../games/pixie-queen/types.ts'
import { Crest, GoodPicture, LooseFace, Picture, Pixie, SKILL_ART, signed } from './art.tsx'
import { goodsOf } from './facts.ts'
import { type Panel, part, type Table, useTable } from './table.ts'

function Goods() {
  const { view, me } = useTable()
  const goods = goodsOf(view, me)
  return (
    <span class="goods" data-at="own-goods">
      {GOODS.map((k) => (
        <span key={k} class={`held${goods && goods[k] > 0 ? '' : ' zero'}`} data-at={`own-${k}`}>
          <GoodPicture kind={k} cls="" />
          <b>{goods ? goods[k] : '?'}</b>
        </span>
      ))}
    </span>
  )
}

/** Slots of a screen: food tile, single-use tile, skill with what lies on it. */
export function Slots({ seat }: { readonly seat: number }) {
  const { view } = useTable()
  const p = view.players[seat]
  if (!p) return null
  const [icon, tag] = p.skill ? SKILL_ART[p.skill] : ['', '']
  return (
    <span class="tiles">
      <span class={`tile${p.foodTile === null ? ' vacant' : ''}`}>{p.foodTile !== null && <b>{p.foodTile}</b>}</span>
      <span class={`tile${p.singleUse === null ? ' vacant' : ''}`}>{p.singleUse && <LooseFace tile={p.singleUse} />}</span>
      <span class={`tile${p.skill === null ? ' vacant' : ' skill'}`}>
        {p.skill && <Picture id={icon} />}
        {tag && <em>{tag}</em>}
        {p.onSkill !== null && (
          <span class="mtile ontop">
            <LooseFace tile={p.onSkill} />
          </span>
        )}
      </span>
    </span>
  )
}

const MAX_DRAWN = 3

function MineBox() {
  const { view, me, t, w } = useTable()
  const p = view.players[me]
  if (!p) return null
  const more = p.miners > MAX_DRAWN
  const drawn = more ? MAX_DRAWN - 1 : p.miners
  return (
    <span class={`minebox m${more ? `${MAX_DRAWN} crowd` : drawn}`} data-at="own-mine">
      {Array.from({ length: drawn }, (_, i) => (
        <span key={i} class="miner">
          <Pixie colour={me} cls="m" />
          <span class="st">
            {Array.from({ length: i < 2 ? (p.stones[i] ?? 0) : 0 }, (_, k) => (
              <GoodPicture key={k} kind="stone" cls="" />
            ))}
          </span>
        </span>
      ))}
      {p.miners === 0 && <Picture id="g-pick" cls="i idle" />}
      {more && <b class="more">+{p.miners - drawn}</b>}
      <span class="mt">
        <b>{t.names.miners(p.miners)}</b>
        <br />
        {t.names.stones(p.stones[0] + p.stones[1])}
        <br />
        {w.due(view.due[me]?.miners ?? 0)}
      </span>
    </span>
  )
}

/** Several people see each other's shelves in turn: whose it is must be told. */
const isShared = ({ model }: Table): boolean => model.real?.followed.value === true || peopleAt(model.seats.value) > 1

/** The shelf: two buttons, one to the screen's details and one to the mine. */
export const Shelf = part(
  (table) => {
    const { view, me, light } = table
    return [JSON.stringify(view.players[me]), view.due[me]?.miners, light('mine'), isShared(table)]
  },
  () => {
    const table = useTable()
    const { view, me, t, w, desk, model, name } = table
    const goods = goodsOf(view, me)
    const p = view.players[me]
    const open = (panel: Panel) => () => {
      desk.panel.value = panel
    }
    const stones = (p?.stones[0] ?? 0) + (p?.stones[1] ?? 0)
    const light = table.light('mine')
    const toMine = light ? () => table.touch('mine') : open({ kind: 'mine' })
    return (
      <div class="shelf">
        {isShared(table) && <Crest colour={me} cls="whose" />}
        <button
          type="button"
          class="screen"
          aria-label={`${model.real?.followed.value ? name(me) : w.yourScreen}: ${goods ? t.names.goods(goods) : w.hiddenGoods}`}
          onClick={open({ kind: 'screen' })}
        >
          <Goods />
          <span class="bar" />
          <Slots seat={me} />
        </button>
        <span class="bar" />
        <button
          type="button"
          class={`minebutton${light ? ` ${light}` : ''}`}
          aria-label={`${w.yourMine(p?.miners ?? 0, stones)}, ${signed(-(view.due[me]?.miners ?? 0))}`}
          onClick={toMine}
        >
          <MineBox />
        </button>
      </div>
    )
  },
)
