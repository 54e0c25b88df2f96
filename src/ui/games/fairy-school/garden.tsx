/** The middle of the table: what is shown depends on what is going on. */
import { Asked } from './asked.tsx'
import { FinalsTable, StudyTable } from './boards.tsx'
import { Chosen } from './chosen.tsx'
import { fairyOf } from './facts.ts'
import { Forest } from './forest.tsx'
import { Hand } from './hand.tsx'
import { Offer } from './offer.tsx'
import { Projects } from './projects.tsx'
import { ProposalChip } from './proposal.tsx'
import { Purse } from './purse.tsx'
import { useTable } from './table.ts'
import { Zones } from './zones.tsx'

/** Before the first turn, and whenever cards are laid before one to choose from. */
const OFFERING = new Set(['start', 'draft', 'projects'])

function useOffering(): boolean {
  const { view, me } = useTable()
  return OFFERING.has(view.phase) || fairyOf(view, me).step === 'take'
}

/** One's own side of the table on a phone: one thing at a time. */
export function Garden() {
  const { view, me } = useTable()
  const offering = useOffering()
  const active = view.phase === 'activation'
  const { step } = fairyOf(view, me)
  if (step === 'study' || (step === 'bonus' && view.phase === 'study'))
    return (
      <div class="garden">
        <Asked />
        <StudyTable />
      </div>
    )
  if (view.phase === 'finals')
    return (
      <div class="garden">
        <Purse />
        <FinalsTable />
      </div>
    )
  return (
    <div class="garden">
      <Purse />
      {offering ? <Offer /> : active ? <Zones /> : <Forest seat={me} />}
      {!offering && <Projects />}
      {view.phase === 'selection' ? (
        <Chosen />
      ) : (
        <>
          <Asked />
          <ProposalChip />
        </>
      )}
      {!offering && !active && (view.phase === 'planning' || view.phase === 'starting') && <Hand />}
    </div>
  )
}
