/** Sharing a result: the picture is drawn by a module that is loaded when the end is shown, not with the table. */
import { shareFile } from '../../../app/files.ts'
import { endOf } from '../../../app/tables.ts'
import { posterWords } from '../../table/posterwords.ts'
import type { Table } from './table.ts'

const painter = () => import('./picture.ts')

/** Loads what draws the picture, so that a tap is answered at once. */
export function prepareSharing(): void {
  void painter().catch(() => undefined)
}

/** Draws the result and hands it over. Resolves to true when it was saved as a file. @throws when it cannot be drawn. */
export async function shareResult({ model, view, w, t, i, me }: Table): Promise<boolean> {
  const words = posterWords({
    lines: view.result ?? [],
    me,
    words: w.end,
    and: t.names.format.and,
    i,
    title: w.title,
    names: model.seats.value.map((seat) => seat.name),
    length: w.end.turns(view.history.length),
    day: new Date(endOf(model.id)),
    points: t.names.format.number,
    note: (line) => (line.grade === 'none' ? '' : t.names.grades[line.grade]),
  })
  const { pictureOf } = await painter()
  return shareFile(await pictureOf(words))
}
