/** Outcomes with the odds of the real components: shuffles, dice, tokens, cubes drawn blind. */
import type { Move } from '../../core/game.ts'
import type { Rng } from '../../core/rng.ts'
import { STEP } from './codes.ts'
import { demandsLeft } from './queries.ts'
import type { State } from './state.ts'
import { DEMAND, DRAW, FACE, ORDER, ROLL, SKILL_SET } from './words.ts'

/** A uniform permutation of 0 to n - 1. */
function shuffled(n: number, rng: Rng): number[] {
  const order = Array.from({ length: n }, (_, i) => i)
  for (let i = n - 1; i > 0; i--) {
    const j = rng.next(i + 1)
    const swap = order[i]
    order[i] = order[j]
    order[j] = swap
  }
  return order
}

function drawSkills(offered: number, rng: Rng): Move {
  return SKILL_SET(
    shuffled(10, rng)
      .slice(0, offered)
      .reduce((bits, k) => bits | (1 << k), 0),
  )
}

/** Every token not yet revealed is equally likely, boxed ones included. */
function drawDemand(s: State, rng: Rng): Move {
  const apple = demandsLeft(s, 0)
  const bread = demandsLeft(s, 1)
  const n = rng.next(apple + bread + demandsLeft(s, 2))
  return DEMAND(n < apple ? 0 : n < apple + bread ? 1 : 2)
}

function drawCubes(s: State, rng: Rng): Move {
  let silver = s.bag[0]
  let gold = s.bag[1]
  let stone = s.bag[2]
  for (let left = s.draws; left > 0; left--) {
    const n = rng.next(silver + gold + stone)
    if (n < silver) silver--
    else if (n < silver + gold) gold--
    else stone--
  }
  return DRAW(s.bag[0] - silver, s.bag[1] - gold, s.bag[2] - stone)
}

/** {@link import('../../core/game.ts').Game.chance}. */
export function chance(s: State, rng: Rng): Move {
  switch (s.step) {
    case STEP.order:
      return ORDER(shuffled(s.seats, rng))
    case STEP.skills:
      return drawSkills(s.rules.skillsOffered, rng)
    case STEP.punishDie:
      return ROLL(s.rules.die[rng.next(s.rules.die.length)])
    case STEP.casinoDie:
      return FACE(rng.next(s.rules.casinoFaces))
    case STEP.draw:
      return drawCubes(s, rng)
    default:
      return drawDemand(s, rng)
  }
}
