import { describe, expect, it } from 'vitest'
import { loadClerk } from '../../games/index.ts'
import { GAMES } from './index.tsx'

describe('a game with a clerk', () => {
  it.each(GAMES.filter(({ play }) => play?.loadCompanion))('can read its sessions out of files: $id', async ({ id, seats: [least] }) => {
    const read = await loadClerk(id)
    const summary = read?.(least, [])
    expect(summary).toMatchObject({ round: 1, over: false })
    expect(summary).not.toHaveProperty('result')
  })

  it('is one of the list', async () => {
    expect(await loadClerk('chess')).toBeNull()
    expect(await loadClerk('toString')).toBeNull()
  })
})
