/** Everything told, the newest first; each entry can be corrected or deleted. */
import { type ClerkEntry, isLast } from '../../../../games/fairy-school/clerk.ts'
import { LastChangeLine } from '../../../companion/lastchange.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { Medal, Seal, Sign } from '../art.tsx'
import { type Desk, useDesk } from './desk.ts'
import { monthText } from './head.tsx'

/** A small picture of what an entry is about. */
function Picture({ entry }: { readonly entry: ClerkEntry }) {
  const { crest } = useDesk()
  if (entry.type === 'study') return <Medal creature={entry.creature} cls="crest" />
  if ('seat' in entry) return <Seal seat={crest(entry.seat)} cls="crest" />
  return <Sign name={entry.type === 'lots' ? 'share' : 'arrow'} cls="crest" />
}

/** Entries of one month, or of what comes before the first of a trimester, by their places, the newest first. */
interface Stretch {
  readonly title: string
  readonly at: number[]
}

/** The entries month by month, the newest first. What leads into a month is its first entry. */
function stretches({ c, entries, books }: Desk): readonly Stretch[] {
  const found: Stretch[] = []
  entries.forEach((entry, at) => {
    const book = books[entry.type === 'next' || entry.type === 'trimester' ? at + 1 : at]
    if (!book) return
    const title = [isLast(book) ? c.finalTrimester : c.trimester(book.trimester), monthText(c, book)].join(', ')
    const stretch = found.at(-1)
    if (stretch?.title === title) stretch.at.unshift(at)
    else found.push({ title, at: [at] })
  })
  return found.reverse()
}

/** The lines of the log; `back` is the sheet they are shown in. */
export function LogList({ back }: { readonly back?: 'log' }) {
  const desk = useDesk()
  const { c, entries, line, open } = desk
  if (entries.length === 0) return <p class="quiet-text">{c.logEmpty}</p>
  return (
    <div class="log-months">
      {stretches(desk).map(({ title, at: places }) => (
        <section key={places.at(-1)} aria-label={title}>
          <h3>{title}</h3>
          <ol class="log-list" reversed start={(places[0] ?? 0) + 1}>
            {places.map((at) => {
              const entry = entries[at]
              if (!entry) return null
              return (
                <li key={at} class={entry.type === 'next' || entry.type === 'trimester' ? 'turned' : ''}>
                  <button type="button" aria-haspopup="dialog" onClick={() => open({ kind: 'entry', at, back })}>
                    <Picture entry={entry} />
                    <span>{line(at)}</span>
                    <Icon name="edit" />
                  </button>
                </li>
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** The log over the screen, where there is no room beside it. */
export function LogSheet() {
  const { c, i, close } = useDesk()
  return (
    <Sheet class="fs clerk-sheet" title={c.log} note={c.logNote} closeLabel={i.common.close} onClose={close}>
      <LogList back="log" />
      <LastChangeLine />
    </Sheet>
  )
}
