/** The form for a card set of one's own: everything printed on cards and boards, in words and pictures. Loaded when it is opened. */
import '../styles/glade.css'
import '../styles/drawings.css'
import '../styles/pieces.css'
import '../styles/card.css'
import '../styles/edition.css'
import { useMemo, useState } from 'preact/hooks'
import { interfaceText, lazyTexts } from '../../../../app/texts.ts'
import type { Fault, Json } from '../../../../core/game.ts'
import { EDITION } from '../../../../games/fairy-school/edition.ts'
import { loadEditionForm, loadGame } from '../../../../text/index.ts'
import { Notice } from '../../../kit/notice.tsx'
import { within } from '../../../kit/tree.ts'
import { Boards } from './boards.tsx'
import { CardSheet } from './cardedit.tsx'
import { Cards } from './cards.tsx'
import { plain } from './change.ts'
import { Decks, ProjectSheet } from './decks.tsx'
import { type Desk, DeskProvider, type Panel, useDesk } from './desk.ts'
import { aboutDeck, sayFault } from './faults.ts'
import { FinalSheet, Finals } from './finals.tsx'
import { readEdition } from './read.ts'

const gameText = lazyTexts((language) => loadGame('fairy-school', language))
const formText = lazyTexts((language) => loadEditionForm('fairy-school', language))

interface Props {
  readonly value: Json
  readonly faults: readonly Fault[]
  readonly onChange: (value: Json) => void
}

/** The app's own card set. */
export const shipped: Json = plain(EDITION)

const TABS = ['cards', 'first', 'finals', 'boards'] as const
type Tab = (typeof TABS)[number]

/** Where in the form a fault is shown. */
const tabOf = ({ path, message }: Fault): Tab => {
  if (path.startsWith('cards')) return aboutDeck(message) ? 'first' : 'cards'
  if (path.startsWith('initiation')) return 'first'
  return path.startsWith('finals') ? 'finals' : 'boards'
}

function Tabs({ tab, onTab }: { readonly tab: Tab; readonly onTab: (tab: Tab) => void }) {
  const { w, faults } = useDesk()
  return (
    <nav class="fs-tabs" aria-label={w.tabs}>
      {TABS.map((each) => {
        const wrong = faults.filter((fault) => tabOf(fault) === each).length
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === tab}
            {...(wrong > 0 ? { 'aria-label': w.wrongIn(w[each], wrong) } : {})}
            onClick={() => onTab(each)}
          >
            {w[each]}
            {wrong > 0 && <i class="fs-dot">{wrong}</i>}
          </button>
        )
      })}
    </nav>
  )
}

/** What is wrong where the form has no place for it: parts that nobody knows. */
function Strangers() {
  const { faults, say } = useDesk()
  const strange = faults.filter(({ path }) => !Object.keys(EDITION).some((part) => within(path, part)))
  if (strange.length === 0) return null
  return (
    <Notice tone="danger">
      {strange.map((fault) => (
        <p key={fault.path}>{`${fault.path}: ${say(fault)}`}</p>
      ))}
    </Notice>
  )
}

function Part({ tab }: { readonly tab: Tab }) {
  switch (tab) {
    case 'cards':
      return <Cards />
    case 'first':
      return <Decks />
    case 'finals':
      return <Finals />
    case 'boards':
      return <Boards />
  }
}

function Over({ panel }: { readonly panel: Panel }) {
  switch (panel.kind) {
    case 'card':
      return <CardSheet key={panel.at} at={panel.at} />
    case 'final':
      return <FinalSheet key={panel.at} at={panel.at} />
    case 'project':
      return <ProjectSheet letter={panel.letter} at={panel.at} />
  }
}

/** The form. */
export function Form({ value, faults, onChange }: Props) {
  const [tab, setTab] = useState<Tab>('cards')
  const [panel, open] = useState<Panel | null>(null)
  const edition = useMemo(() => readEdition(value), [value])
  const [t, w, i] = [gameText.value, formText.value, interfaceText.value]
  if (!t || !w || !i) return null
  const desk: Desk = { value, edition, faults, t, w, i, change: onChange, panel, open, say: (fault) => sayFault(fault, { w, t }) }
  return (
    <DeskProvider value={desk}>
      <div class="fs fs-form">
        <Strangers />
        <Tabs tab={tab} onTab={setTab} />
        <Part tab={tab} />
        {panel && <Over panel={panel} />}
      </div>
    </DeskProvider>
  )
}

/** What a card is worth to bots follows from its lines. */
export const follows = (place: string): boolean => /^cards\[\d+\]\.value$/.test(place)
