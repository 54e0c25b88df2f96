/** The controls of the form: numbers that are stepped or typed, lists of them, and the way back to the app's own values. */
import type { ComponentChildren } from 'preact'
import { useId, useState } from 'preact/hooks'
import type { Json } from '../../../../core/game.ts'
import { Icon } from '../../../kit/icon.tsx'
import { leafOf, longer, shorter } from '../../../kit/tree.ts'
import { useDesk } from './desk.ts'

/** A value as it is printed: a true minus sign, and a question mark for what is no number yet. */
export const printed = (value: Json | undefined): string => (typeof value === 'number' ? String(value).replace('-', '\u2212') : '?')

interface Place {
  /** Where it stands in the edition. */
  readonly path: string
  readonly label: string
}

/** The app's own value, to be put back; nothing where it is the one that stands there. `say` puts it into words. */
export function Back({ path, label, say = printed }: Place & { readonly say?: (value: Json) => string }) {
  const { other, put, w } = useDesk()
  const usual = other(path)
  if (usual === undefined) return null
  return (
    <button type="button" class="ed-back" aria-label={w.back(label, say(usual))} onClick={() => put({ [path]: usual })}>
      <Icon name="undo" />
      {say(usual)}
    </button>
  )
}

interface NumProps extends Place {
  readonly least: number
  readonly most: number
  readonly art?: ComponentChildren
  /** What else changes with a step to a number; what is typed may still grow. */
  readonly along?: (value: number) => Readonly<Record<string, Json>>
}

/** One number: one less and one more beside it, or typed. */
export function Num({ path, label, least, most, art, along }: NumProps) {
  const { at, put, problem, here, w } = useDesk()
  const id = useId()
  // What is typed stays as it is typed: "-" becomes a number only with the next key.
  const [typed, setTyped] = useState<string | null>(null)
  const value = at(path)
  const wrong = problem(path)
  const number = typeof value === 'number' ? value : null
  const come = () => {
    here.value = path
  }
  const step = (by: number) => {
    come()
    setTyped(null)
    const next = number === null ? least : Math.min(most, Math.max(least, number + by))
    put({ [path]: next, ...along?.(next) })
  }
  const take = (text: string) => {
    setTyped(text)
    put({ [path]: leafOf(text.replace('\u2212', '-')) })
  }
  return (
    <div class={`ed-num${wrong ? ' wrong' : ''}`}>
      <span class="ed-label">
        {art}
        <label for={id}>{label}</label>
        <Back path={path} label={label} />
      </span>
      <span class="ed-steps">
        <button type="button" aria-label={w.less(label)} disabled={number !== null && number <= least} onClick={() => step(-1)}>
          <Icon name="minus" />
        </button>
        <input
          id={id}
          type="text"
          inputMode={least < 0 ? 'text' : 'numeric'}
          autocomplete="off"
          value={typed ?? (value === null || value === undefined ? '' : String(value))}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong === undefined ? undefined : `${id}-wrong`}
          onInput={(event) => take(event.currentTarget.value)}
          onFocus={come}
          onBlur={() => setTyped(null)}
        />
        <button type="button" aria-label={w.more(label)} disabled={number !== null && number >= most} onClick={() => step(1)}>
          <Icon name="plus" />
        </button>
      </span>
      {wrong && (
        <small id={`${id}-wrong`} class="field-problem">
          {wrong}
        </small>
      )}
    </div>
  )
}

interface GroupProps {
  readonly title: string
  readonly children: ComponentChildren
  /** Where its list stands, for what is wrong with the list itself. */
  readonly path?: string
}

/** Values that belong together, under a heading. */
export function Group({ title, children, path }: GroupProps) {
  const { problem } = useDesk()
  const wrong = path === undefined ? undefined : problem(path)
  return (
    <fieldset class="ed-group">
      <legend>{title}</legend>
      {wrong && <small class="field-problem">{wrong}</small>}
      <div class="ed-cells">{children}</div>
    </fieldset>
  )
}

interface TwoProps {
  readonly picture: ComponentChildren
  readonly children: ComponentChildren
}

/** A picture that stays in sight, and beside or below it what is entered. */
export const Two = ({ picture, children }: TwoProps) => (
  <div class="ed-two">
    <div class="ed-left">{picture}</div>
    <div class="ed-right">{children}</div>
  </div>
)

interface NumsProps {
  readonly path: string
  readonly title: string
  readonly nameOf: (n: number) => string
  readonly least: number
  readonly most: number
  /** How many there may be; as many as there are where it is missing. */
  readonly sizes?: readonly [fewest: number, most: number]
}

/** A list of numbers, each with its name; longer and shorter where the box allows it. */
export function Nums({ path, title, nameOf, least, most, sizes }: NumsProps) {
  const { list, put, w, t } = useDesk()
  const all = list(path)
  return (
    <Group title={title} path={path}>
      {all.map((_, i) => (
        <Num key={i} path={`${path}[${i}]`} label={nameOf(i + 1)} least={least} most={most} />
      ))}
      {all.length === 0 && <p class="quiet-text">{t.names.goods({})}</p>}
      {sizes && (
        <Resize
          title={title}
          count={all.length}
          sizes={sizes}
          onSize={(by) => put({ [path]: by > 0 ? longer(all.length > 0 ? all : [least]) : shorter(all) })}
          w={w}
        />
      )}
    </Group>
  )
}

interface ResizeProps {
  readonly title: string
  readonly count: number
  readonly sizes: readonly [fewest: number, most: number]
  readonly onSize: (by: 1 | -1) => void
  readonly w: { readonly longer: string; readonly shorter: string }
}

/** One more or one less at the end of a list. */
export function Resize({ title, count, sizes: [fewest, most], onSize, w }: ResizeProps) {
  return (
    <span class="ed-resize">
      <button type="button" class="btn quiet" aria-label={`${title}: ${w.longer}`} disabled={count >= most} onClick={() => onSize(1)}>
        <Icon name="plus" />
        {w.longer}
      </button>
      <button type="button" class="btn quiet" aria-label={`${title}: ${w.shorter}`} disabled={count <= fewest} onClick={() => onSize(-1)}>
        <Icon name="minus" />
        {w.shorter}
      </button>
    </span>
  )
}
