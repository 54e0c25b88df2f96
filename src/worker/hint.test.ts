import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ToyView, toyMove } from '../core/testing/toy.ts'
import { DATABASE } from '../storage/db.ts'
import { Browser, toyTable, Window } from './testing.ts'

let w: Window

beforeEach(async () => {
  indexedDB.deleteDatabase(DATABASE)
  w = new Window(new Browser())
  await w.ask({ type: 'open', table: await w.create(toyTable(2)) })
})

const hint = (ply = w.last.ply, seat = 0) => w.ask({ type: 'hint', ply, seat })

describe('a hint', () => {
  it('is a legal choice with its reasons and what the next best would give', async () => {
    const reply = await hint()
    if (reply.type !== 'done' || !reply.hint) throw new Error(JSON.stringify(reply))
    expect(w.last.decision?.choices).toContain(reply.hint.move)
    expect(reply.hint.reasons[0]).toMatchObject({ name: 'coins' })
    expect(reply.hint.second!.less).toBeGreaterThanOrEqual(0)
    expect(reply.hint.second!.move).not.toBe(reply.hint.move)
  })

  it('comes from the strongest level, which sees what the person sees, and is the same when asked again', async () => {
    const first = await hint()
    const [question] = w.advisers.asked
    const view = question?.view as ToyView
    expect(question).toMatchObject({ level: 'sharp', seat: 0 })
    expect(view).toEqual(w.last.view)
    const again = await hint()
    expect({ ...again, id: 0 }).toEqual({ ...first, id: 0 })
  })

  it('keeps nobody waiting: the person moves while the adviser thinks', async () => {
    w.advisers.behave = 'hold'
    const { ply } = w.last
    w.host.receive({ type: 'hint', id: 900, ply, seat: 0 })
    expect(await w.ask({ type: 'move', ply, seat: 0, move: toyMove('take', 1) })).toMatchObject({ type: 'done' })
    expect(w.sent.some((message) => 'id' in message && message.id === 900)).toBe(false)
    w.advisers.release()
    await w.calm()
    expect(w.sent.find((message) => 'id' in message && message.id === 900)).toMatchObject({ type: 'done', hint: {} })
  })

  it('is refused for a decision that is past, for bots, and when the adviser is late', async () => {
    expect(await hint(w.last.ply - 1)).toMatchObject({ type: 'failed', problem: { kind: 'staleMove' } })
    expect(await hint(w.last.ply, 1)).toMatchObject({ type: 'failed', problem: { kind: 'badInput' } })
    w.advisers.behave = 'late'
    expect(await hint()).toMatchObject({ type: 'failed', problem: { kind: 'noHint' } })
  })

  it('ends with the table', async () => {
    await w.ask({ type: 'close' })
    expect(w.advisers.stopped).toBe(1)
  })
})
