/**
 * Board data: everything printed on board, tiles and dice, and the switches of the two presets (ledger part 5 and
 * 4.1). Values the rulebooks show only in pictures are house values; owners of the box may enter the printed ones.
 */
import type { Edition, Preset, Switches } from './types.ts'

/** Ledger 5.9, but for what is tuned: tiles and tracks, as docs/balance-pixie-queen.md tells. */
export const EDITION: Edition = {
  pyramid: [
    { id: 1, row: 1, icons: 'A' },
    { id: 2, row: 1, icons: 'H' },
    { id: 3, row: 1, icons: 'B' },
    { id: 4, row: 1, icons: 'A' },
    { id: 5, row: 1, icons: 'H' },
    { id: 6, row: 2, icons: 'AB' },
    { id: 7, row: 2, icons: 'BH' },
    { id: 8, row: 2, icons: 'HA' },
    { id: 9, row: 2, icons: 'AB' },
    { id: 10, row: 3, icons: 'ABH' },
    { id: 11, row: 3, icons: 'ABH' },
    { id: 12, row: 3, icons: 'ABH' },
    { id: 13, row: 4, icons: 'ABBH' },
    { id: 14, row: 4, icons: 'ABHH' },
  ],
  tracks: {
    length: 9,
    punishment: [4, 2, 2, 2, 2, 2, 2, 0, 0],
    bonusOnLast: 1,
    silverPerGold: [4, 2, 2, 2, 2, 2, 2, 1, 1],
    goldPerRing: [5, 3, 2, 2, 2, 2, 2, 1, 1],
  },
  score: { max: 20, oubliette: -60, mineSymbols: [-10, -20, -30, -40, -50] },
  rewardTiles: {
    servant: [7, 6, 5, 4, 3, 2, 1],
    ring: [7, 6, 5, 4, 3, 2, 1],
    special: [2, 3, 5, 7, 13, 17, 20],
    goldNumbered: 5,
  },
  dice: { casino: ['AHB', 'AHB', 'SS', 'SS', 'G', 'G'], punishment: [1, 2, 2, 3, 3, 4] },
  demandTokens: { apple: 3, bread: 3, honey: 3, used: 7 },
  copyCosts: [1, 2, 2, 3, 3],
  penalties: { pass: 5, emptyOffering: 5, wrongFood: 5, majority: 3, stone: 1, miners: [0, 1, 2] },
  goods: { apple: 40, bread: 40, honey: 40, silver: 60, gold: 30 },
  stones: { total: 20, perPlayer: 5 },
  bag: { silver: 30, gold: 10 },
  specialRow: { apple: 1, bread: 1, honey: 1, silver: 1 },
  start: { apple: 2, bread: 2, silver: 2, gold: 2, honeyUnlessFavourite: 2 },
  discs: 4,
  pixies: { '2': 5, '3': 5, '4': 4, '5': 3 },
  foodTilesTopFirst: { '2': [2, 3, 4], '3': [2, 3, 4, 4], '4': [2, 3, 3, 4, 4], '5': [2, 2, 3, 3, 4, 4] },
  mine: { bottom: 2, upper: 3, stonesPerMiner: 3 },
  rounds: 7,
  skillsOffered: 6,
  exchangeLimit: 7,
}

const COMMON = { convertSpaceReusable: false, sendPerSymbol: 'each', neutralMayServe: true, neutralCanBeChained: false } as const

/** The two printed rule sets (ledger 4.1). */
export const SWITCHES: Readonly<Record<Preset, Switches>> = {
  de: {
    ...COMMON,
    passEndsActions: true,
    stoneTargets: 'othersFirst',
    removeGoodsTo: 'outOfGame',
    unchainedStonesTo: 'outOfGame',
    freeUnchainAnytime: true,
  },
  fr: {
    ...COMMON,
    passEndsActions: false,
    stoneTargets: 'any',
    removeGoodsTo: 'stock',
    unchainedStonesTo: 'supply',
    freeUnchainAnytime: false,
  },
}
