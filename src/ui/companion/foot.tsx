/** The foot of a clerk's screen: undo, more, and on to the next phase. */
import { useEffect, useRef } from 'preact/hooks'
import { Button, IconButton } from '../kit/button.tsx'
import { useSteady } from '../kit/steady.ts'
import { useFoot } from '../kit/toast.tsx'
import { LastChangeLine } from './lastchange.tsx'
import { lastEdit, leaveLedger } from './ledger.ts'

interface FootProps {
  /** Names which entry undo takes back, where there is one and nothing was corrected since. */
  readonly undoLabel: string
  /** Absent where nothing was told yet. */
  readonly onUndo: (() => void) | undefined
  readonly menuLabel: string
  readonly onMenu: () => void
  /** What the button on reads, and what comes then. */
  readonly title: string
  readonly note: string
  readonly onNext: () => void
  /** Whether a sheet lies over the screen. */
  readonly covered: boolean
}

/** The foot; two quick taps on its main button are one. */
export function Foot({ undoLabel, onUndo, menuLabel, onMenu, title, note, onNext, covered }: FootProps) {
  const on = useSteady(onNext)
  const foot = useRef<HTMLElement>(null)
  useFoot(foot)
  useEffect(() => leaveLedger, [])
  const edit = lastEdit.value
  const onBack = edit ? edit.takeBack : onUndo
  return (
    <footer class="clerk-foot" ref={foot}>
      {!covered && <LastChangeLine />}
      <IconButton icon="undo" framed label={edit?.label ?? undoLabel} disabled={!onBack} onClick={() => onBack?.()} />
      <IconButton icon="menu" framed label={menuLabel} onClick={onMenu} />
      <Button kind="primary" tall note={note} {...on}>
        {title}
      </Button>
    </footer>
  )
}
