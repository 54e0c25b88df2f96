/** A clock for turns, for those who switch it on. It belongs to the device, not to the session: nothing of it is told. */
import { useEffect, useState } from 'preact/hooks'
import { keptSwitch } from '../../../../app/settings.ts'
import { Switch } from '../../../kit/choice.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { useDesk } from './desk.ts'

const wanted = keptSwitch('clerk:timer')

/** Switches the clock on and off; off to begin with. */
export function TimerSwitch() {
  const { c } = useDesk()
  return <Switch label={c.timer} note={c.timerNote} on={wanted.on.value} onChange={wanted.turn} />
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function Running() {
  const { c } = useDesk()
  const [start, setStart] = useState(() => Date.now())
  const [now, setNow] = useState(start)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  const again = () => {
    setStart(Date.now())
    setNow(Date.now())
  }
  return (
    <button type="button" class="clock" aria-label={c.timerAgain} onClick={again}>
      <Icon name="hourglass" />
      <span role="timer">{clock(Math.max(0, Math.floor((now - start) / 1000)))}</span>
      <Icon name="replay" />
    </button>
  )
}

/** The clock, where it is wanted; a tap begins anew. */
export const Timer = () => (wanted.on.value ? <Running /> : null)
