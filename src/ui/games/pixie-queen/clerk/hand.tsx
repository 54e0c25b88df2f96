/** What a player shows at the end: tiles by a tap, stones and goods by number. Every tap is kept; all of a hand is one entry. */
import type { Hand } from '../../../../games/pixie-queen/clerk.ts'
import { EDITION } from '../../../../games/pixie-queen/edition.ts'
import { GOODS, SERIES, type Series } from '../../../../games/pixie-queen/types.ts'
import { Button } from '../../../kit/button.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { Crest, GoodPicture, Picture, SERIES_ART } from '../art.tsx'
import { useDesk } from './desk.ts'
import { Stepper } from './stepper.tsx'

const MOST_MARKERS = 40

const empty = (markers: number): Hand => ({
  servant: [],
  ring: [],
  special: [],
  markers,
  stones: 0,
  goods: { apple: 0, bread: 0, honey: 0, silver: 0, gold: 0 },
})

interface TilesProps {
  readonly seat: number
  readonly series: Series
  readonly hand: Hand
  readonly onChange: (hand: Hand) => void
}

function Tiles({ seat, series, hand, onChange }: TilesProps) {
  const { c, t, book, name } = useDesk()
  const { name: title, tile } = t.names.series[series]
  const own = hand[series]
  const toggle = (value: number) =>
    onChange({ ...hand, [series]: own.includes(value) ? own.filter((each) => each !== value) : [...own, value] })
  return (
    <fieldset class="tiles" aria-label={c.count.tiles(title)}>
      <span class="tiles-t">
        <Picture id={SERIES_ART[series]} />
        {title}
      </span>
      {EDITION.rewardTiles[series].map((value, k) => {
        const other = book.players.findIndex((player, each) => each !== seat && player.hand?.[series].includes(value))
        return (
          <button
            key={value}
            type="button"
            class={`rt${k < EDITION.rewardTiles.goldNumbered ? '' : ' plain'}`}
            aria-pressed={own.includes(value)}
            disabled={other >= 0}
            aria-label={other >= 0 ? c.count.hasIt(tile(value), name(other)) : tile(value)}
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
  const { c, i, t, book, entries, name, crest, tell, edit, open } = useDesk()
  const player = book.players[seat]
  if (!player) return null
  const hand = player.hand ?? empty(player.markers)
  const last = entries.at(-1)
  const change = (next: Hand) => {
    const entry = { type: 'hand', seat, hand: next } as const
    // The same hand, entered on: it stays one line of the log.
    void (last?.type === 'hand' && last.seat === seat ? edit(entries.length - 1, entry) : tell(entry))
  }
  const done = () => {
    if (!player.hand) change(hand)
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
            note={c.count.markersNote}
            value={hand.markers}
            max={MOST_MARKERS}
            onChange={(markers) => change({ ...hand, markers })}
          />
          <Stepper
            label={c.count.stones}
            art={<GoodPicture kind="stone" cls="stepper-art" />}
            value={hand.stones}
            max={EDITION.mine.bottom * EDITION.mine.stonesPerMiner}
            onChange={(stones) => change({ ...hand, stones })}
          />
          {GOODS.map((good) => (
            <Stepper
              key={good}
              label={t.names.goodForms[good][1]}
              art={<GoodPicture kind={good} cls="stepper-art" />}
              value={hand.goods[good]}
              max={EDITION.goods[good]}
              onChange={(n) => change({ ...hand, goods: { ...hand.goods, [good]: n } })}
            />
          ))}
        </div>
      </div>
    </Sheet>
  )
}
