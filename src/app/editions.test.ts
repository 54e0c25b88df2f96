import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Json } from '../core/game.ts'
import { openEditions } from '../storage/open.ts'
import type { Reply, Request } from '../worker/protocol.ts'
import { Checker, type Verdict } from './edition-check.ts'
import { chooseEdition, takeChosenEdition } from './edition-choice.ts'
import { type EditionModel, openEdition } from './edition-model.ts'
import { beginEdition, editions, loadEditions, removeEdition, renameEdition, restoreEdition } from './editions.ts'
import { useRefusal } from './testing.ts'

/** A worker whose game wants every value to be a number. */
const reply = (request: Request): Reply => {
  const { edition = null } = request.type === 'check' ? request : {}
  const faults = Object.entries(edition as object).flatMap(([key, value]) =>
    typeof value === 'number' ? [] : [{ path: `edition.${key}`, message: 'must be a number' }],
  )
  return { type: 'done', id: 1, faults }
}

vi.mock('../worker/bridge.ts', () => ({
  Bridge: class {
    ask = async (request: Request) => reply(request)
    terminate = () => undefined
  },
}))

const leaving: EditionModel[] = []
afterEach(() => {
  for (const model of leaving.splice(0)) model.leave()
})

async function begun(value: Json = { a: 1, b: 2 }): Promise<string> {
  const id = await beginEdition('toy', 'Mine', value)
  if (typeof id !== 'string') throw new Error(id.kind)
  return id
}

async function opened(id: string): Promise<EditionModel> {
  const found = await openEdition(id)
  if ('problem' in found) throw new Error(found.problem.kind)
  leaving.push(found.model)
  return found.model
}

async function listed(id: string) {
  await loadEditions()
  return editions.value?.find((each) => each.id === id)
}

describe('an edition in two windows', () => {
  it('is followed: one goes on from what was entered in the other', async () => {
    const id = await begun()
    const [one, other] = [await opened(id), await opened(id)]
    one.change({ a: 3, b: 2 })
    await vi.waitFor(() => expect(other.value.value).toEqual({ a: 3, b: 2 }))
    other.change({ a: 3, b: 4 })
    other.rename('Ours')
    await vi.waitFor(() => expect([one.value.value, one.name.value]).toEqual([{ a: 3, b: 4 }, 'Ours']))
    expect([one.aside.value, other.aside.value]).toEqual([null, null])
  })

  it('loses nothing where both enter something at once: the slower one is told and finds it in an edition of its own', async () => {
    const id = await begun()
    const [one, other] = [await opened(id), await opened(id)]
    // Both have said what they think of it: nothing is under way any more.
    await vi.waitFor(() => expect([one, other].map(({ faults, kept }) => [faults.value, kept.value])).toEqual(Array(2).fill([[], true])))
    one.change({ a: 7, b: 2 })
    other.change({ a: 1, b: 8 })
    other.change({ a: 1, b: 9 })
    await vi.waitFor(() => expect(other.aside.value).toMatch(/^Mine \d+$/))
    expect([one.value.value, other.value.value]).toEqual(Array(2).fill({ a: 7, b: 2 }))
    expect(await listed(id)).toMatchObject({ value: { a: 7, b: 2 } })
    expect(editions.value?.find(({ name }) => name === other.aside.value)?.value).toEqual({ a: 1, b: 9 })
    other.change({ a: 7, b: 10 })
    await vi.waitFor(() => expect(one.value.value).toEqual({ a: 7, b: 10 }))
    expect(one.aside.value).toBeNull()
  })
})

describe('an edition that is entered', () => {
  it('is kept with every change, the last one last, with what does not fit', async () => {
    const id = await begun()
    const model = await opened(id)
    await vi.waitFor(() => expect(model.faults.value).toEqual([]))
    for (const b of [3, 4, 'x']) model.change({ a: 1, b })
    expect(model.value.value).toEqual({ a: 1, b: 'x' })
    await vi.waitFor(async () => expect(await listed(id)).toMatchObject({ value: { a: 1, b: 'x' }, faults: 1 }))
    expect(model.faults.value).toEqual([{ path: 'b', message: 'must be a number' }])
    model.change({ a: 1, b: 5 })
    await vi.waitFor(async () => expect(await listed(id)).toMatchObject({ value: { a: 1, b: 5 }, faults: 0 }))
    expect((await opened(id)).value.value).toEqual({ a: 1, b: 5 })
  })

  it('is given names, from its own screen and from the list', async () => {
    const id = await begun()
    const model = await opened(id)
    model.rename('Grandmother’s')
    await vi.waitFor(async () => expect((await listed(id))?.name).toBe('Grandmother’s'))
    await renameEdition(id, 'Ours')
    expect((await listed(id))?.name).toBe('Ours')
  })

  it('goes into the bin and comes back', async () => {
    const id = await begun()
    await removeEdition(id)
    expect(await listed(id)).toBeUndefined()
    await restoreEdition(id)
    expect(await listed(id)).toMatchObject({ name: 'Mine' })
  })

  it('that nobody has is told as a problem', async () => {
    expect(await openEdition('nobody')).toEqual({ problem: { kind: 'notFound' } })
  })
})

describe('an edition that the store does not take', () => {
  const refusal = useRefusal()

  const refused = async (model: EditionModel, value: Json) => {
    refusal.error = 'QuotaExceededError'
    model.change(value)
    model.rename('Theirs')
    await vi.waitFor(() => expect(model.problem.value).toMatchObject({ kind: 'storage' }))
    expect(model.kept.value).toBe(false)
  }
  const stored = async (id: string) => {
    const found = await listed(id)
    return [found?.value, found?.name]
  }

  it('is remembered, says why, and is kept by itself, its name too, even after it was left', async () => {
    const id = await begun()
    const model = await opened(id)
    await refused(model, { a: 3, b: 2 })
    expect(await stored(id), 'what lay there is untouched').toEqual([{ a: 1, b: 2 }, 'Mine'])
    model.leave()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await stored(id)).toEqual([{ a: 1, b: 2 }, 'Mine'])
    refusal.error = null
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(() => expect(model.kept.value).toBe(true))
    expect(await stored(id)).toEqual([{ a: 3, b: 2 }, 'Theirs'])
    expect(model.problem.value).toBeNull()
  })

  it('has what was entered when it is opened again', async () => {
    const id = await begun()
    await refused(await opened(id), { a: 3, b: 2 })
    const again = await opened(id)
    expect([again.value.value, again.name.value]).toEqual([{ a: 3, b: 2 }, 'Theirs'])
    refusal.error = null
    again.change({ a: 3, b: 4 })
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(() => expect(again.kept.value).toBe(true))
    expect(await stored(id)).toEqual([{ a: 3, b: 4 }, 'Theirs'])
  })

  it('does not overwrite what another window has kept meanwhile', async () => {
    const id = await begun()
    const model = await opened(id)
    await refused(model, { a: 3, b: 2 })
    refusal.error = null
    await openEditions().change(id, { value: { a: 5, b: 5 } })
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(() => expect(model.aside.value).not.toBeNull())
    expect((await stored(id))[0]).toEqual({ a: 5, b: 5 })
    expect(editions.value?.find(({ name }) => name === model.aside.value)?.value).toEqual({ a: 3, b: 2 })
  })

  it('keeps a name that was given to it, where another window changes its values meanwhile', async () => {
    const id = await begun()
    const [model, other] = [await opened(id), await opened(id)]
    await vi.waitFor(() => expect([model.faults.value, model.kept.value]).toEqual([[], true]))
    refusal.error = 'QuotaExceededError'
    model.rename('Theirs')
    await vi.waitFor(() => expect(model.problem.value).toMatchObject({ kind: 'storage' }))
    refusal.error = null
    other.change({ a: 5, b: 5 })
    await vi.waitFor(() => expect(model.value.value).toEqual({ a: 5, b: 5 }))
    expect(model.name.value).toBe('Theirs')
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(async () => expect(await stored(id)).toEqual([{ a: 5, b: 5 }, 'Theirs']))
    await vi.waitFor(() => expect([model.kept.value, other.name.value, model.aside.value]).toEqual([true, 'Theirs', null]))
  })

  /** A model that has been overtaken in the store, without having heard of it yet. */
  const overtaken = async () => {
    const id = await begun()
    const model = await opened(id)
    await vi.waitFor(() => expect([model.faults.value, model.kept.value]).toEqual([[], true]))
    await openEditions().change(id, { value: { a: 5, b: 5 } })
    return { id, model }
  }
  const putAside = (model: EditionModel) => editions.value?.find(({ name }) => name === model.aside.value)?.value

  it('has what was entered put aside as soon as it can be, where another window has overtaken this one in that very moment', async () => {
    const { id, model } = await overtaken()
    refusal.error = 'QuotaExceededError'
    model.change({ a: 3, b: 2 })
    await vi.waitFor(() => expect(model.problem.value).toMatchObject({ kind: 'storage' }))
    expect([model.value.value, model.kept.value, model.aside.value]).toEqual([{ a: 3, b: 2 }, false, null])
    model.change({ a: 3, b: 4 })
    await vi.advanceTimersByTimeAsync(10_000)
    expect([model.value.value, model.kept.value, model.aside.value]).toEqual([{ a: 3, b: 4 }, false, null])
    refusal.error = null
    await vi.advanceTimersByTimeAsync(10_000)
    await vi.waitFor(() => expect([model.value.value, model.kept.value, model.problem.value]).toEqual([{ a: 5, b: 5 }, true, null]))
    expect((await stored(id))[0]).toEqual({ a: 5, b: 5 })
    expect(putAside(model)).toEqual({ a: 3, b: 4 })
    model.change({ a: 5, b: 6 })
    await vi.waitFor(async () => expect((await stored(id))[0]).toEqual({ a: 5, b: 6 }))
  })

  it('puts aside what is entered while it is put aside', async () => {
    const { id, model } = await overtaken()
    const add = IDBObjectStore.prototype.add
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(function (this: IDBObjectStore, ...args) {
      model.change({ a: 3, b: 4 })
      return add.apply(this, args)
    })
    model.change({ a: 3, b: 2 })
    await vi.waitFor(() => expect([model.value.value, model.kept.value]).toEqual([{ a: 5, b: 5 }, true]))
    expect((await stored(id))[0]).toEqual({ a: 5, b: 5 })
    expect(putAside(model)).toEqual({ a: 3, b: 4 })
  })

  it('that both windows have changed alike is kept once', async () => {
    const { id, model } = await overtaken()
    model.change({ a: 5, b: 5 })
    await vi.waitFor(() => expect(model.kept.value).toBe(true))
    model.change({ a: 5, b: 6 })
    await vi.waitFor(async () => expect((await stored(id))[0]).toEqual({ a: 5, b: 6 }))
    expect(model.aside.value).toBeNull()
  })
})

describe('the checking', () => {
  it('asks about the first and the newest value, and hears nothing after its end', async () => {
    const asked: Json[] = []
    const heard: (readonly [Json, Verdict])[] = []
    const answers: (() => void)[] = []
    const checker = new Checker(
      'toy',
      (value, verdict) => heard.push([value, verdict]),
      async () => ({
        ask: (request) => {
          if (request.type === 'check') asked.push(request.edition)
          return new Promise((resolve) => answers.push(() => resolve({ type: 'done', id: 1, faults: [] })))
        },
        terminate: () => undefined,
      }),
    )
    checker.check(1)
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    for (const value of [2, 3]) checker.check(value)
    answers[0]?.()
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    expect(asked).toEqual([1, 3])
    checker.end()
    answers[1]?.()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(heard).toHaveLength(1)
  })

  it('says why where no worker answers, and tries anew with the next value', async () => {
    const heard: Verdict[] = []
    let broken = true
    const checker = new Checker(
      'toy',
      (_, verdict) => heard.push(verdict),
      async () => {
        if (broken) throw new Error('no worker')
        return { ask: async (request) => reply(request), terminate: () => undefined }
      },
    )
    checker.check({ a: 1 })
    await vi.waitFor(() => expect(heard).toMatchObject([{ problem: { kind: 'bug' } }]))
    broken = false
    checker.check({ a: 'x' })
    await vi.waitFor(() => expect(heard[1]).toMatchObject({ faults: [{ path: 'a' }] }))
  })
})

it('an edition that was chosen is taken once, by a table of its game', () => {
  chooseEdition({ game: 'toy', value: { a: 1 } })
  expect(takeChosenEdition('other')).toBeUndefined()
  expect(takeChosenEdition('toy')).toEqual({ a: 1 })
  expect(takeChosenEdition('toy')).toBeUndefined()
})
