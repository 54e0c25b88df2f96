/** What dice, bag, tokens and shuffles showed on the real board. */
import './styles/luck.css'
import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../../core/game.ts'
import {
  CUBES,
  type Cube,
  type Cubes,
  FOODS,
  GOODS,
  type Good,
  type MoveWords,
  SKILLS,
  type Skill,
  type View,
} from '../../../games/pixie-queen/types.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { lazy } from '../../kit/lazy.tsx'
import { type Outcome, Outcomes, useHalf, useParts } from '../../table/luck.tsx'
import { Crest, GoodPicture } from './art.tsx'
import { SkillTile } from './options.tsx'
import { useTable } from './table.ts'

/** All that `n` cubes out of the bag can be (PQ-A15). */
function draws({ silver, gold, stone }: Cubes, n: number): Cubes[] {
  const all: Cubes[] = []
  for (let s = Math.min(n, silver); s >= 0; s--)
    for (let g = Math.min(n - s, gold); g >= 0; g--) if (n - s - g <= stone) all.push({ silver: s, gold: g, stone: n - s - g })
  return all
}

/** What a single throw or draw can show. */
function outcomes(view: View): readonly MoveWords[] {
  const { dice, demandTokens } = view.options.edition
  const left = (food: (typeof FOODS)[number]) => demandTokens[food] - view.demands.filter((each) => each === food).length
  switch (view.step) {
    case 'punishDie':
      return [...new Set(dice.punishment)].sort((a, b) => a - b).map((roll) => ({ roll }))
    case 'casinoDie':
      return dice.casino.flatMap((letters, face) => (dice.casino.indexOf(letters) === face ? [{ face }] : []))
    case 'draw':
      return draws(view.bag, view.progress.draws ?? 0).map((draw) => ({ draw }))
    default:
      return FOODS.filter((food) => left(food) > 0).map((demand) => ({ demand }))
  }
}

/** Its picture: cubes as often as they came, the food that is asked for; dice tell it in words. */
function artOf(words: MoveWords) {
  const counts: Readonly<Partial<Record<Good | Cube, number>>> =
    'demand' in words ? { [words.demand]: 1 } : 'draw' in words ? words.draw : {}
  const kinds = [...GOODS, ...CUBES].filter((kind, k, all) => all.indexOf(kind) === k && (counts[kind] ?? 0) > 0)
  if (kinds.length === 0) return undefined
  return (
    <span class="heap">
      {kinds.map((kind) => (
        <span key={kind}>
          <GoodPicture kind={kind} />
          {(counts[kind] ?? 0) > 1 && <b>{counts[kind]}</b>}
        </span>
      ))}
    </span>
  )
}

/** One throw or draw. */
function Single() {
  const { view, t, ctx, model } = useTable()
  const all = outcomes(view).map((words): Outcome => {
    const { title, detail, label } = t.move(words, ctx)
    const art = artOf(words)
    return {
      key: JSON.stringify(words),
      // The question says what was thrown or drawn.
      text: { title: 'roll' in words || detail === '' ? title : detail, detail: '', label },
      ...(art ? { art } : {}),
      say: () => void model.real?.tell(words),
    }
  })
  return <Outcomes all={all} />
}

/** Cubes that are counted rather than looked up in a list: from this many on. */
const COUNTED = 3

/** A draw as far as it was counted before, if it can be that. */
function drawnOf(kept: unknown, count: number, bag: Cubes): { silver: number; gold: number; stone: number } {
  const counts: Readonly<Record<string, unknown>> = { ...(typeof kept === 'object' ? kept : {}) }
  const of = (cube: Cube) => (Number.isInteger(counts[cube]) ? Math.min(Math.max(0, Number(counts[cube])), bag[cube]) : 0)
  const draw = { silver: of('silver'), gold: of('gold'), stone: of('stone') }
  return draw.silver + draw.gold + draw.stone > count ? { silver: 0, gold: 0, stone: 0 } : draw
}

/** A longer draw, cube by cube; it is told when all have been counted. */
function Draw({ count }: { readonly count: number }) {
  const { view, t, i, ctx, model } = useTable()
  const [draw, setDraw] = useHalf((kept) => drawnOf(kept, count, view.bag))
  const left = count - CUBES.reduce((sum, cube) => sum + draw[cube], 0)
  const put = (cube: Cube, by: number) => setDraw({ ...draw, [cube]: draw[cube] + by })
  const step = (cube: Cube, by: 1 | -1) => (
    <button
      type="button"
      aria-label={`${t.names.some(cube)}: ${by > 0 ? i.correct.more : i.correct.less}`}
      disabled={by > 0 ? left === 0 || draw[cube] === view.bag[cube] : draw[cube] === 0}
      onClick={() => put(cube, by)}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} />
    </button>
  )
  const words = { draw }
  return (
    <div class="luck-draw">
      {CUBES.map((cube) => (
        <div key={cube}>
          <GoodPicture kind={cube} />
          <b>{t.names.some(cube)}</b>
          {step(cube, -1)}
          <output>{draw[cube]}</output>
          {step(cube, 1)}
        </div>
      ))}
      <Button kind="primary" wide disabled={left > 0} aria-label={t.move(words, ctx).label} onClick={() => void model.real?.tell(words)}>
        {left > 0 ? `${count - left} / ${count}` : t.move(words, ctx).detail || t.move(words, ctx).title}
      </Button>
    </div>
  )
}

const Guide = lazy(async () => (await import('./clerk/pieces.tsx')).SetupGuide)

/** Before anything can be told the board has to stand. */
function SetUp() {
  const { i } = useTable()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="text" icon="book" onClick={() => setOpen(true)}>
        {i.table.setUp}
      </Button>
      {open && <Guide.View onClose={() => setOpen(false)} />}
    </>
  )
}

/** Everybody in the order that was drawn, the first first; the last one goes without saying. */
function Order() {
  const { view, name } = useTable()
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const [told, tap] = useParts<Seat>(seats, view.seats - 1, (order) => ({
    order: [...order, ...seats.filter((seat) => !order.includes(seat))],
  }))
  const text = (seat: Seat) => {
    const place = told.indexOf(seat) + 1
    const title = place > 0 ? `${place}. ${name(seat)}` : name(seat)
    return { title, detail: '', label: title }
  }
  return (
    <>
      <SetUp />
      <Outcomes
        all={seats.map((seat) => ({
          key: String(seat),
          text: text(seat),
          art: <Crest colour={seat} />,
          on: told.includes(seat),
          say: () => tap(seat),
        }))}
      />
    </>
  )
}

/** The skills that lie on the board. */
function Skills() {
  const { view, t } = useTable()
  const [told, tap] = useParts<Skill>(SKILLS, view.options.edition.skillsOffered, (skills) => ({ skills: [...skills] }))
  const all = SKILLS.map((skill): Outcome => {
    const { name, does } = t.names.skills[skill]
    return {
      key: skill,
      text: { title: name, detail: does, label: `${name}: ${does}` },
      art: <SkillTile skill={skill} />,
      on: told.includes(skill),
      say: () => tap(skill),
    }
  })
  return (
    <>
      <p class="luck-note" aria-live="polite">{`${told.length} / ${view.options.edition.skillsOffered}`}</p>
      <Outcomes all={all} />
    </>
  )
}

/** Whose throw or draw it is and for what; how many cubes. */
function Whose() {
  const { view, t, name } = useTable()
  const { turn, action, draws } = view.progress
  if (turn === undefined || action === undefined) return null
  return (
    <p class="luck-note">
      {`${name(turn)}: ${t.names.space(action)}`}
      {draws !== undefined && (
        <span class="luck-many">
          {draws} ×
          {CUBES.map((cube) => (
            <GoodPicture key={cube} kind={cube} />
          ))}
        </span>
      )}
    </p>
  )
}

/** Whose throw it is looks, and her goods are seen: at a table that begins here, opened again or corrected, the first at the table does. */
function useThrower() {
  const { view, model } = useTable()
  const { turn } = view.progress
  useEffect(() => {
    if (turn !== undefined && turn !== model.viewer.value && model.seats.value[turn]?.kind === 'human') void model.sharing?.reveal(turn)
  }, [turn])
}

/** The form for the luck that is asked for. */
export function Luck() {
  const { step, progress } = useTable().view
  useThrower()
  const draws = step === 'draw' ? (progress.draws ?? 0) : 0
  if (step === 'order') return <Order />
  if (step === 'skills') return <Skills />
  return (
    <>
      <Whose />
      {draws < COUNTED ? <Single /> : <Draw count={draws} />}
    </>
  )
}
