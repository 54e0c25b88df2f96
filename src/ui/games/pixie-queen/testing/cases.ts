/** Other moments for pictures. */
import type { TableModel } from '../../../../app/model.ts'
import type { Event, View } from '../../../../games/pixie-queen/types.ts'
import { fixtureModel, view } from './fixture.ts'

const five: View = {
  ...view,
  seats: 5,
  turnNow: [3, 0, 1, 2, 4],
  turnNext: [3, 0, 1, 2, 4],
  players: [
    ...view.players,
    {
      ...(view.players[2] ?? view.players[0]!),
      punishment: 19,
      discs: 4,
      stones: [1, 0],
      foodTile: 4,
      singleUse: 'peek',
      skill: 'extraSlot',
      screen: null,
    },
  ],
  due: [...view.due, { miners: 2, tracks: 5, bonus: 0 }],
}

const end: View = {
  ...view,
  phase: 'over',
  step: 'over',
  deciding: [],
  acting: null,
  history: [
    [8, 9, 10, 7],
    [14, 17, 21, 12],
    [20, 23, 28, 19],
    [25, 29, 36, 26],
    [29, 34, 43, 31],
    [33, 40, 49, 37],
    [37, 44, 54, 41],
  ],
  result: [
    [0, 37, 36, 1, 3, -5, 1],
    [3, 41, 38, 0, 6, -9, 2],
    [1, 44, 31, 2, 3, -18, 3],
    [2, 54, 40, 3, 3, -20, 4],
  ].map(([seat = 0, punishment = 0, rewards = 0, stones = 0, majorities = 0, total = 0, rank = 0]) => ({
    seat,
    punishment,
    rewards,
    stones,
    majorities,
    total,
    rank,
    servants: 0,
    eliminated: false,
  })),
}

const two: View = {
  ...view,
  seats: 2,
  players: view.players.slice(0, 2),
  turnNow: [1, 0],
  turnNext: [0, 1],
  due: view.due.slice(0, 2),
  neutralMiners: 3,
  spaces: view.spaces.map((s) => ({ pixie: s.pixie === 3 ? 1 : s.pixie, discs: s.discs.map((d) => d % 2) })),
  castle: [],
}

/** Everything a screen can hold in view. */
const full: View = {
  ...five,
  players: five.players.map((p, seat) => ({
    ...p,
    punishment: 20 + seat * 9,
    miners: 4,
    stones: [3, 1],
    foodTile: 3,
    singleUse: 'peek',
    skill: 'extraSlot',
    onSkill: seat % 2 === 0 ? 'double' : null,
  })),
}

const crowd: View = { ...five, players: five.players.map((p) => ({ ...p, silverTrack: 3, goldTrack: 3 })) }

/** Cases by name. */
export const cases: Readonly<Record<string, () => TableModel<View, Event>>> = {
  five: () => fixtureModel(five),
  full: () => fixtureModel(full),
  full4: () => fixtureModel({ ...full, seats: 4, players: full.players.slice(0, 4), turnNow: [3, 0, 1, 2], turnNext: [3, 0, 1, 2] }),
  crowd: () => fixtureModel(crowd),
  end: () => fixtureModel(end, []),
  two: () => fixtureModel(two),
}
