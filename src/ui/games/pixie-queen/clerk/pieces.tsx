/** Which pieces go where when the real board is set up, with so many players. */
import '../../../companion/sheets.css'
import '../styles/clerk-sheets.css'
import { lazyTexts } from '../../../../app/texts.ts'
import { type Edition, GOODS, type GoodsDelta } from '../../../../games/pixie-queen/types.ts'
import { type ClerkText, loadClerk, type PixieQueenText } from '../../../../text/index.ts'
import { SetupLine } from '../../../companion/setupline.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { GoodPicture, Picture } from '../art.tsx'
import { useTable } from '../table.ts'

const clerkText = lazyTexts((language) => loadClerk('pixie-queen', language))

const BOXED = 5

const given = (from: Readonly<Record<string, number>>): GoodsDelta =>
  Object.fromEntries(GOODS.flatMap((good) => ((from[good] ?? 0) > 0 ? [[good, from[good] ?? 0]] : [])))

interface PiecesProps {
  readonly c: ClerkText
  readonly t: PixieQueenText
  readonly edition: Edition
  readonly players: number
  /** The favourite, where that is known. */
  readonly first?: string | null
}

/** What everybody gets, and what goes where. */
export function Pieces({ c, t, edition, players, first = null }: PiecesProps) {
  const { pixies, discs, start, foodTilesTopFirst, specialRow, demandTokens, bag, stones } = edition
  const own = pixies[String(players)] ?? 0
  const { honeyUnlessFavourite, ...all } = start
  const { setUp } = c
  const foods = foodTilesTopFirst[String(players)] ?? []
  return (
    <>
      <h3>{setUp.each}</h3>
      <ul class="setup-list">
        <SetupLine art={<Picture id="g-pick" />}>{setUp.pixies(own, BOXED - own)}</SetupLine>
        <SetupLine art={<Picture id="g-kick" />}>{setUp.discs(discs)}</SetupLine>
        <SetupLine art={<GoodPicture kind="bread" />}>{setUp.goods(t.names.goods(given(all)))}</SetupLine>
        <SetupLine art={<GoodPicture kind="honey" />}>{setUp.honey(honeyUnlessFavourite, first)}</SetupLine>
        <SetupLine art={<Picture id="a-11" />}>{setUp.start}</SetupLine>
      </ul>
      <h3>{setUp.board}</h3>
      <ul class="setup-list">
        {players === 2 && <SetupLine art={<Picture id="g-pick" />}>{setUp.third(own)}</SetupLine>}
        <SetupLine art={<Picture id="a-6" />}>{setUp.food(foods.join(', '))}</SetupLine>
        <SetupLine art={<Picture id="a-9" />}>{setUp.single}</SetupLine>
        <SetupLine art={<Picture id="g-castle" />}>{setUp.rewards}</SetupLine>
        <SetupLine art={<Picture id="a-19" />}>{setUp.row(t.names.goods(given(specialRow)))}</SetupLine>
        <SetupLine art={<Picture id="g-queen" />}>{setUp.tokens(demandTokens.used)}</SetupLine>
        <SetupLine art={<Picture id="a-15" />}>
          {setUp.bag(bag.silver, bag.gold, Math.min(stones.total, stones.perPlayer * players))}
        </SetupLine>
        <SetupLine art={<Picture id="g-cornucopia" />}>{setUp.stock}</SetupLine>
      </ul>
    </>
  )
}

/** The same at a table that follows the real board: its order and skills are drawn there. */
export function SetupGuide({ onClose }: { readonly onClose: () => void }) {
  const { t, i, view } = useTable()
  const c = clerkText.value
  if (!c) return null
  return (
    <Sheet class="pq clerk-sheet large" title={c.setup} note={c.setUp.intro(view.seats)} closeLabel={i.common.close} onClose={onClose}>
      <div class="setup stack">
        <Pieces c={c} t={t} edition={view.options.edition} players={view.seats} />
      </div>
    </Sheet>
  )
}
