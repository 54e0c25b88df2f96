import type { Why } from '../../../../games/pixie-queen/clerk.ts'
import { duesOf, owedOf } from '../../../../games/pixie-queen/clerk-punish.ts'
import { SKILLS, TRACKS } from '../../../../games/pixie-queen/types.ts'
import { Button } from '../../../kit/button.tsx'
import { SelectRow } from '../../../kit/choice.tsx'
import { List } from '../../../kit/list.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { Crest, GoodPicture, Picture, signed } from '../art.tsx'
import { useDesk } from './desk.ts'
import { Stepper } from './stepper.tsx'

/** Points that come at once: copying, dice, phase V, passing. */
const AMOUNTS = [1, 2, 3, 4, 5, 10] as const
const NONE = 'none'

function Amounts({ seat }: { readonly seat: number }) {
  const { c, book, edition, name, tell, close } = useDesk()
  const { pass } = edition.penalties
  const give = (points: number, why?: Why) => {
    close()
    void tell({ type: 'points', seat, points, ...(why && { why }) })
  }
  const most = book.players[seat]?.punishment ?? 0
  return (
    <section class="stack-s">
      <div class="sec">
        <h3>
          <b>{c.pointsTitle}</b>
        </h3>
        <span>{c.pointsNow(most)}</span>
      </div>
      <fieldset class="amounts" aria-label={c.punishment}>
        {AMOUNTS.map((points) => (
          <button key={points} type="button" class="amount" aria-label={c.loses(name(seat), points)} onClick={() => give(points)}>
            {signed(-points)}
          </button>
        ))}
        {AMOUNTS.map((points) => (
          <button
            key={-points}
            type="button"
            class="amount back"
            disabled={points > most}
            aria-label={c.getsBack(name(seat), points)}
            onClick={() => give(-points)}
          >
            +{points}
          </button>
        ))}
      </fieldset>
      {book.phase === 'actions' && pass > 0 && (
        <Button aria-label={c.passedFor(name(seat), pass)} onClick={() => give(pass, 'pass')}>
          {c.passed(pass)}
        </Button>
      )}
    </section>
  )
}

function Skill({ seat }: { readonly seat: number }) {
  const { c, i, t, book, tell } = useDesk()
  const known = book.skills.length > 0 ? book.skills : SKILLS
  const { skill } = book.players[seat] ?? { skill: null }
  return (
    <SelectRow
      label={c.skill}
      value={skill ?? NONE}
      closeLabel={i.common.close}
      doneLabel={i.common.done}
      options={[
        ...(skill === null ? [{ value: NONE, label: c.noSkill }] : []),
        ...known.map((each) => ({ value: each, label: t.names.skills[each].name, note: t.names.skills[each].does })),
      ]}
      onChange={(value) => {
        const chosen = SKILLS.find((each) => each === value)
        if (chosen) void tell({ type: 'skill', seat, skill: chosen })
      }}
    />
  )
}

/** How much the punishments will take, and for what. */
function Dues({ seat }: { readonly seat: number }) {
  const { c, t, book, edition } = useDesk()
  const player = book.players[seat]
  const due = duesOf(edition, book)[seat]
  const all = owedOf(edition, book, seat)
  const taken = book.over || (book.phase === 'punishments' && !book.stairsDue)
  if (!player || !due || taken || all === 0) return null
  return (
    <section class="quiet-text dues">
      <b>{book.stairsDue ? c.stairsOf(all) : c.duesOf(all)}</b>
      <ul>
        {!book.stairsDue && (
          <li>
            <Picture id="g-pick" /> {c.dueMiners(player.miners)} <b>{signed(-due.miners)}</b>
          </li>
        )}
        {TRACKS.map((track) => (
          <li key={track}>
            <GoodPicture kind={track} /> {c.dueStep(t.names.tracks[track], player.tracks[track] + 1)} <b>{signed(-due[track])}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of who fell nothing more can be told: why, and where a mistake is put right (PQ-OUT-02). */
function Fallen({ seat, outIn }: { readonly seat: number; readonly outIn: number }) {
  const { c, i, book, name, crest, open, close } = useDesk()
  return (
    <Sheet
      class="pq clerk-sheet"
      title={name(seat)}
      note={c.fell(book.players[seat]?.punishment ?? 0, outIn)}
      art={<Crest colour={crest(seat)} cls="sheet-crest" />}
      closeLabel={i.common.close}
      onClose={close}
      actions={
        <Button icon="log" onClick={() => open({ kind: 'log' })}>
          {c.log}
        </Button>
      }
    >
      <p class="quiet-text">{c.fellWhy}</p>
    </Sheet>
  )
}

/** Everything that can be told of a player. */
export function PlayerSheet({ seat }: { readonly seat: number }) {
  const { c, i, book, name, crest, tell, close, edition } = useDesk()
  const player = book.players[seat]
  if (!player) return null
  if (player.outIn > 0) return <Fallen seat={seat} outIn={player.outIn} />
  const favourite = book.favourite === seat
  const makeFavourite = () => {
    close()
    void tell({ type: 'favourite', seat })
  }
  return (
    <Sheet
      class="pq clerk-sheet"
      title={name(seat)}
      note={favourite ? c.isFirst : undefined}
      art={<Crest colour={crest(seat)} cls="sheet-crest" />}
      closeLabel={i.common.close}
      onClose={close}
      actions={
        !favourite && (
          <Button onClick={makeFavourite}>
            <Picture id="g-fav" cls="icon" />
            {c.makeFavourite}
          </Button>
        )
      }
    >
      <div class="stack">
        <Amounts seat={seat} />
        <div class="list">
          <Stepper
            label={c.miners}
            art={<Picture id="g-pick" cls="stepper-art" />}
            value={player.miners}
            max={edition.pixies[String(book.players.length)] ?? 0}
            onChange={(_, step) => void tell((now) => ({ type: 'miners', seat, miners: step(now.players[seat]?.miners ?? 0) }))}
          />
          {TRACKS.map((track) => (
            <Stepper
              key={track}
              label={c.stair[track]}
              art={<GoodPicture kind={track} cls="stepper-art" />}
              value={player.tracks[track] + 1}
              min={1}
              max={edition.tracks.length}
              onChange={(at) => void tell({ type: 'track', seat, track, by: at - 1 - player.tracks[track] })}
            />
          ))}
        </div>
        <Dues seat={seat} />
        <List>
          <li>
            <Skill seat={seat} />
          </li>
        </List>
      </div>
    </Sheet>
  )
}
