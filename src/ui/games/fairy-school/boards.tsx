/** The boards beside the forest as the table shows them: by themselves when they are asked for, and over the table at any time. */
import { useMemo } from 'preact/hooks'
import type { Seat } from '../../../core/game.ts'
import { finalFact } from '../../../text/fairy-school/facts.ts'
import { Sheet } from '../../kit/sheet.tsx'
import { Piece } from '../../table/piece.tsx'
import { Seal } from './art.tsx'
import { CreatureBoard } from './creatures.tsx'
import { kindnessLimit } from './facts.ts'
import { FinalProject, FinalsOnOffer, TakenFinal } from './finals.tsx'
import { KindnessScale } from './kindness.tsx'
import { offersOf } from './offers.ts'
import { Race } from './race.tsx'
import { Rates } from './rates.tsx'
import { Piles, PointsSoFar } from './record.tsx'
import { useTable } from './table.ts'

/** What the boards offer now. */
function useOffers() {
  const { options, ctx } = useTable()
  return useMemo(() => offersOf(options, ctx.edition), [options, ctx.edition])
}

/** A fairy's creatures; one's own are studied by a tap. */
function Creatures({ seat }: { readonly seat: Seat }) {
  const { view, ctx, t, w, me, name, play } = useTable()
  const { studies } = useOffers()
  const fairy = view.fairies[seat]
  if (!fairy) return null
  return (
    <CreatureBoard
      seat={seat}
      fairy={fairy}
      edition={ctx.edition}
      t={t}
      title={seat === me ? w.creatureBoard : w.creatureBoardOf(name(seat))}
      {...(seat === me ? { offers: studies, onStudy: play } : {})}
    />
  )
}

/** Kindness and rates side by side. */
function KindnessAndRates({ seat }: { readonly seat: Seat }) {
  const { view, ctx, t, name, play } = useTable()
  const { exchanges } = useOffers()
  const fairy = view.fairies[seat]
  if (!fairy) return null
  return (
    <div class="twoboards">
      <KindnessScale fairy={fairy} t={t} limit={kindnessLimit(view, seat)} name={name} />
      <Rates edition={ctx.edition} t={t} exchanges={exchanges} onTake={play} />
    </div>
  )
}

/** What the study phase is about. */
export function StudyTable() {
  const { me } = useTable()
  return (
    <div class="boards study">
      <Piece>
        <Creatures seat={me} />
      </Piece>
      <Piece>
        <KindnessAndRates seat={me} />
      </Piece>
    </div>
  )
}

/** The final projects to choose from, and those chosen already. */
export function FinalsTable() {
  const { view, ctx, t, name, play } = useTable()
  const { finals } = useOffers()
  const laid = view.finals.flatMap((id) => finalFact(id, ctx) ?? [])
  return (
    <div class="boards">
      <FinalsOnOffer finals={laid} t={t} offers={finals} onTake={play} queue={view.queue} name={name} />
      <Taken />
    </div>
  )
}

/** What has been chosen already, and by whom. */
function Taken() {
  const { view, ctx, t, w, name } = useTable()
  const taken = view.fairies.flatMap((fairy, seat) => {
    const final = fairy.final === null ? undefined : finalFact(fairy.final, ctx)
    return final ? [{ seat, final }] : []
  })
  if (taken.length === 0) return null
  return (
    <section class="finals" aria-label={w.finalsTaken}>
      <h3>{w.finalsTaken}</h3>
      <ul>
        {taken.map(({ seat, final }) => (
          <li key={seat}>
            <TakenFinal final={final} seat={seat} t={t} name={name(seat)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Everything that lies beside a fairy's forest: her points, her final project, her creatures, her kindness. */
export function FairyBoards({ seat }: { readonly seat: Seat }) {
  const { view, ctx, t } = useTable()
  const fairy = view.fairies[seat]
  const final = fairy?.final ? finalFact(fairy.final, ctx) : undefined
  return (
    <div class="boards">
      <PointsSoFar seat={seat} />
      <Creatures seat={seat} />
      <KindnessAndRates seat={seat} />
      {fairy && final && <FinalProject final={final} fairy={fairy} t={t} title={t.names.final(final.id, [])} offer={null} />}
      <Piles seat={seat} />
    </div>
  )
}

function useClose(): () => void {
  const { desk } = useTable()
  return () => {
    desk.panel.value = null
  }
}

/** A fairy's creatures, her kindness and the rates, over the table. */
export function BoardsSheet({ seat }: { readonly seat: Seat }) {
  const { view, i, w, name, me } = useTable()
  const fairy = view.fairies[seat]
  if (!fairy) return null
  return (
    <Sheet
      title={seat === me ? w.yourBoards : w.boardsOf(name(seat))}
      note={w.pointsNow(fairy.points)}
      art={<Seal seat={seat} />}
      class="large"
      closeLabel={i.common.close}
      onClose={useClose()}
    >
      <FairyBoards seat={seat} />
    </Sheet>
  )
}

/** One's final project and the race, over the table. */
export function RaceSheet() {
  const { view, ctx, i, t, w, me, play } = useTable()
  const { step } = useOffers()
  const fairy = view.fairies[me]
  const final = fairy?.final ? finalFact(fairy.final, ctx) : undefined
  return (
    <Sheet title={w.finalProject} note={w.explain.final.text} class="large" closeLabel={i.common.close} onClose={useClose()}>
      <div class="boards">
        {fairy && final && (
          <FinalProject final={final} fairy={fairy} t={t} title={t.names.final(final.id, [])} offer={step} onTake={play} />
        )}
        <Race />
      </div>
    </Sheet>
  )
}
