import { describe, expect, it } from 'vitest'
import { type ClerkEntry, tellAll } from '../../../../games/pixie-queen/clerk.ts'
import { EDITION } from '../../../../games/pixie-queen/edition.ts'
import { LANGUAGES, loadClerk, loadGame } from '../../../../text/index.ts'
import { lineOf } from './lines.ts'

const PEOPLE = ['Ada', 'Bram', 'Cleo']

/** All entries in the words of a language. */
async function linesOf(entries: readonly ClerkEntry[], language: (typeof LANGUAGES)[number] = 'en') {
  const told = tellAll(EDITION, PEOPLE.length, entries)
  if (!told.ok) throw new Error(`entry ${told.at} does not fit: ${told.misfit}`)
  const [c, t] = [await loadClerk('pixie-queen', language), await loadGame('pixie-queen', language)]
  const lines = { c, t, edition: EDITION, entries, books: told.books, name: (seat: number) => PEOPLE[seat] ?? '' }
  return entries.map((_, at) => lineOf(lines, at))
}

describe('an entry of the clerk in words', () => {
  it('says who took which tile, and what is left', async () => {
    const told: ClerkEntry[] = [
      { type: 'tile', series: 'servant', seat: 0 },
      { type: 'tile', series: 'servant', seat: 2 },
      { type: 'tile', series: 'ring' },
    ]
    const [servant, second] = EDITION.rewardTiles.servant
    expect(await linesOf(told)).toEqual([
      `Ada takes the ${servant}-point servant; 14 golden tiles left in all`,
      `Cleo takes the ${second}-point servant; 13 golden tiles left in all`,
      `A tile is taken: ${EDITION.rewardTiles.ring[0]}-point ring; 12 golden tiles left in all`,
    ])
  })

  it('says what points were for (PQ-ACT-18, PQ-OFFER-13, 17), and of one thing no more than of one', async () => {
    const bag = { silver: 0, gold: 1, stone: 0 }
    const fine = (why: 'pass' | 'offering', points: number): ClerkEntry => ({ type: 'points', seat: 0, points, why })
    const told = [fine('pass', 5), fine('offering', 5), fine('offering', -5), { type: 'draw', cubes: bag }, { type: 'return', cubes: bag }]
    expect(await linesOf(told as ClerkEntry[])).toEqual([
      'Ada passes: 5 points of punishment, now at\u00a0−5',
      'Ada offered nothing or the wrong food: 5 points of punishment, now at\u00a0−10',
      'Ada takes 5 points of punishment back, now at\u00a0−5',
      'Out of the bag: 1 gold; 54 left in it',
      'Back into the bag: 1 gold; now 55 in it',
    ])
    const fourteen: ClerkEntry[] = Array.from({ length: 14 }, (_, k) => ({
      type: 'tile',
      series: (['servant', 'ring', 'special'] as const)[Math.floor(k / 5)]!,
    }))
    expect((await linesOf(fourteen)).at(-1)).toMatch(/; 1 golden tile left in all$/)
  })

  it('says how far somebody climbed, and no further than the stair goes', async () => {
    const track = (by: number): ClerkEntry => ({ type: 'track', seat: 1, track: 'silver', by })
    expect(await linesOf([track(1), track(2), track(-1), track(9), track(1)])).toEqual([
      'Bram climbs 1 step on the silver stair, now on step 2',
      'Bram climbs 2 steps on the silver stair, now on step 4',
      'Bram goes 1 step back on the silver stair, now on step 3',
      `Bram climbs ${EDITION.tracks.length - 3} steps on the silver stair, now on step ${EDITION.tracks.length}`,
      `Bram stays on step ${EDITION.tracks.length} of the silver stair`,
    ])
  })

  it('says how many pixies go into the mine and out of it', async () => {
    const miners = (n: number): ClerkEntry => ({ type: 'miners', seat: 0, miners: n })
    expect(await linesOf([miners(2), miners(1), miners(3), miners(3)])).toEqual([
      'Ada takes 3 pixies out of the mine, now 2 miners',
      'Ada takes 1 pixie out of the mine, now 1 miner',
      'Ada sends 2 pixies to the mine, now 3 miners',
      'Ada has 3 miners',
    ])
  })

  it('keeps a score beside its name at the end of a line, and says what begins', async () => {
    const lines = await linesOf([
      { type: 'order', order: [2, 0, 1] },
      { type: 'points', seat: 0, points: 5 },
      { type: 'next' },
      { type: 'next' },
    ])
    expect(lines).toEqual([
      'The game begins in the order Cleo, Ada and Bram',
      'Ada takes 5 points of punishment, now at\u00a0−5',
      'The phase Actions begins',
      'The phase Offerings begins',
    ])
  })

  it('names the round of a demand, told in its round or not', async () => {
    const told: ClerkEntry[] = [
      { type: 'demand', food: 'honey', round: 2 },
      { type: 'demand', food: 'bread' },
      { type: 'demand', food: 'apple' },
    ]
    expect(await linesOf(told)).toEqual([
      'In round 2 the Queen wants honey',
      'In round 1 the Queen wants bread',
      'In round 3 the Queen wants apples',
    ])
  })

  it('says instead of which skill one is taken, and who has it no more', async () => {
    const skill = (seat: number, which: 'lightMine' | 'stealSilver'): ClerkEntry => ({ type: 'skill', seat, skill: which })
    const { skills } = (await loadGame('pixie-queen', 'en')).names
    const [a, b] = [skills.lightMine.name, skills.stealSilver.name]
    expect(await linesOf([skill(0, 'lightMine'), skill(0, 'stealSilver'), skill(1, 'stealSilver'), skill(1, 'stealSilver')])).toEqual([
      `Ada takes ${a}`,
      `Ada takes ${b} instead of ${a}`,
      `Bram takes ${b}; Ada gives it up`,
      `Bram takes ${b}`,
    ])
  })

  it.each(LANGUAGES)('has the name and the amount in every language: %s', async (language) => {
    const lines = await linesOf(
      [
        { type: 'tile', series: 'ring', seat: 1 },
        { type: 'track', seat: 1, track: 'gold', by: 2 },
      ],
      language,
    )
    expect(lines[0]).toMatch(new RegExp(`^Bram .*${EDITION.rewardTiles.ring[0]}.*14`))
    expect(lines[1]).toMatch(/^Bram .*2.*3$/)
  })
})
