/** The faces of both dice. A face of the casino die is a small heap of goods: one is added or taken away by its picture. */
import { useState } from 'preact/hooks'
import { GOODS, type Good } from '../../../../games/pixie-queen/types.ts'
import { Icon } from '../../../kit/icon.tsx'
import { longer, shorter } from '../../../kit/tree.ts'
import { GoodPicture } from '../art.tsx'
import { useDesk } from './desk.ts'
import { Back, Group, Nums, Resize, Two } from './fields.tsx'

const CASINO = 'dice.casino'
const MOST_ON_FACE = 10
const MOST_FACES = 20
const letterOf = (good: Good): string => good.charAt(0).toUpperCase()

/** The goods that letters stand for. */
const goodsIn = (letters: string): Good[] => [...letters].flatMap((letter) => GOODS.find((good) => letterOf(good) === letter) ?? [])

const textAt = (value: unknown): string => (typeof value === 'string' ? value : '')

function FaceFields({ at }: { readonly at: number }) {
  const { at: valueAt, put, problem, t, w } = useDesk()
  const path = `${CASINO}[${at}]`
  const letters = textAt(valueAt(path))
  const label = w.face(at + 1)
  const wrong = problem(path)
  const set = (next: string) => put({ [path]: next })
  const name = (good: Good) => t.names.goodForms[good][0]
  return (
    <div class="ed-part-fields">
      <span class="ed-label">
        <b>{label}</b>
        <Back path={path} label={label} say={(usual) => goodsIn(textAt(usual)).map(name).join(' ')} />
      </span>
      <div class="ed-heap">
        {goodsIn(letters).map((good, k) => (
          <button key={k} type="button" aria-label={w.take(name(good))} onClick={() => set(letters.slice(0, k) + letters.slice(k + 1))}>
            <GoodPicture kind={good} />
            <Icon name="minus" />
          </button>
        ))}
      </div>
      <div class="ed-heap add">
        {GOODS.map((good) => (
          <button
            key={good}
            type="button"
            disabled={letters.length >= MOST_ON_FACE}
            aria-label={w.add(name(good))}
            onClick={() => set(letters + letterOf(good))}
          >
            <GoodPicture kind={good} />
            <Icon name="plus" />
          </button>
        ))}
      </div>
      {wrong && <small class="field-problem">{wrong}</small>}
    </div>
  )
}

/** Both dice. */
export function DicePart() {
  const { list, put, other, problem, t, w } = useDesk()
  const [chosen, setChosen] = useState(0)
  const faces = list(CASINO)
  const at = Math.min(chosen, faces.length - 1)
  const die = (
    <div class="ed-faces">
      {faces.map((face, i) => (
        <button
          key={i}
          type="button"
          class={`ed-face${other(`${CASINO}[${i}]`) === undefined ? '' : ' differs'}${problem(`${CASINO}[${i}]`) ? ' wrong' : ''}`}
          aria-pressed={i === at}
          aria-label={`${w.face(i + 1)}: ${goodsIn(textAt(face))
            .map((good) => t.names.goodForms[good][0])
            .join(', ')}`}
          onClick={() => setChosen(i)}
        >
          {goodsIn(textAt(face)).map((good, k) => (
            <GoodPicture key={k} kind={good} />
          ))}
        </button>
      ))}
    </div>
  )
  return (
    <Two picture={die}>
      <Group title={w.casino} path={CASINO}>
        {faces.length > 0 && <FaceFields key={at} at={at} />}
        <Resize
          title={w.casino}
          count={faces.length}
          sizes={[1, MOST_FACES]}
          onSize={(by) => put({ [CASINO]: by > 0 ? longer(faces.length > 0 ? faces : ['A']) : shorter(faces) })}
          w={w}
        />
      </Group>
      <Nums path="dice.punishment" title={w.punishmentDie} nameOf={w.face} least={1} most={15} sizes={[1, MOST_FACES]} />
    </Two>
  )
}
