/** What the shared picture of a result says, as plain words. */
import type { FinalLine } from '../../../games/pixie-queen/types.ts'
import { type PosterWords, posterWords, type Told } from '../../table/posterwords.ts'
import { signed } from './art.tsx'
import type { Table } from './table.ts'

type Known = Pick<Table, 'w' | 'i' | 't' | 'me'> & Pick<Told<FinalLine>, 'names' | 'day'> & { readonly rounds: number }

/** The words of the picture of a result: who fell out is told beside the name. */
export const sheetOf = ({ w, t, rounds, ...known }: Known, lines: readonly FinalLine[]): PosterWords =>
  posterWords({
    ...known,
    lines,
    title: w.title,
    words: w.end,
    and: t.names.format.and,
    length: w.end.rounds(rounds),
    points: signed,
    note: (l) => (l.eliminated ? w.end.eliminated : ''),
  })
