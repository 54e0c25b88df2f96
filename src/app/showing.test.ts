import { beforeEach, describe, expect, it } from 'vitest'
import type { Update } from '../worker/protocol.ts'
import type { Settings } from './settings.ts'
import { PACE_MS, Showing } from './showing.ts'

let pace: Settings['pace']
let timer: { ms: number; work: () => void } | null
let show: Showing

beforeEach(() => {
  pace = 'normal'
  timer = null
  show = new Showing({
    pace: () => pace,
    after: (ms, work) => {
      timer = { ms, work }
      return () => {
        timer = null
      }
    },
  })
})

const entry = (ply: number, by = 1, seat = by) => ({ ply, by, events: [{ type: 'did', seat }] })

function update(ply: number, played: Update['played'], more: Partial<Update> = {}): Update {
  const decision = { seat: 0, choices: [1], refused: [] }
  return {
    type: 'update',
    table: 't',
    ply,
    viewer: 0,
    view: `v${ply}`,
    played,
    undone: false,
    decision,
    confirming: false,
    thinking: [],
    awaited: [],
    undo: { possible: true },
    over: false,
    ...more,
  }
}

function tick(): number {
  const due = timer
  timer = null
  due?.work()
  return due?.ms ?? 0
}

const state = () => ({
  view: show.view.value,
  decides: show.decision.value !== null,
  behind: show.behind.value,
  log: show.log.value.map((e) => e.ply),
})

describe('showing a table', () => {
  it('begins with everything at once', () => {
    show.take(update(2, [entry(0), entry(1)]))
    expect(state()).toEqual({ view: 'v2', decides: true, behind: 0, log: [0, 1] })
    expect(show.showing.value).toEqual([])
  })

  it('shows longer what the game says carries weight, even in a hurry, but never keeps the person waiting', () => {
    show.weigh((events) => (events.some((e) => (e as { seat: number }).seat === 2) ? 4 : 1))
    show.take(update(0, []))
    show.take(update(1, [entry(0, 2)]))
    expect(state()).toMatchObject({ decides: true, behind: 0 })
    for (let ply = 1; ply <= 12; ply++) show.take(update(ply + 1, [entry(ply)]))
    expect(tick()).toBe(PACE_MS.normal * 4)
    expect(tick()).toBeLessThan(PACE_MS.normal)
    show.skip()
    expect(state()).toMatchObject({ view: 'v13', decides: true, behind: 0 })
  })

  it('lets the moves of others out one by one and only then asks for a decision', () => {
    show.take(update(0, []))
    show.take(update(1, [entry(0)]))
    show.take(update(2, [entry(1, 2)]))
    show.take(update(3, [entry(2, 3, 0)]))
    expect(state()).toEqual({ view: 'v1', decides: false, behind: 2, log: [0] })
    expect(show.showing.value).toEqual(entry(0).events)
    expect(tick()).toBe(PACE_MS.normal)
    expect(state()).toEqual({ view: 'v2', decides: false, behind: 1, log: [0, 1] })
    tick()
    expect(state()).toEqual({ view: 'v3', decides: true, behind: 0, log: [0, 1, 2] })
    expect(show.showing.value).toEqual(entry(2, 3, 0).events)
    expect(tick()).toBe(PACE_MS.normal * 1.5)
    expect(show.showing.value).toEqual([])
  })

  it('shows entries that were told together one by one, each on its own board', () => {
    show.take(update(0, []))
    show.take(update(3, [{ ...entry(0), view: 'v1' }, { ...entry(1, 2), events: [] }, entry(2, 3)]))
    expect(state()).toEqual({ view: 'v1', decides: false, behind: 2, log: [0] })
    tick()
    expect(state()).toEqual({ view: 'v3', decides: true, behind: 0, log: [0, 1, 2] })
  })

  it('shows the own move at once and never holds up the next decision', () => {
    show.take(update(0, []))
    show.take(update(1, [entry(0, 0)]))
    expect(state()).toEqual({ view: 'v1', decides: true, behind: 0, log: [0] })
    show.take(update(2, [entry(1, 0)]))
    expect(state()).toMatchObject({ view: 'v2', decides: true, log: [0, 1] })
  })

  it('lets the own move cut short what is still being shown', () => {
    show.take(update(0, []))
    show.take(update(1, [entry(0)]))
    expect(state()).toMatchObject({ decides: true, log: [0] })
    show.take(update(2, [entry(1, 0)]))
    expect(state()).toMatchObject({ view: 'v2', log: [0, 1] })
    expect(show.showing.value).toEqual(entry(1, 0).events)
    tick()
    expect(timer).toBeNull()
    expect(show.showing.value).toEqual([])
  })

  it('skips to the latest state', () => {
    show.take(update(0, []))
    for (let i = 0; i < 5; i++) show.take(update(i + 1, [entry(i)]))
    show.skip()
    expect(state()).toEqual({ view: 'v5', decides: true, behind: 0, log: [0, 1, 2, 3, 4] })
    expect(timer).toBeNull()
  })

  it('shows nothing in between when the pace is instant, and hurries when the line is long', () => {
    show.take(update(0, []))
    for (let i = 0; i < 12; i++) show.take(update(i + 1, [entry(i)]))
    tick()
    expect(timer!.ms).toBe(PACE_MS.normal * 0.6)
    pace = 'instant'
    show.take(update(13, [entry(12)]))
    expect(state()).toMatchObject({ view: 'v13', behind: 0 })
  })

  it('shows the boards that were told on the way, and keeps none of them in the log', () => {
    show.take(update(1, [{ ...entry(0), view: 'v0' }]))
    show.take(update(3, [{ ...entry(1), view: 'on the way' }, entry(2)]))
    expect(state()).toMatchObject({ view: 'on the way', behind: 1 })
    show.skip()
    expect(state()).toMatchObject({ view: 'v3', log: [0, 1, 2] })
    expect(show.log.value.filter((told) => 'view' in told)).toEqual([])
  })

  it('goes back with undo, and forgets what was taken back', () => {
    show.take(update(0, []))
    show.take(update(1, [entry(0, 0)]))
    show.take(update(2, [entry(1, 0)]))
    show.take(update(1, [], { undone: true }))
    expect(state()).toEqual({ view: 'v1', decides: true, behind: 0, log: [0] })
    show.take(update(2, [entry(1, 0)]))
    expect(state().log).toEqual([0, 1])
  })

  it('takes no harm from updates that come twice, late or after a gap', () => {
    show.take(update(0, []))
    show.take(update(1, [entry(0)]))
    show.skip()
    show.take(update(1, [entry(0)]))
    expect(state().log).toEqual([0])
    show.take(update(3, [entry(2)]))
    expect(state()).toMatchObject({ view: 'v3', log: [0, 2] })
    show.take(update(2, [entry(1)]))
    expect(state().view).toBe('v3')
    show.take(
      update(
        4,
        [0, 1, 2, 3].map((ply) => entry(ply)),
      ),
    )
    show.skip()
    expect(state()).toMatchObject({ view: 'v4' })
  })

  it('starts over when another window has shortened the log', () => {
    show.take(
      update(
        3,
        [0, 1, 2].map((ply) => entry(ply)),
      ),
    )
    show.take(update(2, [entry(0), entry(1, 3)]))
    expect(state()).toMatchObject({ view: 'v2', log: [0, 1] })
    expect(show.log.value[1]?.by).toBe(3)
  })

  it('hurries over what others do until a person is asked, the entry that asks her included', () => {
    const others = { decision: null, thinking: [1] }
    show.take(update(0, [], { ...others, thinking: [] }))
    expect(show.skippable.value).toBe(false)
    show.take(update(1, [entry(0)], others))
    show.take(update(2, [entry(1)], others))
    expect([state().behind, show.skippable.value]).toEqual([1, true])
    show.hurry()
    expect([state().log, timer, show.hurried.value, show.skippable.value]).toEqual([[0, 1], null, true, false])
    show.take(update(3, [entry(2)], others))
    expect([state().log, timer]).toEqual([[0, 1, 2], null])
    show.take(update(4, [entry(3)], { awaited: [0] }))
    expect([state().log, timer, show.hurried.value]).toEqual([[0, 1, 2, 3], null, false])
    show.take(update(5, [entry(4)], others))
    expect([timer?.ms, show.skippable.value]).toEqual([PACE_MS.normal, true])
  })

  it('hurries over nothing where a person is asked already, and no longer once what she did is taken back', () => {
    show.take(update(0, [], { awaited: [0] }))
    show.take(update(1, [entry(0)], { awaited: [0] }))
    show.hurry()
    expect(show.hurried.value).toBe(false)
    show.take(update(2, [entry(1, 0)], { decision: null, thinking: [1] }))
    show.hurry()
    expect(show.hurried.value).toBe(true)
    show.take(update(1, [], { undone: true, awaited: [0] }))
    expect(show.hurried.value).toBe(false)
  })

  it('has nothing to skip where all is shown at once', () => {
    pace = 'instant'
    show.take(update(0, [], { decision: null, thinking: [1] }))
    expect(show.skippable.value).toBe(false)
  })

  it('forgets all it was told, for other eyes come', () => {
    show.take(update(3, [entry(0), entry(1), entry(2)], { awaited: [1, 2], confirming: true }))
    show.take(update(5, [entry(3), entry(4)], { awaited: [2] }))
    show.weigh(() => 7)
    show.skip()
    show.forget()
    expect(state()).toEqual({ view: null, decides: false, behind: 0, log: [] })
    expect(timer).toBeNull()
    expect([show.ply, show.awaited.value, show.confirming.value, show.undoState.value.possible]).toEqual([0, [], false, false])
    show.take(update(2, [entry(0), entry(1)], { viewer: 2 }))
    expect(state()).toMatchObject({ view: 'v2', log: [0, 1] })
    show.take(update(3, [entry(2)], { viewer: 2 }))
    expect(timer).toMatchObject({ ms: PACE_MS.normal })
  })
})
