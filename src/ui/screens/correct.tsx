import { useEffect, useState } from 'preact/hooks'
import type { TableModel } from '../../app/model.ts'
import { openNewFrom } from '../../app/start.ts'
import type { Fault, Json } from '../../core/game.ts'
import type { Problem } from '../../worker/protocol.ts'
import { GAMES } from '../games/index.tsx'
import { Button } from '../kit/button.tsx'
import { DocumentForm } from '../kit/document.tsx'
import { lazy } from '../kit/lazy.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { ProblemNotice } from './problem.tsx'
import { useText } from './texts.ts'
import { titleOfOpen } from './titles.ts'

const accounts = new Map(GAMES.flatMap(({ id, play }) => (play?.loadAccounts ? [[id, lazy(play.loadAccounts)] as const] : [])))

/** Faults as the form names places: the position is an option of the table it begins. */
const inForm = (problem: Problem | null): readonly Fault[] =>
  problem?.kind === 'badInput' ? problem.faults.map((fault) => ({ ...fault, path: fault.path.replace(/^(options\.)?start\.?/, '') })) : []

/**
 * The position of a table that follows a real board, corrected by hand. It is checked against the game's invariants; the
 * game goes on from it at a table of its own, and the one before stays as it was.
 */
export function Correct({ model, onClose }: { readonly model: TableModel; readonly onClose: () => void }) {
  const t = useText()
  const [position, setPosition] = useState<Json | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  useEffect(() => {
    void model.real?.position().then((found) => (found === null ? onClose() : setPosition(found)))
  }, [model])
  const nameOf = (path: string) => {
    const [, seat] = /^(?:players|offers)\[(\d+)\]$/.exec(path) ?? []
    return seat === undefined ? undefined : model.seats.value[Number(seat)]?.name
  }
  const goOn = () => {
    if (position === null) return
    const name = t.correct.corrected(titleOfOpen(model, t))
    void openNewFrom({ game: model.game, seats: model.seats.value, name, start: position }).then(setProblem)
  }
  const faults = inForm(problem)
  const Accounts = accounts.get(model.game)
  const actions = (
    <Button kind="primary" wide onClick={goOn}>
      {t.correct.goOn}
    </Button>
  )
  return (
    <Sheet class="correct-sheet clerk-sheet" title={t.correct.title} closeLabel={t.common.close} onClose={onClose} actions={actions}>
      <div class="stack">
        <p>{t.correct.hint}</p>
        {problem && <ProblemNotice problem={problem.kind === 'badInput' ? { ...problem, faults } : problem} />}
        {position !== null && Accounts && <Accounts.View model={model} position={position} onChange={setPosition} />}
        {position !== null && (
          <details class="doc-group" open={faults.length > 0}>
            <summary>
              <b>{t.correct.whole}</b>
            </summary>
            <DocumentForm value={position} onChange={setPosition} faults={faults} words={t.correct} nameOf={nameOf} />
          </details>
        )}
      </div>
    </Sheet>
  )
}
