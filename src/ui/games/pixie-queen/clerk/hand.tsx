/** What a player shows at the end: tiles by a tap, stones and goods by number. Every tap is kept; all of a hand is one entry. */
import type { Hand } from '../../../../games/pixie-queen/clerk.ts'
import { handOf, pridedBy, SKILL_POINTS, toggled } from '../../../../games/pixie-queen/clerk-hand.ts'
import { GOODS, SERIES, type Series } from '../../../../games/pixie-queen/types.ts'
import { Button } from '../../../kit/button.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { Crest, GoodPicture, Picture, SERIES_ART } from '../art.tsx'
import { useDesk } from './desk.ts'
import { Stepper } from './stepper.tsx'

const MOST_MARKERS = 40

/** A change of the hand as it is when its turn comes: fast fingers tap on while the last tap is being kept. */
type Change = (hand: Hand) => Hand

interface TilesProps {
  readonly seat: number
  readonly series: Series
  readonly hand: Hand
  readonly onChange: (change: Change) => void
}

function Tiles({ seat, series, hand, onChange }: TilesProps) {
  const { c, t, book, name, edition } = useDesk()
  const { name: title, tile } = t.names.series[series]
  const own = hand[series]
  const skill = book.players[seat]?.skill ?? null
  const toggle = (value: number) => onChange((now) => toggled(now, skill, series, value))
  return (
    <fieldset class="tiles" aria-label={c.count.tiles(title)}>
      <span class="tiles-t">
        <Picture id={SERIES_ART[series]} />
        {title}
      </span>
      {edition.rewardTiles[series].map((value, k) => {
        const other = book.players.findIndex((player, each) => each !== seat && handOf(player)[series].includes(value))
        const taken = other >= 0 && !own.includes(value)
        return (
          <button
            key={value}
            type="button"
            class={`rt${k < edition.rewardTiles.goldNumbered ? '' : ' plain'}`}
            aria-pressed={own.includes(value)}
            disabled={taken}
            aria-label={taken ? c.count.hasIt(tile(value), name(other)) : tile(value)}
            onClick={() => toggle(value)}
          >
            <b>{value}</b>
          </button>
        )
      })}
    </fieldset>
  )
}

/** The sheet of a player's hand. */
export function HandSheet({ seat }: { readonly seat: number }) {
  const { c, i, t, book, name, crest, tell, open, edition } = useDesk()
  const player = book.players[seat]
  if (!player) return null
  const hand = handOf(player)
  const prided = player.skill && pridedBy(player.skill) ? c.count.prided(t.names.skills[player.skill].name, SKILL_POINTS) : null
  // The same hand, entered on: it stays one line of the log.
  const change = (next: Change) =>
    void tell(
      (now) => ({ type: 'hand', seat, hand: next(handOf(now.players[seat] ?? player)) }),
      (last) => last.type === 'hand' && last.seat === seat,
    )
  const done = () => {
    if (!player.hand) change((now) => now)
    open({ kind: 'count' })
  }
  return (
    <Sheet
      class="pq clerk-sheet large"
      title={name(seat)}
      note={c.count.enter(name(seat))}
      art={<Crest colour={crest(seat)} cls="sheet-crest" />}
      closeLabel={i.common.close}
      onClose={() => open({ kind: 'count' })}
      actions={
        <Button kind="primary" onClick={done}>
          {i.common.done}
        </Button>
      }
    >
      <div class="stack">
        {SERIES.map((series) => (
          <Tiles key={series} seat={seat} series={series} hand={hand} onChange={change} />
        ))}
        <div class="list">
          <Stepper
            label={c.count.markers}
            note={prided ?? c.count.markersNote}
            value={hand.markers}
            max={MOST_MARKERS}
            typed
            onChange={(_, step) => change((now) => ({ ...now, markers: step(now.markers) }))}
          />
          <Stepper
            label={c.count.stones}
            art={<GoodPicture kind="stone" cls="stepper-art" />}
            value={hand.stones}
            max={edition.mine.bottom * edition.mine.stonesPerMiner}
            typed
            onChange={(_, step) => change((now) => ({ ...now, stones: step(now.stones) }))}
          />
          {GOODS.map((good) => (
            <Stepper
              key={good}
              label={t.names.goodForms[good][1]}
              art={<GoodPicture kind={good} cls="stepper-art" />}
              value={hand.goods[good]}
              max={edition.goods[good]}
              typed
              onChange={(_, step) => change((now) => ({ ...now, goods: { ...now.goods, [good]: step(now.goods[good]) } }))}
            />
          ))}
        </div>
      </div>
    </Sheet>
  )
}
