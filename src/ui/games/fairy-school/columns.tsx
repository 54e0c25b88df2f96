/** The parts of the final count. */
import type { FinalLine } from '../../../games/fairy-school/types.ts'
import type { CountColumn as Part } from '../../../text/fairy-school/en/words.ts'
import type { FairySchoolText } from '../../../text/index.ts'
import type { CountColumn } from '../../table/count.tsx'
import { Sign, Token } from './art.tsx'

/** Kindness, projects, steps, studies, elements, and the sum. */
export function columnsOf(t: FairySchoolText): readonly CountColumn<FinalLine>[] {
  const icons: Readonly<Record<Part, CountColumn<FinalLine>['icon']>> = {
    kindness: <Sign name="heart" cls="heart" />,
    projects: <Sign name="copy" />,
    steps: <Sign name="check" />,
    studies: <Sign name="study" />,
    elements: <Token kind="any" />,
    total: <i class="drawn wreath" />,
  }
  const part = (id: Part): CountColumn<FinalLine> => ({
    id,
    name: t.words.end.columns[id],
    help: t.words.end.columnHelp[id],
    icon: icons[id],
    value: (line) => line[id],
    text: t.names.format.number,
  })
  return [part('kindness'), part('projects'), part('steps'), part('studies'), part('elements'), part('total')]
}
