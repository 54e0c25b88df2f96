/** What bots need besides the rules: a first estimate, replaced below by features. */
import type { Advice } from '../../core/game.ts'
import { scoreOf } from './score.ts'
import type { State } from './state.ts'
import type { PixieQueenTypes } from './types.ts'

export const advice: Advice<PixieQueenTypes<State>> = {
  evaluate: scoreOf,
  features: (s, seat) => [{ name: 'score', value: scoreOf(s, seat) }],
  weights: (_s, _seat, moves, into) => {
    for (let i = 0; i < moves.length; i++) into[i] = 1
  },
}
