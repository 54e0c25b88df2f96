import { useEffect, useId, useRef } from 'preact/hooks'
import { href } from '../../app/routes.ts'
import type { RuleEntry } from '../../text/rules.ts'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { toast } from '../kit/toast.tsx'
import { useText } from './texts.ts'

function Ids({ entry, asked }: { readonly entry: RuleEntry; readonly asked: string }) {
  const t = useText()
  const named = useId()
  // A house rule stands in no ledger.
  if (entry.rules.length === 0) return null
  return (
    <div class="entry-ids">
      <small id={named}>{t.rules.statements}</small>
      <ul aria-labelledby={named}>
        {entry.rules.map((id) => (
          <li key={id}>
            <code class={id === asked ? 'asked' : ''}>{id}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface EntryProps {
  readonly game: string
  readonly entry: RuleEntry
  readonly open: boolean
  readonly asked: string
  /** The title of its chapter, where the entry stands without it. */
  readonly chapter?: string | undefined
}

function copyLink(game: string, entry: string, done: string): void {
  const address = new URL(href({ name: 'rules', game, entry }), location.href).href
  void navigator.clipboard?.writeText(address).then(() => toast({ text: done }))
}

/** One article: closed a title, open its text and the statements it explains. */
export function Entry({ game, entry, open, asked, chapter }: EntryProps) {
  const t = useText()
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (open && asked !== '') ref.current?.scrollIntoView({ block: 'start' })
  }, [open, asked])
  return (
    <details ref={ref} class="entry" open={open}>
      <summary>
        <span>
          {entry.title}
          {chapter !== undefined && <small>{chapter}</small>}
        </span>
        <Icon name="down" />
      </summary>
      <p class="entry-text prose">{entry.text}</p>
      <Ids entry={entry} asked={asked} />
      <div class="entry-tools">
        <Button kind="text" icon="share" onClick={() => copyLink(game, entry.id, t.rules.linkCopied)}>
          {t.rules.copyLink}
        </Button>
      </div>
    </details>
  )
}
