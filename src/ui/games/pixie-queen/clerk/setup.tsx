/** Setting up the real board: what goes where with so many players, the first order, the six skills. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { ClerkEntry } from '../../../../games/pixie-queen/clerk.ts'
import { drawOrder, drawSkills } from '../../../../games/pixie-queen/clerk-luck.ts'
import { skillsDue } from '../../../../games/pixie-queen/clerk-open.ts'
import type { Skill } from '../../../../games/pixie-queen/types.ts'
import { endSetUp } from '../../../companion/setup.ts'
import { Button } from '../../../kit/button.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { Picture, SKILL_ART } from '../art.tsx'
import { useDesk } from './desk.ts'
import { Laid } from './entryforms.tsx'
import { RealOrder } from './order.tsx'
import { OrderList, Person } from './people.tsx'
import { Pieces } from './pieces.tsx'

function Order() {
  const { c, book, session, tell } = useDesk()
  const { setUp } = c
  const [entering, setEntering] = useState(false)
  const draw = () => void tell((now, at) => drawOrder(now.players.length, session.seed, at))
  return (
    <section class="stack-s">
      <h3>{setUp.order}</h3>
      {book.order.length > 0 && (
        <>
          <OrderList order={book.order} />
          <p class="quiet-text">{setUp.orderHow}</p>
        </>
      )}
      {entering ? (
        <RealOrder onDone={() => setEntering(false)} />
      ) : (
        <div class="row-btns">
          <Button icon="swap" onClick={draw}>
            {book.order.length > 0 ? setUp.drawAgain : setUp.drawOrder}
          </Button>
          <Button icon="edit" onClick={() => setEntering(true)}>
            {setUp.enterOrder}
          </Button>
        </div>
      )}
    </section>
  )
}

function SkillLine({ skill }: { readonly skill: Skill }) {
  const { c, t, book, name, tell } = useDesk()
  const words = t.names.skills[skill]
  return (
    <li class="skill">
      <span class="setup-art">
        <Picture id={SKILL_ART[skill][0]} />
      </span>
      <span class="row-t">
        <b>{words.name}</b>
        <small>{words.does}</small>
      </span>
      <span class="takers">
        {book.players.map((player, seat) => (
          <Person
            key={seat}
            seat={seat}
            label={c.setUp.takes(name(seat), words.name)}
            pressed={player.skill === skill}
            onClick={() => void tell({ type: 'skill', seat, skill })}
          />
        ))}
      </span>
    </li>
  )
}

/** What was drawn with the real cards. */
function RealSkills({ onDone }: { readonly onDone: () => void }) {
  const { c, i, book, edition, tell } = useDesk()
  const [entry, setEntry] = useState<Extract<ClerkEntry, { type: 'skills' }>>({ type: 'skills', skills: book.skills })
  const save = () => {
    onDone()
    void tell(entry)
  }
  return (
    <>
      <Laid entry={entry} onChange={(next) => next.type === 'skills' && setEntry(next)} />
      <div class="row-btns">
        <Button onClick={onDone}>{i.common.cancel}</Button>
        <Button kind="primary" disabled={entry.skills.length !== edition.skillsOffered} onClick={save}>
          {c.save}
        </Button>
      </div>
    </>
  )
}

function useDrawnSkills() {
  const { session, tell, edition } = useDesk()
  return () => void tell((_, at) => drawSkills(edition, session.seed, at))
}

function Skills({ wanted }: { readonly wanted: boolean }) {
  const { c, t, book, name } = useDesk()
  const { setUp } = c
  const draw = useDrawnSkills()
  const [entering, setEntering] = useState(false)
  const section = useRef<HTMLElement>(null)
  const drawn = book.skills.join()
  const seen = useRef(drawn)
  useEffect(() => {
    if (!wanted) return
    // The sheet is not open before the next frame.
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [])
  useLayoutEffect(() => {
    // What was drawn lies below the button that drew it, and perhaps below the edge.
    if (seen.current !== drawn) section.current?.scrollIntoView()
    seen.current = drawn
  }, [drawn])
  return (
    <section ref={section} class="stack-s">
      <h3>{setUp.skills}</h3>
      {book.skills.length > 0 && (
        <>
          <p class="quiet-text">
            {setUp.pick} {book.order.length > 0 && <b>{setUp.picking(t.names.format.and([...book.order].reverse().map(name)))}</b>}
          </p>
          <ul class="setup-list">
            {book.skills.map((skill) => (
              <SkillLine key={skill} skill={skill} />
            ))}
          </ul>
        </>
      )}
      {entering ? (
        <RealSkills onDone={() => setEntering(false)} />
      ) : (
        <div class="row-btns">
          <Button icon="swap" onClick={draw}>
            {book.skills.length > 0 ? setUp.drawAgain : setUp.drawSkills}
          </Button>
          <Button icon="edit" onClick={() => setEntering(true)}>
            {setUp.enterSkills}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Asked before it goes on without skills. */
function Undrawn({ onWithout }: { readonly onWithout: () => void }) {
  const { c } = useDesk()
  const draw = useDrawnSkills()
  return (
    <div class="undrawn-ask">
      <Notice tone="danger">
        <b>{c.setUp.undrawn}</b> {c.setUp.undrawnWhy}
      </Notice>
      <Button kind="primary" icon="swap" onClick={draw}>
        {c.setUp.drawSkills}
      </Button>
      <Button onClick={onWithout}>{c.setUp.without}</Button>
    </div>
  )
}

/** The guide, open by itself at the beginning. */
export function SetupSheet({ to }: { readonly to?: 'skills' | undefined }) {
  const { c, i, t, book, session, edition, name, close } = useDesk()
  // To close it says so, too: who wants it again finds it in the menu.
  const leave = () => {
    endSetUp(session.id)
    close()
  }
  const [asked, setAsked] = useState(false)
  const undrawn = skillsDue(book) === 'all'
  const ready = () => (undrawn ? setAsked(true) : leave())
  return (
    <Sheet
      class="pq clerk-sheet large"
      title={c.setup}
      note={c.setUp.intro(book.players.length)}
      closeLabel={i.common.close}
      onClose={leave}
      actions={
        asked && undrawn ? (
          <Undrawn onWithout={leave} />
        ) : (
          <Button kind="primary" onClick={ready}>
            {c.setUp.ready}
          </Button>
        )
      }
    >
      <div class="setup stack">
        {session.edition !== undefined && <p class="quiet-text">{c.setUp.own}</p>}
        {/* Who is first gets other goods than the others. */}
        <Order />
        <Pieces c={c} t={t} edition={edition} players={book.players.length} first={book.favourite === null ? null : name(book.favourite)} />
        <Skills wanted={to === 'skills'} />
      </div>
    </Sheet>
  )
}
