/** Everything told, the newest first; each entry can be corrected or deleted. */
import type { ClerkEntry } from '../../../../games/fairy-school/clerk.ts'
import { Icon } from '../../../kit/icon.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { Medal, Seal, Sign } from '../art.tsx'
import { useDesk } from './desk.ts'

/** A small picture of what an entry is about. */
function Picture({ entry }: { readonly entry: ClerkEntry }) {
  const { crest } = useDesk()
  if (entry.type === 'study') return <Medal creature={entry.creature} cls="crest" />
  if ('seat' in entry) return <Seal seat={crest(entry.seat)} cls="crest" />
  return <Sign name={entry.type === 'lots' ? 'share' : 'arrow'} cls="crest" />
}

/** The lines of the log. */
export function LogList() {
  const { c, entries, line, open } = useDesk()
  if (entries.length === 0) return <p class="quiet-text">{c.logEmpty}</p>
  return (
    <ol class="log-list" reversed aria-label={c.log}>
      {entries
        .map((entry, at) => (
          <li key={at} class={entry.type === 'next' || entry.type === 'trimester' ? 'turned' : ''}>
            <button type="button" aria-haspopup="dialog" onClick={() => open({ kind: 'entry', at })}>
              <Picture entry={entry} />
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
  return (
    <Sheet class="fs clerk-sheet" title={c.log} note={c.logNote} closeLabel={i.common.close} onClose={close}>
      <LogList />
    </Sheet>
  )
}
