/** The columns of the final count: at the end of a table, and beside a real board. */
import type { FinalLine } from '../../../games/pixie-queen/types.ts'
import type { PixieQueenText } from '../../../text/index.ts'
import type { CountColumn } from '../../table/count.tsx'
import { delta, GoodPicture, Picture, signed } from './art.tsx'

const least = (points: number): number => -Math.abs(points)

/** What is counted of every player, in the order of the count (PQ-SCORE). */
export function columnsOf({ words }: PixieQueenText): readonly CountColumn<FinalLine>[] {
  const { columns, columnHelp } = words.end
  const part = (
    id: keyof typeof columns,
    icon: CountColumn<FinalLine>['icon'],
    value: CountColumn<FinalLine>['value'],
    more: Partial<CountColumn<FinalLine>> = {},
  ) => ({ id, icon, value, name: columns[id], help: columnHelp[id], text: signed, ...more })
  return [
    part('penalty', <Picture id="g-pick" />, (l) => least(l.punishment)),
    part('rewards', <Picture id="g-ring" />, (l) => l.rewards, { text: delta, good: true }),
    part('stones', <GoodPicture kind="stone" cls="i" />, (l) => least(l.stones)),
    part('hoards', <Picture id="g-pack" />, (l) => least(l.majorities)),
    part('result', <Picture id="g-queen" />, (l) => l.total),
  ]
}
