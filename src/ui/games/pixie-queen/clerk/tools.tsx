/** Dice and bag: each works alone, whether or not anything else is told. */
import { roll } from '../../../../games/pixie-queen/clerk-luck.ts'
import { CUBES } from '../../../../games/pixie-queen/types.ts'
import { Icon } from '../../../kit/icon.tsx'
import { GoodPicture } from '../art.tsx'
import { useDesk } from './desk.ts'
import { faceText, goodsOn } from './lines.ts'

export type Die = 'casino' | 'punishment'

/** A die with a face up; a question before the first roll. */
export function DieFace({ die, face }: { readonly die: Die; readonly face: number }) {
  const { edition } = useDesk()
  return (
    <span class={`die ${die}`} aria-hidden="true">
      {face < 0 ? (
        <b>?</b>
      ) : die === 'punishment' ? (
        <b>{edition.dice.punishment[face]}</b>
      ) : (
        goodsOn(edition, face).map((good, k) => <GoodPicture key={k} kind={good} />)
      )}
    </span>
  )
}

function DieTool({ die }: { readonly die: Die }) {
  const { c, t, book, session, tell, open, edition } = useDesk()
  const face = book.dice[die]
  const word = face < 0 ? c.roll : c.rollAgain
  const single = die === 'casino' && new Set(goodsOn(edition, face)).size === 1
  return (
    <div class="tool">
      <button
        type="button"
        class="tool-go"
        aria-label={`${c.dice[die]}: ${word}`}
        onClick={() => void tell((_, at) => roll(edition, die, session.seed, at))}
      >
        <span class="tool-t">{c.dice[die]}</span>
        {/* Another place among the entries is another throw: the die falls anew. */}
        <DieFace key={face < 0 ? 'none' : `thrown-${face}`} die={die} face={face} />
        {/* One lump of gold is drawn as several bars: the number stands beside it. Several kinds are counted at a glance. */}
        {die === 'casino' && face >= 0 && (
          <small class={single ? 'single' : ''} aria-hidden="true">
            {faceText({ t, edition }, die, face)}
          </small>
        )}
        <em>{face < 0 ? c.roll : c.again}</em>
      </button>
      {/* Announced as an entry, like everything that is told. */}
      <output class="sr" aria-live="off">
        {face < 0 ? '' : c.rollOf(c.dice[die], faceText({ t, edition }, die, face))}
      </output>
      <button type="button" class="tool-edit" aria-label={c.enterFace(c.dice[die])} onClick={() => open({ kind: 'die', die })}>
        <Icon name="edit" />
      </button>
    </div>
  )
}

function Bag() {
  const { c, book, open } = useDesk()
  const { silver, gold, stone } = book.bag
  return (
    <div class="tool">
      <button type="button" class="tool-go" aria-label={c.bagHolds(silver, gold, stone)} onClick={() => open({ kind: 'bag' })}>
        <span class="tool-t">{c.bag}</span>
        <span class="bag">
          {CUBES.map((cube) => (
            <i key={cube}>
              <GoodPicture kind={cube} />
              {book.bag[cube]}
            </i>
          ))}
        </span>
        <em>{c.drawFrom}</em>
      </button>
    </div>
  )
}

/** The three of them. */
export function Tools() {
  const { c } = useDesk()
  return (
    <section class="tools" aria-label={c.tools}>
      <DieTool die="punishment" />
      <DieTool die="casino" />
      <Bag />
      <p class="tools-for">
        {c.dieFor.punishment} {c.dieFor.casino}
      </p>
    </section>
  )
}

/** The same words on the page, where the tools stand at its foot and have no room for them. */
export function ToolsNote() {
  const { c } = useDesk()
  return (
    <p class="tools-for on-page">
      {c.dieFor.punishment} {c.dieFor.casino}
    </p>
  )
}
