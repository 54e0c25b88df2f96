/** Everything told, the newest first; each entry can be corrected or deleted. */
import { useState } from 'preact/hooks'
import type { ClerkEntry } from '../../../../games/pixie-queen/clerk.ts'
import { LastChangeLine } from '../../../companion/lastchange.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { Crest, GoodPicture, Picture, SERIES_ART } from '../art.tsx'
import { useDesk } from './desk.ts'
import { EntrySheet } from './entrysheet.tsx'

/** A small picture of what an entry is about. */
function Sign({ entry }: { readonly entry: ClerkEntry }) {
  const { crest } = useDesk()
  if ('seat' in entry && typeof entry.seat === 'number') return <Crest colour={crest(entry.seat)} />
  if (entry.type === 'demand') return <GoodPicture kind={entry.food} cls="crest" />
  if (entry.type === 'tile') return <Picture id={SERIES_ART[entry.series]} cls="crest" />
  if (entry.type === 'draw' || entry.type === 'return') return <Picture id="a-15" cls="crest" />
  if (entry.type === 'roll') return <Picture id={entry.die === 'casino' ? 'a-12' : 'a-10'} cls="crest" />
  return <Picture id="g-queen" cls="crest" />
}

/** The lines of the log; a tap on one opens it. */
export function LogList({ onOpen }: { readonly onOpen: (at: number) => void }) {
  const { c, entries, line } = useDesk()
  if (entries.length === 0) return <p class="quiet-text">{c.logEmpty}</p>
  return (
    <ol class="log-list" reversed aria-label={c.log}>
      {entries
        .map((entry, at) => (
          <li key={at} class={entry.type === 'next' ? 'turned' : ''}>
            <button type="button" aria-haspopup="dialog" onClick={() => onOpen(at)}>
              <Sign entry={entry} />
              <span>{line(at)}</span>
              <Icon name="edit" />
            </button>
          </li>
        ))
        .reverse()}
    </ol>
  )
}

/** The log over the screen, where there is no room beside it. */
export function LogSheet() {
  const { c, i, close } = useDesk()
  const [at, setAt] = useState<number | null>(null)
  return (
    <Sheet class="pq clerk-sheet" title={c.log} note={c.logNote} closeLabel={i.common.close} onClose={close} actions={<LastChangeLine />}>
      <LogList onOpen={setAt} />
      {/* Over the log, which stays where it was. */}
      {at !== null && <EntrySheet key={at} at={at} onClose={() => setAt(null)} />}
    </Sheet>
  )
}
