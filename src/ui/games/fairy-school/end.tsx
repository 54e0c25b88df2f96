/** The end of the year: who won. */
import { Button } from '../../kit/button.tsx'
import { useTable } from './table.ts'

/** The region that shows the end. */
export function End({ onBoard }: { readonly onBoard: () => void }) {
  const { view, w, t, i, name, shell } = useTable()
  const lines = [...(view.result ?? [])].sort((a, b) => a.rank - b.rank || a.seat - b.seat)
  return (
    <section class="judged" aria-label={w.end.judged}>
      <h1 class="disp">{w.end.judged}</h1>
      <ol>
        {lines.map((line) => (
          <li key={line.seat}>{`${w.end.place(line.rank)}: ${name(line.seat)}, ${t.names.points(line.total)}`}</li>
        ))}
      </ol>
      <div class="acts">
        <Button onClick={onBoard}>{i.table.board}</Button>
        {shell.again && (
          <Button kind="primary" onClick={shell.again}>
            {w.end.playAgain}
          </Button>
        )}
      </div>
    </section>
  )
}
