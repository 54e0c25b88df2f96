/**
 * What a person set, kept on this device and applied at once. In local storage, because the first paint must know it
 * before any database answers; `public/early.js` reads the two single keys for theme and language even earlier.
 */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'

export const THEMES = ['system', 'light', 'dark'] as const
export const MOTIONS = ['system', 'full', 'reduced'] as const
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const
export const TEXT_SIZES = ['small', 'normal', 'large', 'larger'] as const

export interface Settings {
  /** A language code; empty: what the browser asks for. */
  readonly language: string
  readonly theme: (typeof THEMES)[number]
  readonly motion: (typeof MOTIONS)[number]
  /** How quickly the moves of others are shown. */
  readonly pace: (typeof PACES)[number]
  readonly textSize: (typeof TEXT_SIZES)[number]
  readonly leftHanded: boolean
  /** A turn ends only when its player says so. */
  readonly confirmTurns: boolean
  /** Everybody's chance to win stands over the table. */
  readonly winChances: boolean
  /** The device lies flat between the people at the table, each at a side of the screen. */
  readonly flat: boolean
  /** What this person is called at new tables; empty: "You". */
  readonly name: string
}

const KEY = 'fey-table:settings'
const THEME_KEY = 'fey-table:theme'
const LANGUAGE_KEY = 'fey-table:lang'

const DEFAULTS: Settings = {
  language: '',
  theme: 'system',
  motion: 'system',
  pace: 'normal',
  textSize: 'normal',
  leftHanded: false,
  confirmTurns: false,
  winChances: false,
  flat: false,
  name: '',
}

const oneOf = <T extends string>(list: readonly T[], value: unknown, fallback: T): T => list.find((each) => each === value) ?? fallback
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 40) : '')

/** What an entry holds, whatever version has written it; nothing where it is damaged. */
function contents(json: string | null): Partial<Record<keyof Settings, unknown>> {
  try {
    const parsed: unknown = JSON.parse(json ?? '{}')
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed
  } catch {
    // Not ours any more: the defaults.
  }
  return {}
}

/** Settings of an older or a damaged entry, as far as they can be read. */
export function readSettings(json: string | null): Settings {
  const raw = contents(json)
  return {
    language: text(raw.language),
    theme: oneOf(THEMES, raw.theme, DEFAULTS.theme),
    motion: oneOf(MOTIONS, raw.motion, DEFAULTS.motion),
    pace: oneOf(PACES, raw.pace, DEFAULTS.pace),
    textSize: oneOf(TEXT_SIZES, raw.textSize, DEFAULTS.textSize),
    leftHanded: raw.leftHanded === true,
    confirmTurns: raw.confirmTurns === true,
    winChances: raw.winChances === true,
    flat: raw.flat === true,
    name: text(raw.name),
  }
}

/**
 * Settings as an entry, over the one that is kept: what only a later version knows stays as it is, in settings that this one does
 * not set, too.
 */
export function writeSettings(next: Settings, json: string | null): string {
  const known = readSettings(json)
  const fresh = Object.entries(next).filter(([key, value]) => value !== known[key as keyof Settings])
  return JSON.stringify({ ...next, ...contents(json), ...Object.fromEntries(fresh) })
}

/** Local storage may be closed to us (private windows, full disks): then settings last as long as the page. */
function keep(key: string, value: string): void {
  try {
    if (value === '') localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Nothing to do about it, and nothing lost but a convenience.
  }
}

/** An entry of local storage, or null where there is none or no storage. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a small convenience (never a table) beside the settings. */
export const remember = (key: string, value: string): void => keep(`fey-table:${key}`, value)
/** What {@link remember} kept. */
export const remembered = (key: string): string | null => kept(`fey-table:${key}`)

/** A switch beside the settings. */
export interface KeptSwitch {
  readonly on: ReadonlySignal<boolean>
  turn(on: boolean): void
}

/** A switch that is remembered under a key, off to begin with, and followed where another window turns it. */
export function keptSwitch(key: string): KeptSwitch {
  const on = signal(remembered(key) !== null)
  globalThis.addEventListener?.('storage', ({ key: changed, newValue }) => {
    if (changed === `fey-table:${key}`) on.value = newValue !== null
  })
  const turn = (next: boolean) => {
    on.value = next
    remember(key, next ? 'yes' : '')
  }
  return { on, turn }
}

const current = signal<Settings>(readSettings(kept(KEY)))

/** The settings in force. */
export const settings: ReadonlySignal<Settings> = current

/** Changes some of them, for good and at once. */
export function changeSettings(patch: Partial<Settings>): void {
  const next = { ...current.value, ...patch }
  current.value = next
  keep(KEY, writeSettings(next, kept(KEY)))
  keep(THEME_KEY, next.theme === 'system' ? '' : next.theme)
  keep(LANGUAGE_KEY, next.language)
}

const systemDark = signal(true)
const systemCalm = signal(false)

function follow(query: string, into: { value: boolean }): void {
  const list = matchMedia(query)
  into.value = list.matches
  list.addEventListener('change', () => {
    into.value = list.matches
  })
}

/** Theme in force, the system's wish considered. */
export const theme = computed<'dark' | 'light'>(() => {
  const wish = current.value.theme
  if (wish !== 'system') return wish
  return systemDark.value ? 'dark' : 'light'
})

/** True where nothing should move. */
export const calm = computed(() => current.value.motion === 'reduced' || (current.value.motion === 'system' && systemCalm.value))

const BROWSER_BAR = { dark: '#0a0f33', light: '#dde6ef' } as const

/** Carries settings to `<html>` from now on: `data-theme`, `data-motion`, `data-text`, `data-hand`, `data-chances`, and the browser's bar. */
export function applySettings(): void {
  // What another window sets is set here, too: else the next change here would take it back. It may be another version's.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) current.value = readSettings(newValue)
  })
  follow('(prefers-color-scheme: dark)', systemDark)
  follow('(prefers-reduced-motion: reduce)', systemCalm)
  const data = document.documentElement.dataset
  effect(() => {
    data['theme'] = theme.value
    data['motion'] = calm.value ? 'calm' : 'lively'
    data['text'] = current.value.textSize
    data['chances'] = current.value.winChances ? 'on' : 'off'
    data['hand'] = current.value.leftHanded ? 'left' : 'right'
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', BROWSER_BAR[theme.value])
  })
}
