import { afterEach, describe, expect, it, vi } from 'vitest'
import { keptSwitch, readSettings, writeSettings } from './settings.ts'

const DEFAULTS = readSettings(null)

describe('settings', () => {
  it('begin with what the device wishes', () => {
    expect(DEFAULTS).toMatchObject({
      language: '',
      theme: 'system',
      motion: 'system',
      textSize: 'normal',
      confirmTurns: false,
      winChances: false,
      flat: false,
    })
  })

  it('come back as they were kept', () => {
    const kept = { ...DEFAULTS, language: 'de', theme: 'dark', pace: 'instant', leftHanded: true, name: 'Ada' }
    expect(readSettings(JSON.stringify(kept))).toEqual(kept)
  })

  it.each(['', 'not json', 'null', '7', '"text"', '[]'])('survive a damaged entry: %s', (json) => {
    expect(readSettings(json)).toEqual(DEFAULTS)
  })

  it('replace only what cannot be read', () => {
    expect(readSettings('{"theme":"sepia","pace":"fast","name":5,"leftHanded":"yes"}')).toEqual({ ...DEFAULTS, pace: 'fast' })
  })

  it('leave what a later version knows as it is', () => {
    const later = { ...DEFAULTS, theme: 'sepia', pace: 'slow', spells: { owls: true } }
    const set = { ...readSettings(JSON.stringify(later)), pace: 'fast' } as const
    expect(JSON.parse(writeSettings(set, JSON.stringify(later)))).toEqual({ ...later, pace: 'fast' })
    const here = { ...set, theme: 'dark' } as const
    expect(JSON.parse(writeSettings(here, JSON.stringify(later)))).toEqual({ ...later, pace: 'fast', theme: 'dark' })
  })

  it.each(['not json', '[1]', '"text"', null])('are whole over a damaged entry: %s', (json) => {
    const set = { ...DEFAULTS, theme: 'dark' } as const
    expect(JSON.parse(writeSettings(set, json))).toEqual(set)
  })

  it('do not take over endless names', () => {
    expect(readSettings(JSON.stringify({ name: 'x'.repeat(500) })).name).toHaveLength(40)
  })
})

describe('a switch beside the settings', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** One window of a browser: what it keeps, and how it hears of what another one keeps. */
  function openWindow(kept: Record<string, string>) {
    const page = new EventTarget()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => {
        kept[key] = value
      },
      removeItem: (key: string) => {
        delete kept[key]
      },
    })
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    return (key: string, newValue: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  }

  it('is remembered, and followed where another window turns it', () => {
    const kept: Record<string, string> = {}
    const told = openWindow(kept)
    const lamp = keptSwitch('lamp')
    expect(lamp.on.value).toBe(false)
    lamp.turn(true)
    expect(keptSwitch('lamp').on.value).toBe(true)
    told('fey-table:lamp', null)
    told('fey-table:door', 'yes')
    expect(lamp.on.value).toBe(false)
    told('fey-table:lamp', 'yes')
    expect(lamp.on.value).toBe(true)
    lamp.turn(false)
    expect([lamp.on.value, kept]).toEqual([false, {}])
  })
})
