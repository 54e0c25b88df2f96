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
import { isWhole, Laid } from './entryforms.tsx'
import { RealOrder } from './order.tsx'
import { OrderList, Person } from './people.tsx'
import { Pieces } from './pieces.tsx'

interface DraftProps {
  /** What was entered and is not saved; null where there is nothing of the kind. */
  readonly onDraft: (entry: ClerkEntry | null) => void
}

/** A form that can be opened, and closed when it is done with. */
function useForm(onDraft: DraftProps['onDraft']) {
  const [entering, setEntering] = useState(false)
  const onDone = () => {
    onDraft(null)
    setEntering(false)
  }
  return { entering, enter: () => setEntering(true), onDone }
}

function Order({ onDraft }: DraftProps) {
  const { c, book, session, tell } = useDesk()
  const { setUp } = c
  const { entering, enter, onDone } = useForm(onDraft)
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
        <RealOrder onDone={onDone} onDraft={onDraft} />
      ) : (
        <div class="row-btns">
          <Button icon="swap" onClick={draw}>
            {book.order.length > 0 ? setUp.drawAgain : setUp.drawOrder}
          </Button>
          <Button icon="edit" onClick={enter}>
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
function RealSkills({ onDone, onDraft }: DraftProps & { readonly onDone: () => void }) {
  const { c, i, book, edition, tell } = useDesk()
  const [entry, setEntry] = useState<Extract<ClerkEntry, { type: 'skills' }>>({ type: 'skills', skills: book.skills })
  const change = (next: ClerkEntry) => {
    if (next.type !== 'skills') return
    setEntry(next)
    onDraft(isWhole(edition, next) ? next : null)
  }
  const save = () => {
    onDone()
    void tell(entry)
  }
  return (
    <>
      <Laid entry={entry} onChange={change} />
      <div class="row-btns">
        <Button onClick={onDone}>{i.common.cancel}</Button>
        <Button kind="primary" disabled={!isWhole(edition, entry)} onClick={save}>
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

interface SkillsProps extends DraftProps {
  /** How often they were asked for: then they come into view. */
  readonly wanted: number
}

function Skills({ wanted, onDraft }: SkillsProps) {
  const { c, t, book, name } = useDesk()
  const { setUp } = c
  const draw = useDrawnSkills()
  const { entering, enter, onDone } = useForm(onDraft)
  const section = useRef<HTMLElement>(null)
  const drawn = book.skills.join()
  const seen = useRef(drawn)
  useEffect(() => {
    if (wanted === 0) return
    // The sheet is not open before the next frame.
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView())
    return () => cancelAnimationFrame(frame)
  }, [wanted])
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
        <RealSkills onDone={onDone} onDraft={onDraft} />
      ) : (
        <div class="row-btns">
          <Button icon="swap" onClick={draw}>
            {book.skills.length > 0 ? setUp.drawAgain : setUp.drawSkills}
          </Button>
          <Button icon="edit" onClick={enter}>
            {setUp.enterSkills}
          </Button>
        </div>
      )}
    </section>
  )
}

interface MissingProps {
  readonly due: 'all' | readonly number[]
  readonly onNote: () => void
  readonly onWithout: () => void
}

/** Asked before it goes on without skills, or where somebody has none yet. */
function Missing({ due, onNote, onWithout }: MissingProps) {
  const { c, t, name } = useDesk()
  const { setUp } = c
  const draw = useDrawnSkills()
  const undrawn = due === 'all'
  return (
    <div class="ask">
      <Notice tone="danger">
        <b>{undrawn ? setUp.undrawn : `${setUp.untaken(t.names.format.and(due.map(name)))}.`}</b>{' '}
        {undrawn ? setUp.undrawnWhy : setUp.untakenWhy}
      </Notice>
      {undrawn ? (
        <Button kind="primary" icon="swap" onClick={draw}>
          {setUp.drawSkills}
        </Button>
      ) : (
        <Button kind="primary" icon="edit" onClick={onNote}>
          {setUp.goNote}
        </Button>
      )}
      <Button onClick={onWithout}>{undrawn ? setUp.without : c.open.anyway}</Button>
    </div>
  )
}

/** What was entered in the forms of the guide and not saved: it is meant all the same, and told when the guide is left. */
function useDrafts() {
  const { tell } = useDesk()
  const drafts = useRef<Partial<Record<'order' | 'skills', ClerkEntry | null>>>({})
  const of = (form: 'order' | 'skills') => (entry: ClerkEntry | null) => {
    drafts.current[form] = entry
  }
  const keep = async () => {
    const { order, skills } = drafts.current
    drafts.current = {}
    for (const draft of [order, skills]) if (draft) await tell(draft)
  }
  return { of, keep }
}

/** The guide, open by itself at the beginning. */
export function SetupSheet({ to }: { readonly to?: 'skills' | undefined }) {
  const { c, i, t, book, session, edition, name, close } = useDesk()
  const { of, keep } = useDrafts()
  const [asked, setAsked] = useState(false)
  const [wanted, setWanted] = useState(to === 'skills' ? 1 : 0)
  const due = skillsDue(book)
  // To close it says so, too: who wants it again finds it in the menu.
  const leave = () => {
    endSetUp(session.id)
    close()
    void keep()
  }
  const ready = async () => {
    await keep()
    if (due) setAsked(true)
    else leave()
  }
  const note = () => {
    setAsked(false)
    setWanted(wanted + 1)
  }
  return (
    <Sheet
      class="pq clerk-sheet large"
      title={c.setup}
      note={c.setUp.intro(book.players.length)}
      closeLabel={i.common.close}
      onClose={leave}
      actions={
        asked && due ? (
          <Missing due={due} onNote={note} onWithout={leave} />
        ) : (
          <Button kind="primary" onClick={() => void ready()}>
            {c.setUp.ready}
          </Button>
        )
      }
    >
      <div class="setup stack">
        {session.edition !== undefined && <p class="quiet-text">{c.setUp.own}</p>}
        {/* Who is first gets other goods than the others. */}
        <Order onDraft={of('order')} />
        <Pieces c={c} t={t} edition={edition} players={book.players.length} first={book.favourite === null ? null : name(book.favourite)} />
        <Skills wanted={wanted} onDraft={of('skills')} />
      </div>
    </Sheet>
  )
}
