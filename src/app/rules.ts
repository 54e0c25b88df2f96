/** The door from anywhere to the rules reference: asked for, it opens as a sheet over what is there. */
import { type ReadonlySignal, signal } from '@preact/signals'
import type { RuleId } from '../core/game.ts'

/** A question to the reference: one statement, or a whole game's rules. */
export interface RuleQuestion {
  readonly game: string
  readonly rule: RuleId | null
}

const asked = signal<RuleQuestion | null>(null)

/** The question being answered, null when the sheet is closed. */
export const ruleQuestion: ReadonlySignal<RuleQuestion | null> = asked

/** Opens the reference at the entry of a statement, or at its beginning. */
export function askRule(game: string, rule: RuleId | null = null): void {
  asked.value = { game, rule }
}

/** Closes the reference. */
export function closeRules(): void {
  asked.value = null
}
