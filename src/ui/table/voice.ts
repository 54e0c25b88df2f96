/** For those who hear the table or play it by keyboard: says what happened and what is asked, and keeps the focus near. */
import { useEffect, useRef } from 'preact/hooks'
import { announce } from '../../app/announce.ts'
import { useBase } from './context.tsx'
import { lastWord } from './lastword.ts'
import { momentText } from './look.tsx'
import { useNews } from './news.ts'

/** Whether the person's newest input came from the keyboard. */
function useKeyboard(): { readonly current: boolean } {
  const keys = useRef(false)
  useEffect(() => {
    const down = () => (keys.current = true)
    const point = () => (keys.current = false)
    addEventListener('keydown', down, true)
    addEventListener('pointerdown', point, true)
    return () => {
      removeEventListener('keydown', down, true)
      removeEventListener('pointerdown', point, true)
    }
  }, [])
  return keys
}

/** Sentences said at once; the rest is in the log. */
const MOST = 6

/** A sentence with its full stop, unless it ends in a mark of its own. */
const ended = (text: string): string => (/[.!?\u2026]$/.test(text.trim()) ? text : `${text}.`)

/** Announces events and decisions; moves the focus to a new decision only when it was lost with the old one. */
export function useVoice(root: { readonly current: HTMLElement | null }): void {
  const table = useBase()
  const { model, i, tell, moment, options, name, me } = table
  const keys = useKeyboard()
  const decision = model.decision.value
  const log = model.log.value
  const last = lastWord(table)?.hint ?? null
  // What the real board showed is asked anew after every entry.
  const told = model.real?.asks.value ? log.length : null
  // Beside a real board everybody is asked at the same device: whose turn it is, as the line above the choices says.
  const asker = model.real?.followed.value ? name(me) : i.table.yourTurn
  const happened = useRef<string[]>([])
  useNews(table, (events) => {
    happened.current.push(...events.map((e) => tell.plain(e)))
  })
  useEffect(
    () => {
      if (moment) {
        announce(momentText(table))
        return
      }
      const asked = decision
        ? [i.table.asked(asker, tell.question()), i.table.choices(decision.choices.length)]
        : told !== null
          ? [tell.question()]
          : last !== null
            ? [last]
            : []
      const text = [...happened.current.splice(0).slice(-MOST), ...asked].map(ended).join(' ')
      if (text !== '') announce(text)
      // What goes on beneath a past moment is not said.
    },
    moment ? [moment, null, null, null] : [log, decision, last, told],
  )
  useEffect(() => {
    if (!keys.current || moment || (!decision && last === null && told === null)) return
    const here = document.activeElement
    if (here !== null && here !== document.body) return
    root.current?.querySelector<HTMLElement>('.decision .choices button:not(:disabled)')?.focus({ preventScroll: true })
    // The old choices go a paint after the new decision has come, and the focus with them.
  }, [decision, last, told, moment, options])
}
