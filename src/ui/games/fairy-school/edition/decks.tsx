/** The predefined decks: four S cards each, and the projects a first game begins with. */
import { useState } from 'preact/hooks'
import { type Cell, LETTERS, type Letter } from '../../../../games/fairy-school/types.ts'
import { TextField } from '../../../kit/field.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { List, Row } from '../../../kit/list.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { Medal } from '../art.tsx'
import { Tile } from './cards.tsx'
import { withPart } from './change.ts'
import { useDesk } from './desk.ts'
import { aboutDeck } from './faults.ts'
import { cardsShown } from './filter.ts'
import { Faults, Group } from './pieces.tsx'

/** What is wrong with the cards of one deck together. */
function DeckFaults({ letter }: { readonly letter: Letter }) {
  const { faults, say } = useDesk()
  const own = faults.filter(({ path, message }) => path === 'cards' && aboutDeck(message, letter))
  return own.length === 0 ? null : (
    <ul class="fs-faults">
      {own.map((fault) => (
        <li key={fault.message}>
          <Icon name="warn" />
          {say(fault)}
        </li>
      ))}
    </ul>
  )
}

function Projects({ letter }: { readonly letter: Letter }) {
  const { edition, t, w, open } = useDesk()
  return (
    <List label={w.firstProjects(letter)}>
      {edition.initiation[letter].map((number, at) => {
        const card = edition.cards.find((each) => each.number === number)
        return (
          <li key={at}>
            <Row
              art={card && <Medal creature={card.creature} />}
              title={card ? t.card(card).title : w.noCard(number)}
              {...(card ? { note: t.card(card).effect } : {})}
              mark="down"
              onClick={() => open({ kind: 'project', letter, at })}
            />
          </li>
        )
      })}
    </List>
  )
}

function Deck({ letter }: { readonly letter: Letter }) {
  const { edition, t, w } = useDesk()
  const cards = edition.cards.map((card, at) => ({ card, at })).filter(({ card }) => card.letter === letter)
  const where = (place: Cell | 'discard' | undefined) => (place === undefined ? '' : place === 'discard' ? w.discard : t.names.spots[place])
  return (
    <section class="fs-deck" aria-label={t.names.letter(letter)}>
      <h3>{t.names.letter(letter)}</h3>
      <ul class="fs-tiles four">
        {cards.map((placed) => (
          <li key={placed.at}>
            <Tile {...placed} />
            <small>{where(placed.card.place)}</small>
          </li>
        ))}
      </ul>
      <DeckFaults letter={letter} />
      <p class="fs-note">{w.firstProjectsNote}</p>
      <Projects letter={letter} />
      <Faults path={`initiation.${letter}`} />
    </section>
  )
}

/** The part of the form with the starting decks. */
export function Decks() {
  const { w } = useDesk()
  return (
    <Group title={w.starting} note={w.firstNote} part="initiation">
      <div class="fs-decks">
        {LETTERS.map((letter) => (
          <Deck key={letter} letter={letter} />
        ))}
      </div>
    </Group>
  )
}

/** The sheet from which a first project is chosen. */
export function ProjectSheet({ letter, at }: { readonly letter: Letter; readonly at: number }) {
  const { edition, value, t, w, i, change, open } = useDesk()
  const [query, setQuery] = useState('')
  const now = edition.initiation[letter][at]
  const cards = cardsShown(edition, 'T1', query, t, []).filter(({ card }) => card.deck === 'T1')
  const pick = (number: number) => {
    const list = edition.initiation[letter].map((each, k) => (k === at ? number : each))
    change(withPart(value, 'initiation', { ...edition.initiation, [letter]: list }))
    open(null)
  }
  return (
    <Sheet class="fs fs-sheet" title={w.pickProject} note={w.firstProjects(letter)} closeLabel={i.common.close} onClose={() => open(null)}>
      <div class="fs-part">
        <TextField
          label={w.search}
          hideLabel
          icon="search"
          inputMode="search"
          placeholder={w.searchHint}
          autocomplete="off"
          value={query}
          onInput={setQuery}
        />
        <List>
          {cards.map(({ card }) => (
            <li key={card.number}>
              <Row
                art={<Medal creature={card.creature} />}
                title={t.card(card).title}
                note={t.card(card).effect}
                {...(card.number === now ? { value: <Icon name="check" /> } : {})}
                onClick={() => pick(card.number)}
              />
            </li>
          ))}
        </List>
      </div>
    </Sheet>
  )
}
