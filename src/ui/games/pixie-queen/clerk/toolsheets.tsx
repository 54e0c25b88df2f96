/** Sheets of the tools: the bag, a die's real roll. */
import { useState } from 'preact/hooks'
import { drawCubes } from '../../../../games/pixie-queen/clerk-luck.ts'
import { CUBES, type Cube, type Cubes } from '../../../../games/pixie-queen/types.ts'
import { Segmented } from '../../../kit/choice.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { GoodPicture } from '../art.tsx'
import { useDesk } from './desk.ts'
import { cubesText, facesOf, faceText, isSameFace } from './lines.ts'
import { type Die, DieFace } from './tools.tsx'

const DRAWS = [1, 2, 3, 4, 5] as const
const NO_CUBES: Cubes = { silver: 0, gold: 0, stone: 0 }

/** The chance that the next cube is of a kind. */
function Odds() {
  const { c, i, t, book } = useDesk()
  const all = CUBES.reduce((sum, cube) => sum + book.bag[cube], 0)
  return (
    <dl class="odds" aria-label={c.nextCube}>
      {CUBES.map((cube) => (
        <div key={cube}>
          <dt>
            <GoodPicture kind={cube} />
            <span class="sr">{t.names.goodForms[cube][1]}</span>
          </dt>
          <dd>
            <b>{book.bag[cube]}</b>
            <small>{all > 0 ? i.common.percent(book.bag[cube] / all) : '–'}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What the last entry took out, if it took anything. */
function Drawn() {
  const { c, t, entries } = useDesk()
  const last = entries.at(-1)
  return (
    <p class="drawn-last" aria-live="polite">
      {last?.type === 'draw' ? c.drew(cubesText(t, last.cubes)) : ''}
    </p>
  )
}

type Way = 'draw' | 'return'

/** Contents and odds; a draw by the app, or what came out of the real bag. */
export function BagSheet() {
  const { c, i, t, book, session, tell, close } = useDesk()
  const [way, setWay] = useState<Way>('draw')
  const all = CUBES.reduce((sum, cube) => sum + book.bag[cube], 0)
  const move = (cube: Cube) => void tell({ type: way, cubes: { ...NO_CUBES, [cube]: 1 } })
  return (
    <Sheet class="pq clerk-sheet" title={c.bag} note={c.nextCube} closeLabel={i.common.close} onClose={close}>
      <div class="stack">
        <Odds />
        <section class="stack-s">
          <Segmented
            label={c.bag}
            value={way}
            onChange={setWay}
            options={[
              { value: 'draw', label: c.taken },
              { value: 'return', label: c.returned },
            ]}
          />
          <div class="picks">
            {CUBES.map((cube) => {
              const label = (way === 'draw' ? c.takeOut : c.putBack)(t.names.goodForms[cube][0])
              return (
                <button
                  key={cube}
                  type="button"
                  class="pick"
                  aria-label={label}
                  disabled={way === 'draw' && book.bag[cube] === 0}
                  onClick={() => move(cube)}
                >
                  <GoodPicture kind={cube} />
                  <span>{way === 'draw' ? '−1' : '+1'}</span>
                </button>
              )
            })}
          </div>
        </section>
        <section class="stack-s">
          <div class="sec">
            <h3>
              <b>{c.blind}</b>
            </h3>
            <span>{c.blindNote}</span>
          </div>
          <div class="picks">
            {DRAWS.map((n) => (
              <button
                key={n}
                type="button"
                class="pick"
                aria-label={c.drawN(n)}
                disabled={all < n}
                onClick={() => void tell((now, at) => drawCubes(now.bag, n, session.seed, at))}
              >
                <b>{n}</b>
              </button>
            ))}
          </div>
          <Drawn />
        </section>
      </div>
    </Sheet>
  )
}

/** A face that a real die shows. */
export function DieSheet({ die }: { readonly die: Die }) {
  const { c, i, t, book, tell, close, edition } = useDesk()
  const enter = (face: number) => {
    close()
    void tell({ type: 'roll', die, face })
  }
  return (
    <Sheet class="pq clerk-sheet" title={c.dice[die]} note={`${c.dieFor[die]} ${c.whichFace}`} closeLabel={i.common.close} onClose={close}>
      <div class="picks faces">
        {facesOf(edition, die).map((face) => (
          <button
            key={face}
            type="button"
            class="pick"
            aria-pressed={book.dice[die] >= 0 && isSameFace(edition, die, book.dice[die], face)}
            aria-label={faceText({ t, edition }, die, face)}
            onClick={() => enter(face)}
          >
            <DieFace die={die} face={face} />
          </button>
        ))}
      </div>
    </Sheet>
  )
}
