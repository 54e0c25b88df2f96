/** What is still open before the next phase, to be answered in place or left all the same. */
import { openQuestions } from '../../../../games/pixie-queen/clerk-open.ts'
import { Button } from '../../../kit/button.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { Demand, First } from './asides.tsx'
import { useDesk } from './desk.ts'
import { Fines } from './fines.tsx'
import { Alarms } from './lanes.tsx'
import { goOn, onward } from './onward.ts'

/** The sheet of the open questions. */
export function OpenSheet() {
  const desk = useDesk()
  const { c, i, book, close } = desk
  const questions = openQuestions(book)
  const on = () => {
    close()
    if (!book.over) goOn(desk)
  }
  const answered = questions.length === 0
  return (
    <Sheet
      class="pq clerk-sheet"
      title={answered ? c.open.done : c.open.title}
      note={answered ? undefined : c.open.lead(onward(desk).title)}
      closeLabel={i.common.close}
      onClose={close}
      actions={
        <Button kind={answered ? 'primary' : 'quiet'} onClick={on}>
          {answered ? c.open.on(onward(desk).title) : c.open.anyway}
        </Button>
      }
    >
      <div class="stack-s">
        {questions.includes('picks') && <Alarms />}
        {questions.includes('favourite') && <First />}
        {/* Who offered badly can be told as soon as the demand is known. */}
        {book.phase === 'offerings' && (
          <>
            <Demand />
            <Fines />
          </>
        )}
      </div>
    </Sheet>
  )
}
