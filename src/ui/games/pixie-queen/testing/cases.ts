/** Other moments for pictures. */
import type { TableModel } from '../../../../app/model.ts'
import type { Event, View } from '../../../../games/pixie-queen/types.ts'
import { fixtureModel, view } from './fixture.ts'

const five: View = {
  ...view,
  seats: 5,
  turnNow: [3, 0, 1, 2, 4],
  turnNext: [3, 0, 1, 2, 4],
  players: [...view.players, { ...(view.players[2] ?? view.players[0]!), punishment: 19, discs: 4, stones: [1, 0], foodTile: 4, singleUse: 'peek', skill: 'extraSlot', screen: null }],
  due: [...view.due, { miners: 2, tracks: 5, bonus: 0 }],
}

/** Cases by name. */
export const cases: Readonly<Record<string, () => TableModel<View, Event>>> = {
  five: () => fixtureModel(five),
}
