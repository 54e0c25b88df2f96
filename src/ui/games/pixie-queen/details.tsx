/** What the sheets of details have in common. */
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../../core/game.ts'
import { GOODS } from '../../../games/pixie-queen/types.ts'
import { Sheet } from '../../kit/sheet.tsx'
import { GoodPicture, LooseFace, Picture, SKILL_ART } from './art.tsx'
import { RewardTile } from './deals.tsx'
import { useTable } from './table.ts'

/** Closes what is open. */
export function useClose(): () => void {
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
/** A sheet of details. */
export function Panel(props: PanelProps) {
  const { i } = useTable()
  return <Sheet {...props} closeLabel={i.common.close} onClose={useClose()} />
}

/** A fact and its value. */
export const Row = ({ k, children }: { readonly k: ComponentChildren; readonly children: ComponentChildren }) => (
  <div class="kv">
    <dt>{k}</dt>
    <dd>{children}</dd>
  </div>
)

/** Goods in a row with counts; used for stock, screens, what left the game. */
export function Counted({ goods }: { readonly goods: Readonly<Record<string, number>> }) {
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

/** The tiles of a seat with what they do. */
export function TileFacts({ seat }: { readonly seat: Seat }) {
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

/** Reward tiles and markers, where they may be seen. */
export function Rewards({ seat }: { readonly seat: Seat }) {
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
