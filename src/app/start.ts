/** From a choice of seats to an open table: the settings of last time, and the way from home to the first turn. */
import type { Json } from '../core/game.ts'
import { BOT_LEVELS, type NewTable, type Problem, type SeatControl, SURPRISE } from '../worker/protocol.ts'
import { navigate, route } from './router.ts'
import { remember, remembered, settings } from './settings.ts'

export { BOT_LEVELS, SURPRISE }

/** What the new-table screen sets; the next table starts from it. */
export interface TablePlan {
  readonly game: string
  readonly seats: readonly SeatControl[]
  readonly options: Readonly<Record<string, Json>>
  /** The table follows a real board. For once: the next one is a digital table again. */
  readonly mirror?: boolean
}

let handed: TablePlan | null = null

/** Hands a plan to the screen of a new table, for once: what is remembered otherwise stays as it is. */
export function handPlan(plan: TablePlan): void {
  handed = plan
}

/** Takes the plan that was handed on for a game; null where there is none. */
export function takePlan(game: string): TablePlan | null {
  const plan = handed?.game === game ? handed : null
  handed = null
  return plan
}

const MAX_SEATS = 8
/** Longer than any name that can be typed. */
const LONGEST_NAME = 40
const key = (game: string) => `last:${game}`

function readSeat(raw: unknown): SeatControl | undefined {
  if (typeof raw !== 'object' || raw === null || !('kind' in raw) || !('name' in raw)) return undefined
  if (typeof raw.name !== 'string' || raw.name.length > LONGEST_NAME) return undefined
  if (raw.kind === 'human') return { kind: 'human', name: raw.name }
  const level = 'level' in raw ? BOT_LEVELS.find((each) => each === raw.level) : undefined
  const liked =
    'temperament' in raw && typeof raw.temperament === 'string' && raw.temperament.length <= LONGEST_NAME
      ? { temperament: raw.temperament }
      : {}
  return level === undefined ? undefined : { kind: 'bot', name: raw.name, level, ...liked }
}

function isJson(value: unknown): value is Json {
  if (value === null || typeof value !== 'object') return value === null || ['string', 'number', 'boolean'].includes(typeof value)
  return Object.values(value).every(isJson)
}

function isOptions(value: unknown): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && isJson(value)
}

/** The plan of the last table of a game, as far as it can be read. */
export function lastPlan(game: string): TablePlan | undefined {
  try {
    const raw: unknown = JSON.parse(remembered(key(game)) ?? 'null')
    if (typeof raw !== 'object' || raw === null || !('seats' in raw) || !Array.isArray(raw.seats)) return undefined
    const seats = raw.seats.slice(0, MAX_SEATS).map(readSeat)
    const whole = seats.filter((seat) => seat !== undefined)
    if (whole.length < 2 || whole.length !== seats.length) return undefined
    return { game, seats: whole, options: 'options' in raw && isOptions(raw.options) ? raw.options : {} }
  } catch {
    return undefined
  }
}

/** Keeps a plan for the next time; a start position is for once. */
export function rememberPlan(plan: TablePlan): void {
  const { start: _, ...options } = plan.options
  remember(key(plan.game), JSON.stringify({ seats: plan.seats, options }))
}

/** A bot nobody has asked for in particular. */
export const usualBot = (name: string): SeatControl => ({ kind: 'bot', name, level: 'steady', temperament: SURPRISE })

/** Four seats: this person and three steady bots. */
export function usualSeats(names: readonly string[]): SeatControl[] {
  return names.slice(0, 4).map((name, i): SeatControl => (i === 0 ? { kind: 'human', name: settings.value.name } : usualBot(name)))
}

/** Everybody one place on: the second sits first now, the first last. */
export const rotated = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)]

/** A new order of the seats. */
export function shuffled<T>(list: readonly T[]): T[] {
  const out = [...list]
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1))
    const a = out[i]
    const b = out[j]
    if (a !== undefined && b !== undefined) [out[i], out[j]] = [b, a]
  }
  return out
}

const SEEDS = 2 ** 31

/** Seats that can be told apart by their names: the second Klaus is "Klaus 2". */
function toldApart(seats: readonly SeatControl[]): SeatControl[] {
  const taken = new Set<string>()
  return seats.map((seat) => {
    let name = seat.name
    for (let n = 2; taken.has(name); n++) name = `${seat.name} ${n}`
    taken.add(name)
    return { ...seat, name }
  })
}

/** People at a table. */
export const peopleAt = (seats: readonly SeatControl[]): number => seats.filter((seat) => seat.kind === 'human').length

/** A table ready to be made; `unnamed` calls the person of a seat that was given no name, a name that is taken gets a number. */
export function newTable(plan: TablePlan, name: string, unnamed: (seat: number, people: number) => string): NewTable {
  const seats = plan.seats.map((seat, i) => ({ ...seat, name: seat.name.trim() || unnamed(i, peopleAt(plan.seats)) }))
  return {
    game: plan.game,
    seats: toldApart(seats),
    seed: Math.floor(Math.random() * SEEDS),
    options: plan.options,
    name,
    mirror: plan.mirror === true,
  }
}

/** Makes the table and opens it; the problem when it could not be made. */
export async function openNew(table: NewTable): Promise<Problem | null> {
  const { createTable } = await import('./table.ts')
  const made = await createTable(table)
  if (!made.ok) return made.problem
  // Back leads to where one came from, not to a form that has done its work or to the table before.
  navigate({ name: 'table', id: made.id }, { replace: route.value.name !== 'home' })
  return null
}

/** A position from which a table that follows a real board goes on. */
export interface Beginning {
  readonly game: string
  readonly seats: readonly SeatControl[]
  readonly name: string
  readonly start: Json
}

/** Makes a table that begins with a corrected position, in place of the one that is open. */
export const openNewFrom = ({ start, ...table }: Beginning): Promise<Problem | null> =>
  openNew({ ...table, seed: Math.floor(Math.random() * SEEDS), options: { start }, mirror: true })
