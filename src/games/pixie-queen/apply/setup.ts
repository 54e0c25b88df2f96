/** Setup draws and the choice of skills: PQ-SETUP-12 to 20, 45 to 48. */
import { HONEY, NOBODY, SKILL_SLOT, STEP, THEN } from '../codes.ts'
import type { State } from '../state.ts'
import { type Skill, SKILLS } from '../types.ts'
import { ask, type Emit, gain, goOn } from './common.ts'

/** First order of play; everybody but the favourite receives honey (PQ-SETUP-19). */
export function drawOrder(s: State, p: number, emit: Emit): void {
  for (let i = 0; i < s.seats; i++) {
    s.now[i] = (p >> (3 + 3 * i)) & 7
    s.next[i] = s.now[i]
  }
  for (let i = 1; i < s.seats; i++) gain(s, s.now[i], HONEY, s.options.edition.start.honeyUnlessFavourite)
  emit?.({ type: 'order', order: s.now.slice() })
  ask(s, STEP.skills, NOBODY)
}

/** The skills on offer (PQ-SETUP-45); the last player picks first (PQ-SETUP-47). */
export function drawSkills(s: State, bits: number, emit: Emit): void {
  s.boardSkills = bits
  emit?.({ type: 'skillsOffered', skills: SKILLS.filter((_: Skill, i) => bits & (1 << i)) })
  ask(s, STEP.pickSkill, s.now[s.seats - 1])
}

export function pickSkill(s: State, seat: number, skill: number, emit: Emit): void {
  s.boardSkills &= ~(1 << skill)
  s.tiles[seat * 4 + SKILL_SLOT] = skill + 1
  emit?.({ type: 'skillTaken', seat, skill: SKILLS[skill] })
  const place = s.now.indexOf(seat)
  if (place === 0) goOn(s, THEN.startRound)
  else ask(s, STEP.pickSkill, s.now[place - 1])
}
