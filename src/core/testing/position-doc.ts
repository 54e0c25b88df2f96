/** Laws for a document that explains a game's position notation: its example is legal, complete and explained. */
import { expect, it } from 'vitest'
import type { Game, Json, Types } from '../game.ts'

type Fields = { readonly [key: string]: Json }

/** The first JSON object of a Markdown text. @throws when there is none. */
function exampleOf(text: string): Fields {
  const found = /```json\n(\{\n[\s\S]*?)```/.exec(text)
  return JSON.parse(found?.[1] ?? '') as Fields
}

/** Every name of a field in a document, at any depth where `inner` lists are named. */
function namesIn(example: Fields, inner: readonly string[]): string[] {
  const lists = inner.flatMap((name) => example[name] as readonly Fields[])
  return [example, ...lists].flatMap((fields) => Object.keys(fields))
}

/** Checks the document; fields of the entries of the lists called `inner` must be explained too. */
export function checkPositionDoc<T extends Types>(game: Game<T>, text: string, inner: readonly string[] = []): void {
  const example = exampleOf(text)
  it('the example is a legal position, and reads back as it was written', () => {
    const { state, seats } = game.notation.parsePosition(example)
    expect(seats).toBe(example['seats'])
    expect(game.notation.position(state)).toMatchObject(example)
  })

  it('the example can be played on by the seats it names', () => {
    const { state } = game.notation.parsePosition(example)
    expect(game.pending(state)).toEqual(example['deciding'])
    for (const seat of game.pending(state)) expect(game.moves(state, seat).length).toBeGreaterThan(1)
  })

  it('every field of a position is explained', () => {
    const names = namesIn(example, inner).filter((name) => !['game', 'format', 'seats'].includes(name))
    for (const name of names) expect(text).toContain(`\`${name}\``)
  })
}
