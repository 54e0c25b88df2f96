import { signal } from '@preact/signals'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SessionModel } from '../../app/companion.ts'
import type { Json } from '../../core/game.ts'
import { type LastChange, lastChange, lastEdit, leaveLedger, type Told, waysOf } from './ledger.ts'

interface Add {
  readonly add: number
}

/** A game in which numbers are told; their sum never falls below zero. */
function tellAll(_: number, entries: readonly Add[]): Told<number, 'below'> {
  const books: [number, ...number[]] = [0]
  for (const [at, { add }] of entries.entries()) {
    const sum = (books.at(-1) ?? 0) + add
    if (sum < 0) return { ok: false, at, misfit: 'below' }
    books.push(sum)
  }
  return { ok: true, books, book: books.at(-1) ?? 0 }
}

function session(...told: readonly number[]) {
  const entries = signal<readonly Json[]>(told.map((add) => ({ add })))
  const change: SessionModel['change'] = async (edit) => {
    const made = edit(entries.value)
    if (made) entries.value = [...entries.value.slice(0, made.from), ...made.entries]
    return made !== null
  }
  return { seats: [], entries, change } as unknown as SessionModel
}

const waysTo = (kept: SessionModel) =>
  waysOf<Add, number, 'below'>(
    kept,
    {
      read: (entries) => entries.map((entry) => entry as unknown as Add),
      write: ({ add }) => ({ add }),
      tellAll,
      summary: (round) => ({ round, over: false }),
    },
    {
      misfits: { below: 'below' },
      redo: 'Put it back',
      undoOf: (line) => `Undo: ${line}`,
      undone: (line) => `Taken back: ${line}`,
      deleted: (line) => `Deleted: ${line}`,
      corrected: (line) => `Corrected: ${line}`,
      line: (entries, _, at) => String(entries[at]?.add),
    },
  )

const text = () => lastChange.value?.text ?? null
const settled = () => new Promise((done) => setTimeout(done, 0))
const putBack = async (change: LastChange | null) => {
  change?.putBack()
  await settled()
}

const undo = async (ways: ReturnType<typeof waysTo>) => {
  ways.undo()
  await settled()
}

describe('what a change says, and its way back', () => {
  beforeEach(() => {
    leaveLedger()
  })

  it('puts a deleted entry back where it was, and a corrected one as it was', async () => {
    const kept = session(1, 2, 3)
    const { edit } = waysTo(kept)
    const before = kept.entries.value
    await edit(1, null)
    expect(text()).toBe('Deleted: 2')
    await putBack(lastChange.value)
    expect(kept.entries.value).toEqual(before)
    expect(text()).toBeNull()
    await edit(0, { add: 9 })
    expect(text()).toBe('Corrected: 9')
    await putBack(lastChange.value)
    expect(kept.entries.value).toEqual(before)
  })

  it('says nothing of what was refused', async () => {
    const kept = session(1, -1)
    expect(await waysTo(kept).edit(0, null)).toEqual({ line: '-1', misfit: 'below' })
    expect(text()).toBeNull()
  })

  it('is one notice at a time, a new one for the old', async () => {
    const kept = session(1, 2, 3)
    const ways = waysTo(kept)
    await undo(ways)
    const older = lastChange.value
    await undo(ways)
    expect(text()).toBe('Taken back: 2')
    await putBack(older)
    expect(kept.entries.value, 'the older one cannot bring back an entry at another place').toEqual([{ add: 1 }])
    await putBack(lastChange.value)
    expect(kept.entries.value).toEqual([{ add: 1 }, { add: 2 }])
  })

  it('is gone with the next entry, and restores nothing after it', async () => {
    const kept = session(1, 2)
    const ways = waysTo(kept)
    await undo(ways)
    const old = lastChange.value
    await ways.tell({ add: 5 })
    expect(text()).toBeNull()
    await putBack(old)
    expect(kept.entries.value).toEqual([{ add: 1 }, { add: 5 }])
  })
})

describe('undo after a correction', () => {
  beforeEach(leaveLedger)

  it('takes the correction back, then the one before, then entries', async () => {
    const kept = session(1, 2, 3)
    const ways = waysTo(kept)
    await ways.edit(0, { add: 4 })
    await ways.edit(1, null)
    expect(lastEdit.value?.label).toBe('Undo: Deleted: 2')
    await undo(ways)
    expect(text()).toBe('Taken back: Deleted: 2')
    expect(kept.entries.value).toEqual([{ add: 4 }, { add: 2 }, { add: 3 }])
    await undo(ways)
    expect(text()).toBe('Taken back: Corrected: 4')
    expect(kept.entries.value).toEqual([{ add: 1 }, { add: 2 }, { add: 3 }])
    expect(lastEdit.value).toBeNull()
    await undo(ways)
    expect(kept.entries.value).toEqual([{ add: 1 }, { add: 2 }])
  })

  it('takes back first what was told since', async () => {
    const kept = session(1, 2)
    const ways = waysTo(kept)
    await ways.edit(0, { add: 4 })
    await ways.tell({ add: 5 })
    expect(lastEdit.value).toBeNull()
    await undo(ways)
    expect(text()).toBe('Taken back: 5')
    expect(lastEdit.value?.label).toBe('Undo: Corrected: 4')
    lastEdit.value?.takeBack()
    await settled()
    expect(kept.entries.value).toEqual([{ add: 1 }, { add: 2 }])
  })

  it('can be put back itself, and is taken back again then', async () => {
    const kept = session(1, 2)
    const ways = waysTo(kept)
    await ways.edit(0, { add: 4 })
    await undo(ways)
    await putBack(lastChange.value)
    expect(kept.entries.value).toEqual([{ add: 4 }, { add: 2 }])
    await undo(ways)
    expect(kept.entries.value).toEqual([{ add: 1 }, { add: 2 }])
  })

  it('takes back an entry once the notice has put the old one back', async () => {
    const kept = session(1, 2)
    const ways = waysTo(kept)
    await ways.edit(1, null)
    await putBack(lastChange.value)
    await undo(ways)
    expect(kept.entries.value).toEqual([{ add: 1 }])
    await undo(ways)
    expect(kept.entries.value, 'the deletion is long gone').toEqual([])
  })

  it('is of the session alone that is open', async () => {
    await waysTo(session(1)).edit(0, { add: 4 })
    leaveLedger()
    expect(lastEdit.value).toBeNull()
    expect(text()).toBeNull()
  })
})
