/** What was taken back or corrected, in one line with the way back. */
import { useEffect, useRef } from 'preact/hooks'
import { interfaceText } from '../../app/texts.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { forgetChange, type LastChange, lastChange } from './ledger.ts'

/** How long it stays while nobody points at it or has the focus in it, in milliseconds. */
const STAYS = 9000

function Line({ change }: { readonly change: LastChange }) {
  const timer = useRef(0)
  const stop = () => clearTimeout(timer.current)
  const start = () => {
    stop()
    timer.current = window.setTimeout(() => forgetChange(change), STAYS)
  }
  useEffect(() => {
    start()
    return stop
  }, [change])
  const back = () => {
    forgetChange(change)
    change.putBack()
  }
  return (
    <div class="last-change" onPointerEnter={stop} onPointerLeave={start} onFocusIn={stop} onFocusOut={start}>
      <p title={change.text}>{change.text}</p>
      <Button kind="text" onClick={back}>
        {change.redo}
      </Button>
      <IconButton icon="close" label={interfaceText.value?.common.dismiss ?? ''} onClick={() => forgetChange(change)} />
    </div>
  )
}

/** The last change, where there is one. A sheet lies over the page and makes it inert: what can change entries there shows its own. */
export function LastChangeLine() {
  const change = lastChange.value
  return (
    <div class="last-change-place" role="status">
      {change && <Line change={change} />}
    </div>
  )
}
