/** What is said where a file of the app is neither stored here nor to be had. */
import { useEffect } from 'preact/hooks'
import { missedParts } from '../../app/parts.ts'
import { href } from '../../app/routes.ts'
import { renew } from '../../app/update.ts'
import { Button } from '../kit/button.tsx'
import { toast } from '../kit/toast.tsx'
import { Frame } from './frame.tsx'
import { ProblemNotice } from './problem.tsx'
import { useText } from './texts.ts'

const PROBLEM = { kind: 'missingPart' } as const

/** In the place of a screen. */
export function Lost() {
  const t = useText()
  return (
    <Frame title={t.problem.title}>
      <ProblemNotice problem={PROBLEM} />
      <div class="row-btns">
        <Button href={href({ name: 'home' })}>{t.problem.toStart}</Button>
      </div>
    </Frame>
  )
}

/** Over whatever is shown, for a part of it. */
export function LostAlarm() {
  const t = useText()
  const missed = missedParts.value
  useEffect(() => {
    if (missed === 0) return
    const action = { label: t.problem.reload, run: renew }
    return toast({ text: t.problem.sentence(PROBLEM), tone: 'danger', stays: Number.POSITIVE_INFINITY, action })
  }, [missed])
  return null
}
