import { useEffect, useRef } from 'preact/hooks'
import { renew } from '../../app/update.ts'
import type { Problem } from '../../worker/protocol.ts'
import { Button } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import type { Refused } from './files.ts'
import { useText } from './texts.ts'

const SHOWN = 12

/** What went wrong, with which file if it was one, in a sentence, with every fault that was found. */
export function ProblemNotice({ problem, file }: { readonly problem: Problem; readonly file?: string }) {
  const t = useText()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.scrollIntoView({ block: 'center' }), [problem])
  const faults = problem.kind === 'badInput' ? problem.faults : []
  return (
    <div ref={ref}>
      <Notice tone="danger">
        {file && <p>{file}</p>}
        <p>
          <b>{t.problem.sentence(problem)}</b>
        </p>
        {faults.length > 0 && (
          <ul class="data-faults">
            {faults.slice(0, SHOWN).map((fault) => (
              <li key={`${fault.path} ${fault.message}`}>
                {fault.path !== '' && (
                  <>
                    <code>{fault.path}</code>:{' '}
                  </>
                )}
                {fault.message}
                {fault.rule && (
                  <>
                    {' '}
                    (<code>{fault.rule}</code>)
                  </>
                )}
              </li>
            ))}
            {faults.length > SHOWN && <li>… +{faults.length - SHOWN}</li>}
          </ul>
        )}
        {problem.kind === 'missingPart' && (
          <Button icon="replay" onClick={renew}>
            {t.problem.reload}
          </Button>
        )}
      </Notice>
    </div>
  )
}

/** Every file that was not taken, with the reason. */
export function RefusedFiles({ refused }: { readonly refused: readonly Refused[] }) {
  return refused.map(({ file, problem }, i) => <ProblemNotice key={`${i} ${file}`} problem={problem} file={file} />)
}
