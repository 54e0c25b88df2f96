/** What the shared picture of a result says, as plain words. */
import type { FinalLine } from '../../../games/pixie-queen/types.ts'
import { type PosterWords, posterWords, type Told } from '../../table/posterwords.ts'
import { signed } from './art.tsx'
import type { Table } from './table.ts'

type Known = Pick<Table, 'w' | 'i' | 't' | 'me'> &
  Pick<Told<FinalLine>, 'names' | 'day' | 'region'> & {
    readonly rounds: number
    /** How long it was, where rounds do not tell. */
    readonly length?: string
  }

/** The words of the picture of a result: who fell out is told beside the name. */
export const sheetOf = ({ w, t, rounds, length = w.end.rounds(rounds), ...known }: Known, lines: readonly FinalLine[]): PosterWords =>
  posterWords({
    ...known,
    lines,
    title: w.title,
    words: w.end,
    and: t.names.format.and,
    length,
    points: signed,
    note: (l) => (l.eliminated ? w.end.eliminated : ''),
  })
