/** One consistent moment of a game, that of the mock-ups: round 3 of 7, action phase, seat 0 to move. For component pictures only. */
import { signal } from '@preact/signals'
import type { TableModel } from '../../../../app/model.ts'
import type { Move, Params } from '../../../../core/game.ts'
import { EDITION } from '../../../../games/pixie-queen/edition.ts'
import type { Event, PublicPlayer, SpaceView, View } from '../../../../games/pixie-queen/types.ts'
import { PASS, SPACE, UNCHAIN } from '../../../../games/pixie-queen/words.ts'
import type { Decision } from '../../../../worker/protocol.ts'

const NONE = { apple: 0, bread: 0, honey: 0, silver: 0, gold: 0 }
const STAR = 0
const SHIELD = 1
const CLOVER = 2
const FLAME = 3

const player = (p: Partial<PublicPlayer>): PublicPlayer => ({
  alive: true,
  punishment: 0,
  silverTrack: 1,
  goldTrack: 1,
  discs: 4,
  passed: false,
  miners: 1,
  stones: [0, 0],
  foodTile: null,
  singleUse: null,
  skill: null,
  onSkill: null,
  servants: 0,
  ...p,
})

const pixies: Readonly<Record<number, number>> = {
  13: FLAME,
  10: SHIELD,
  12: STAR,
  6: FLAME,
  7: CLOVER,
  9: SHIELD,
  1: SHIELD,
  3: STAR,
  5: CLOVER,
}
const discs: Readonly<Record<number, readonly number[]>> = { 12: [FLAME], 6: [FLAME], 4: [SHIELD, SHIELD], 15: [STAR], 17: [CLOVER] }

const spaces: SpaceView[] = Array.from({ length: 22 }, (_, id) => ({ pixie: pixies[id] ?? null, discs: discs[id] ?? [] }))

/** The position of the mock-ups. */
export const view: View = {
  game: 'pixie-queen',
  viewer: 0,
  seats: 4,
  round: 3,
  phase: 'actions',
  step: 'turn',
  acting: 0,
  deciding: [0],
  options: {
    preset: 'de',
    openScreens: false,
    edition: EDITION,
    switches: {
      passEndsActions: true,
      stoneTargets: 'othersFirst',
      removeGoodsTo: 'outOfGame',
      unchainedStonesTo: 'outOfGame',
      freeUnchainAnytime: true,
      convertSpaceReusable: false,
      sendPerSymbol: 'each',
      neutralMayServe: true,
      neutralCanBeChained: false,
    },
  },
  players: [
    {
      ...player({ punishment: 14, discs: 3, miners: 2, stones: [2, 0], foodTile: 3, skill: 'ringBonus', silverTrack: 3, goldTrack: 3 }),
      screen: { goods: { apple: 3, bread: 2, honey: 1, silver: 2, gold: 4 }, rewards: [{ series: 'special', value: 5 }], markers: [0, 1] },
    },
    {
      ...player({ punishment: 17, discs: 2, miners: 1, singleUse: 'mercy', skill: 'lightMine', silverTrack: 5, goldTrack: 2 }),
      screen: null,
    },
    {
      ...player({ punishment: 21, discs: 3, miners: 2, stones: [2, 1], foodTile: 2, skill: 'copyUnused', silverTrack: 2, goldTrack: 4 }),
      screen: null,
    },
    {
      ...player({ punishment: 12, discs: 2, miners: 1, foodTile: 3, skill: 'freePromotion', silverTrack: 4, goldTrack: 1, servants: 1 }),
      screen: null,
    },
  ],
  turnNow: [3, 0, 1, 2],
  turnNext: [3, 0, 1, 2],
  priority: null,
  copiers: 0,
  spaces,
  servantSlot: null,
  castle: [3],
  taken: { servant: 1, ring: 1, special: 2 },
  stock: { apple: 22, bread: 19, honey: 24, silver: 14, gold: 8 },
  removed: NONE,
  specialRow: { apple: 2, bread: 1, honey: 2, silver: 1, gold: 0 },
  bag: { silver: 22, gold: 7, stone: 13 },
  stonesOut: 2,
  demands: ['honey', 'apple'],
  foodTiles: [4, 4],
  singleUse: ['double', 'peek'],
  skills: ['cheapGold', 'servantBonus'],
  onBoardSkill: null,
  neutralMiners: 0,
  eliminated: [],
  history: [
    [7, 8, 9, 6],
    [12, 14, 17, 10],
  ],
  progress: {},
  offers: [0, 1, 2, 3].map(() => ({ sealed: false, hands: [] })),
  due: [
    { miners: 2, tracks: 6, bonus: 0 },
    { miners: 1, tracks: 5, bonus: 0 },
    { miners: 2, tracks: 5, bonus: 0 },
    { miners: 1, tracks: 6, bonus: 0 },
  ],
  result: null,
}

const choices: Move[] = [...[1, 2, 3, 7, 8, 10, 11, 13, 14, 16, 17, 18, 20, 21].map(SPACE), UNCHAIN(0), PASS]
const shut: Move[] = [4, 5, 6, 9, 12, 15, 19].map(SPACE)

const log: { ply: number; by: number; events: Event[] }[] = [
  { ply: 40, by: -1, events: [{ type: 'round', round: 3 }] },
  {
    ply: 41,
    by: 3,
    events: [
      { type: 'income', seat: 3, goods: { apple: 2, bread: 3, honey: 1 }, source: 'pixies' },
      { type: 'income', seat: 0, goods: { apple: 2, bread: 3, honey: 2 }, source: 'pixies' },
      { type: 'income', seat: 1, goods: { apple: 3, bread: 2, honey: 1 }, source: 'pixies' },
      { type: 'income', seat: 2, goods: { bread: 3, honey: 2 }, source: 'pixies' },
    ],
  },
  {
    ply: 42,
    by: 3,
    events: [
      { type: 'placed', seat: 3, space: 12, discs: 1, helper: 0 },
      { type: 'casino', seat: 3, face: 4, goods: { gold: 1 } },
    ],
  },
  {
    ply: 43,
    by: 0,
    events: [
      { type: 'placed', seat: 0, space: 15, discs: 1, helper: null },
      { type: 'drew', seat: 0, cubes: { silver: 1, gold: 0, stone: 1 } },
      { type: 'chained', seat: 0, target: 2, miner: 1 },
    ],
  },
  {
    ply: 44,
    by: 1,
    events: [
      { type: 'placed', seat: 1, space: 4, discs: 2, helper: null },
      { type: 'exchanged', seat: 1, give: 'bread', take: 'silver', count: 4 },
    ],
  },
  {
    ply: 45,
    by: 2,
    events: [
      { type: 'placed', seat: 2, space: 17, discs: 1, helper: null },
      { type: 'scrapped', seat: 2, goods: { bread: 1 } },
    ],
  },
  {
    ply: 46,
    by: 3,
    events: [
      { type: 'placed', seat: 3, space: 6, discs: 1, helper: 3 },
      { type: 'foodTileTaken', seat: 3, value: 3 },
    ],
  },
]

/** A table that stands still at a view. */
export function fixtureModel(at: View = view, legal: readonly Move[] = choices): TableModel<View, Event> {
  const yes = async () => true
  return {
    id: 'fixture',
    game: 'pixie-queen',
    name: signal('Fixture'),
    seats: signal(
      ['Orienne', 'Klaus', 'Phagius', 'Firenze', 'Indigeaux']
        .slice(0, at.seats)
        .map((name, k) => (k === 0 ? { kind: 'human' as const, name } : { kind: 'bot' as const, name, level: 'steady' as const })),
    ),
    viewer: signal(0),
    view: signal(at),
    decision: signal<Decision | null>(
      legal.length > 0
        ? {
            seat: 0,
            choices: legal,
            refused: shut.map((move) => ({
              move,
              code: move === SPACE(5) ? 'cannotConvert' : 'spaceOccupied',
              rule: 'PQ-A05-02',
              params: (move === SPACE(5) ? { need: 3, have: 2 } : { space: move >>> 5 }) as Params,
            })),
          }
        : null,
    ),
    log: signal(log),
    showing: signal([]),
    behind: signal(0),
    skippable: signal(false),
    thinking: signal([]),
    confirming: signal(false),
    undoState: signal({ possible: true }),
    over: signal(at.phase === 'over'),
    mine: signal(true),
    problem: signal(null),
    play: yes,
    undo: yes,
    endTurn: yes,
    skip: () => undefined,
    takeOver: () => undefined,
    leave: () => undefined,
  }
}
