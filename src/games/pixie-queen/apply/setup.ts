/** Setup draws and the choice of skills: PQ-SETUP-12 to 20, 45 to 48. */
import { HONEY, NOBODY, SKILL_SLOT, STEP, THEN } from '../codes.ts'
import type { State } from '../state.ts'
import { SKILLS } from '../types.ts'
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
  s.skills = []
  for (let k = 0; k < 10; k++) if (bits & (1 << k)) s.skills.push(k)
  emit?.({ type: 'skillsOffered', skills: s.skills.map((k) => SKILLS[k]) })
  ask(s, STEP.pickSkill, s.now[s.seats - 1])
}

export function pickSkill(s: State, seat: number, skill: number, emit: Emit): void {
  s.skills.splice(s.skills.indexOf(skill), 1)
  s.tiles[seat * 4 + SKILL_SLOT] = skill + 1
  emit?.({ type: 'skillTaken', seat, skill: SKILLS[skill] })
  const place = s.now.indexOf(seat)
  if (place === 0) goOn(s, THEN.startRound)
  else ask(s, STEP.pickSkill, s.now[place - 1])
}
