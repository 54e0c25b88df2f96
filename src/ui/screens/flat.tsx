/**
 * A device that lies flat between people: names at the sides of the screen, and everything that is for one person turned to
 * hers. Loaded only where somebody has switched it on. What turns, and where it lies, is in flat.css; its numbers come from
 * {@link planFlat} as custom properties of the page.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { TableModel } from '../../app/model.ts'
import { remember, remembered } from '../../app/settings.ts'
import type { Seat } from '../../core/game.ts'
import { gameCard, type ScoresOf } from '../games/index.tsx'
import { RadioList } from '../kit/choice.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { turn } from '../kit/turn.ts'
import { Crest } from './crest.tsx'
import { type FlatPlan, facedSide, hasRoom, planFlat, readSides, SIDES, type Side, seatsAt, turnTo } from './flat-plan.ts'
import { useFlatText } from './flat-text.ts'
import { taker } from './taker.ts'
import { useText } from './texts.ts'
import './flat.css'

interface Props {
  readonly model: TableModel
}

/** Less than this from its edge a touch belongs to nobody: there fingers come in from beyond the screen. In pixels. */
const RIM = 14

const page = () => document.documentElement

/** The size of the window, followed. */
function useWindow(): { readonly width: number; readonly height: number } {
  const measure = () => ({ width: window.innerWidth, height: window.innerHeight })
  const [size, set] = useState(measure)
  useEffect(() => {
    const follow = () => set(measure())
    // It may have been turned between the first picture and now.
    follow()
    addEventListener('resize', follow)
    return () => removeEventListener('resize', follow)
  }, [])
  return size
}

/** What the device keeps to itself at each side, as the styles know it. */
function safeEdges(): Record<Side, number> {
  const style = getComputedStyle(page())
  const edge = (side: Side) => Number.parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0
  return { bottom: edge('bottom'), left: edge('left'), top: edge('top'), right: edge('right') }
}

/** The numbers of the plan, as the styles want them. */
function propertiesOf({ inside, tray, middle }: FlatPlan, faced: Side): Readonly<Record<string, string>> {
  const px = (n: number) => `${n}px`
  const quarters = turnTo(faced)
  const aside = faced === 'left' || faced === 'right'
  const [wide, high] = [tray.right - tray.left, tray.bottom - tray.top]
  const [across, deep] = [inside.right - inside.left, inside.bottom - inside.top]
  // The middle of the edge at which trays and sheets stand.
  const foot = {
    bottom: [(inside.left + inside.right) / 2, inside.bottom],
    left: [inside.left, (inside.top + inside.bottom) / 2],
    top: [(inside.left + inside.right) / 2, inside.top],
    right: [inside.right, (inside.top + inside.bottom) / 2],
  }[faced] as [number, number]
  return {
    '--flat-turn': `${quarters * 90}deg`,
    '--flat-cos': String([1, 0, -1, 0][quarters]),
    '--flat-sin': String([0, 1, 0, -1][quarters]),
    '--flat-long': aside ? '100dvh' : '100vw',
    '--flat-high': aside ? '100vw' : '100dvh',
    '--flat-x': px(foot[0]),
    '--flat-y': px(foot[1]),
    '--flat-along': px(aside ? deep : across),
    '--flat-deep': px(aside ? across : deep),
    '--flat-tray': px(aside ? wide : high),
    '--flat-left': px(middle.left),
    '--flat-top': px(middle.top),
    '--flat-width': px(middle.right - middle.left),
    '--flat-height': px(middle.bottom - middle.top),
    '--flat-mid-x': px((inside.left + inside.right) / 2),
    '--flat-mid-y': px((inside.top + inside.bottom) / 2),
  }
}

/** Hands the plan to the styles, and takes it back when the device is picked up; before anything is painted. */
function useTurned(plan: FlatPlan | null, faced: Side): void {
  useLayoutEffect(() => {
    if (!plan) return
    const { style, dataset } = page()
    const properties = propertiesOf(plan, faced)
    for (const [name, value] of Object.entries(properties)) style.setProperty(name, value)
    dataset['faces'] = faced
    dataset['tray'] = plan.long ? 'long' : 'short'
    turn.value = turnTo(faced)
  }, [plan, faced])
  const lies = plan !== null
  useLayoutEffect(() => {
    if (!lies) return
    return () => {
      delete page().dataset['faces']
      delete page().dataset['tray']
      turn.value = null
    }
  }, [lies])
}

/** A swipe from beyond the edge is the system's way to go back or to another app: at the rim no touch begins. */
function useRim(on: boolean): void {
  useEffect(() => {
    if (!on) return
    const refuse = (event: TouchEvent) => {
      const rim = [...event.changedTouches].some(
        ({ clientX: x, clientY: y }) => Math.min(x, y, window.innerWidth - x, window.innerHeight - y) < RIM,
      )
      if (rim && event.cancelable) event.preventDefault()
    }
    addEventListener('touchstart', refuse, { passive: false })
    return () => removeEventListener('touchstart', refuse)
  }, [on])
}

/** A game's own part: its looks, and the scores of all seats. */
function useScores(game: string): ScoresOf | null {
  const [scores, set] = useState<{ readonly of: ScoresOf } | null>(null)
  useEffect(() => {
    let gone = false
    void gameCard(game)
      ?.play?.loadFlat?.()
      .then((of) => gone || set({ of }))
    return () => {
      gone = true
    }
  }, [game])
  return scores?.of ?? null
}

/** Which side each seat has, remembered for tables of as many. */
function useSides(seats: number): readonly [sides: readonly Side[], move: (seat: Seat, side: Side) => void] {
  const key = `sides:${seats}`
  const [moved, set] = useState(0)
  const sides = useMemo(() => readSides(remembered(key), seats), [key, moved])
  const move = (seat: Seat, side: Side) => {
    remember(key, sides.map((each, at) => (at === seat ? side : each)).join(' '))
    set(moved + 1)
  }
  return [sides, move]
}

interface MoveProps {
  readonly name: string
  readonly side: Side
  readonly onMove: (side: Side) => void
  readonly onClose: () => void
}

/** Asks where somebody sits. */
function MoveSheet({ name, side, onMove, onClose }: MoveProps) {
  const t = useText()
  const flat = useFlatText()
  const keys = useRef(false)
  const options = SIDES.map((value) => ({ value, label: flat.sides[value] }))
  // A tap is an answer; an arrow key goes through all sides on its way to the one that is meant.
  const onPress = (event: KeyboardEvent) => {
    keys.current = true
    if (event.key !== 'Enter') return
    // Prevented, or the key would press the button that gets the focus back.
    event.preventDefault()
    onClose()
  }
  const choose = (to: Side) => {
    onMove(to)
    if (!keys.current) onClose()
  }
  return (
    <Sheet title={flat.sits(name)} closeLabel={t.common.close} onClose={onClose}>
      <div onKeyDown={onPress} onPointerDown={() => (keys.current = false)}>
        <RadioList label={flat.sits(name)} options={options} value={side} onChange={choose} />
      </div>
    </Sheet>
  )
}

interface PlacesProps extends Pick<Props, 'model'> {
  readonly sides: readonly Side[]
  readonly scores: ScoresOf | null
  readonly onMove: (seat: Seat) => void
}

/** Names, seals and scores, each at the side where the one sits. */
function Places({ model, sides, scores, onMove }: PlacesProps) {
  const flat = useFlatText()
  const game = gameCard(model.game)
  const view = model.view.value
  const points = view && scores ? scores(view) : []
  const awaited = [...model.thinking.value, ...(model.decision.value ? [model.viewer.value] : [])]
  return (
    <section class="places" aria-label={flat.seats}>
      {SIDES.map((side) => (
        <ul key={side} class={side}>
          {seatsAt(sides, side).map((seat) => {
            const name = model.seats.value[seat]?.name ?? ''
            const score = points[seat]
            return (
              <li key={seat}>
                <button
                  type="button"
                  data-seat={seat}
                  class={awaited.includes(seat) ? 'now' : ''}
                  aria-label={flat.at(score === undefined ? name : `${name}, ${score}`, flat.sides[side])}
                  onClick={() => onMove(seat)}
                >
                  <Crest game={game} seat={seat} />
                  <b>{name}</b>
                  {score !== undefined && <i>{score < 0 ? `−${-score}` : score}</i>}
                </button>
              </li>
            )
          })}
        </ul>
      ))}
    </section>
  )
}

/** Lays the table flat while it is there, where the window is large enough. */
export function Flat({ model }: Props) {
  const { width, height } = useWindow()
  const seats = model.seats.value
  const [sides, move] = useSides(seats.length)
  const [moving, setMoving] = useState<Seat | null>(null)
  const moved = useRef<Seat | null>(null)
  useEffect(() => {
    // The name has moved with its owner, and the one that was pressed is gone.
    if (moving !== null || moved.current === null) return
    document.querySelector<HTMLElement>(`.places [data-seat="${moved.current}"]`)?.focus({ preventScroll: true })
    moved.current = null
  }, [moving])
  const scores = useScores(model.game)
  const closed = model.sharing?.closed.value === true
  const person = seats[model.viewer.value]?.kind === 'human' ? model.viewer.value : undefined
  const faced = facedSide(sides, { closed, next: model.sharing?.next.value ?? [], chosen: taker.value, viewer: person })
  const lies = hasRoom(width, height)
  const plan = useMemo(() => (lies ? planFlat(width, height, sides, faced, safeEdges()) : null), [lies, width, height, sides, faced])
  useTurned(plan, faced)
  useRim(lies)
  if (!lies || closed) return null
  const close = () => {
    moved.current = moving
    setMoving(null)
  }
  return (
    <>
      <Places model={model} sides={sides} scores={scores} onMove={setMoving} />
      {moving !== null && (
        <MoveSheet
          name={seats[moving]?.name ?? ''}
          side={sides[moving] ?? 'bottom'}
          onMove={(side) => move(moving, side)}
          onClose={close}
        />
      )}
    </>
  )
}
