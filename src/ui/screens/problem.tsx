import { useEffect, useRef } from 'preact/hooks'
import type { Problem } from '../../worker/protocol.ts'
import { Notice } from '../kit/notice.tsx'
import { useText } from './texts.ts'

const SHOWN = 12

/** What went wrong, in a sentence, with every fault that was found. */
export function ProblemNotice({ problem }: { readonly problem: Problem }) {
  const t = useText()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.scrollIntoView({ block: 'center' }), [problem])
  const faults = problem.kind === 'badInput' ? problem.faults : []
  return (
    <div ref={ref}>
      <Notice tone="danger">
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
      </Notice>
    </div>
  )
}
