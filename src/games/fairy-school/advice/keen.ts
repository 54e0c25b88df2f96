import type { Factors } from '../../../core/linear.ts'
import type { Taste } from './taste.ts'

/**
 * What a fairy values who plays to win. Learned, not made by hand: `npm run tune -- --game fairy-school --generations 32 --games 320 --seed 1`, 27 November
 * 2026. The curve is in docs/training.md, what it brought in docs/bots.md.
 */
export const KEEN: Taste = {
  surplus: 0.464,
  joker: 4.54,
  spareAir: 3.34,
  study: 11.6,
  studyLate: 13.9,
  summonOne: 3.52,
  summonTwo: 6.45,
  discount: 3.78,
  again: 5.06,
  copy: 7.01,
  fewCubes: 1.43,
  someCubes: 2.88,
  keptBack: 3.21,
  cubeOfFew: 3.02,
  cubeOfSome: 1.47,
  cubeOfMany: 0.176,
  kindness: 11.4,
  kindnessLate: 6.78,
  dull: 2.09,
  allure: 8.87,
  project: 0.319,
  second: 2.81,
  third: 2.55,
  fourth: 2.31,
  saved: 3.66,
  picky: 2.44,
  pickyLate: 2.54,
  loss: 2.6,
  patience: 2.1,
  haste: 7.58,
  stepping: 6.33,
}

/**
 * By how much more or less she counts the parts of a position. Learned: `npm run train -- --game fairy-school --iterations 0 --games 400 --generations 1
 * --decisions`, 27 November 2026.
 */
export const JUDGEMENT: Factors = {
  elements: [1.602, 1.142],
  'plans.projects': [0.791, 0.624],
  'plans.step': [1.01, 1.079],
  'deck.own': [1.205, 1.299],
  'deck.shared': [0.765, 1.235],
  'cubes.useful': [-0.021, 0.517],
  'cubes.spare': [1.015, 1.02],
  forest: [0.689, 0.687],
}
