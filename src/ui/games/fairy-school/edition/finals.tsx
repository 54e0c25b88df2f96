/** The final projects: a list of both kinds, and one of them in a sheet. */
import { FINAL_COUNTS } from '../../../../games/fairy-school/edition-limits.ts'
import { COLUMNS, type Final, LENGTHS, type Length } from '../../../../games/fairy-school/types.ts'
import { Button } from '../../../kit/button.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { toast } from '../../../kit/toast.tsx'
import { Token } from '../art.tsx'
import { Tokens } from '../effects.tsx'
import {
  canCopyFinal,
  canRemoveFinal,
  freeMark,
  isOwnFinal,
  shippedFinal,
  stepsOf,
  withFinal,
  withFinalCopy,
  withoutFinal,
} from './change.ts'
import { useDesk } from './desk.ts'
import { faultsIn } from './faults.ts'
import { withAmount } from './line.ts'
import { FaultLine, Faults, Pad, PickToken, Walk } from './pieces.tsx'

const finalPath = (at: number): string => `finals[${at}]`

function FinalRow({ final, at }: { readonly final: Final; readonly at: number }) {
  const { t, w, faults, open } = useDesk()
  const own = isOwnFinal(final)
  const mark = own ? (shippedFinal(final.id) ? w.changed : w.fresh) : ''
  const wrong = faultsIn(faults, finalPath(at)).length > 0
  const text = t.final(final)
  const label = [w.editCard(text.title), ...text.steps, ...(mark ? [mark] : []), ...(wrong ? [w.wrong] : [])].join(', ')
  return (
    <button type="button" class={`fs-final${wrong ? ' wrong' : ''}`} aria-label={label} onClick={() => open({ kind: 'final', at })}>
      <b>{final.id}</b>
      <span class="fs-main">
        {final.main.map((kind, k) => (
          <Token key={k} kind={kind} />
        ))}
      </span>
      <span class="fs-steps">
        {final.steps.map((step, k) => (
          <span key={k}>
            <Tokens bundle={step} />
          </span>
        ))}
      </span>
      {(mark || wrong) && (
        <span class="fs-marks">
          {wrong && <Icon name="warn" class="fs-wrong" />}
          {mark && <small class="fs-own">{mark}</small>}
        </span>
      )}
    </button>
  )
}

function Kind({ length }: { readonly length: Length }) {
  const { edition, t, w } = useDesk()
  const list = edition.finals.map((final, at) => ({ final, at })).filter(({ final }) => final.kind === length)
  return (
    <section class="fs-group" aria-label={t.names.lengths[length]}>
      <header>
        <h2>{t.names.lengths[length]}</h2>
        <p>{w.needed(list.length, ...FINAL_COUNTS[length])}</p>
      </header>
      <ul class="fs-finals">
        {list.map(({ final, at }) => (
          <li key={at}>
            <FinalRow final={final} at={at} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The part of the form with the final projects. */
export const Finals = () => (
  <>
    <Faults path="finals" only />
    {LENGTHS.map((length) => (
      <Kind key={length} length={length} />
    ))}
  </>
)

interface Props {
  readonly final: Final
  readonly at: number
  readonly onChange: (final: Final) => void
}

function Main({ final, at, onChange }: Props) {
  const { t, w } = useDesk()
  return (
    <section class="fs-part">
      <header>
        <h3>{w.main}</h3>
        <p>{w.mainNote}</p>
      </header>
      {[0, 1].map((k) => (
        <PickToken
          key={k}
          label={w.mainOne(k + 1)}
          kinds={COLUMNS}
          value={final.main[k] ?? 'earth'}
          named={(kind) => t.names.elementForms[kind][0]}
          onPick={(kind) => onChange({ ...final, main: [0, 1].map((each) => (each === k ? kind : (final.main[each] ?? 'earth'))) })}
        />
      ))}
      <Faults path={`${finalPath(at)}.main`} />
    </section>
  )
}

function Steps({ final, at, onChange }: Props) {
  const { w } = useDesk()
  const steps = stepsOf(final)
  return (
    <>
      {steps.map((step, k) => (
        <section key={k} class="fs-part">
          <header>
            <h3>{w.step(k + 1)}</h3>
          </header>
          <Pad
            label={w.step(k + 1)}
            bundle={step}
            onChange={(kind, n) =>
              onChange({ ...final, steps: steps.map((each, other) => (other === k ? withAmount(step, kind, n) : each)) })
            }
          />
          <Faults path={`${finalPath(at)}.steps[${k}]`} />
        </section>
      ))}
      <Faults path={`${finalPath(at)}.steps`} only />
    </>
  )
}

function More({ final, at }: Omit<Props, 'onChange'>) {
  const { edition, value, w, change, open } = useDesk()
  const copy = () => {
    change(withFinalCopy(value, edition, at))
    open({ kind: 'final', at: at + 1 })
    toast({ text: w.duplicated(final.id) })
  }
  const remove = () => {
    open(null)
    change(withoutFinal(value, edition, at))
    toast({ text: w.removed(final.id), action: { label: w.undo, run: () => change(value) } })
  }
  return (
    <div class="row-btns">
      {canCopyFinal(edition, final) && (
        <Button icon="plus" onClick={copy}>
          {w.duplicate}
        </Button>
      )}
      {canRemoveFinal(edition, final) && (
        <Button kind="danger" icon="trash" onClick={remove}>
          {w.remove}
        </Button>
      )}
    </div>
  )
}

/** The sheet of a final project. */
export function FinalSheet({ at }: { readonly at: number }) {
  const { edition, value, t, w, i, change, open } = useDesk()
  const final = edition.finals[at]
  if (!final) return null
  const { title } = t.final(final)
  const close = () => open(null)
  const before = shippedFinal(final.id)
  const onChange = (next: Final) => change(withFinal(value, edition, at, next))
  const to = (id: string | undefined) => (id === undefined ? undefined : () => onChange({ ...final, id }))
  const back = () => {
    if (before) onChange(before)
    toast({ text: w.backAgain(title), action: { label: w.undo, run: () => change(value) } })
  }
  return (
    <Sheet
      class="fs fs-sheet"
      title={title}
      note={
        <>
          {t.names.lengths[final.kind]}
          <FaultLine path={finalPath(at)} />
        </>
      }
      closeLabel={i.common.close}
      onClose={close}
      actions={
        <>
          {isOwnFinal(final) && before && (
            <Button icon="undo" onClick={back}>
              {w.putBack}
            </Button>
          )}
          <Button kind="primary" onClick={close}>
            {i.common.done}
          </Button>
        </>
      }
    >
      <div class="fs-cols">
        <div>
          <Main final={final} at={at} onChange={onChange} />
          <Steps final={final} at={at} onChange={onChange} />
          <section class="fs-part">
            <Walk label={w.mark} value={final.id} onLess={to(freeMark(edition, final, -1))} onMore={to(freeMark(edition, final, 1))} />
            <Faults path={`${finalPath(at)}.id`} />
          </section>
          <More final={final} at={at} />
        </div>
      </div>
    </Sheet>
  )
}
