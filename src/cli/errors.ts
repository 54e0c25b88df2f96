/** What can go wrong in the terminal: one JSON line on standard error, exit status 2, nothing on standard output. */
import { readable } from '../core/check.ts'
import { BadInput, type Fault, type Params, type Refusal, type RuleId } from '../core/game.ts'

/** The error as it is printed. */
export interface ErrorReport {
  readonly code: string
  readonly rule?: RuleId
  readonly message: string
  readonly params?: Params
  readonly faults?: readonly Fault[]
}

/** A command that cannot be carried out; `report` says why. */
export class CommandError extends Error {
  readonly report: ErrorReport
  constructor(report: ErrorReport) {
    super(report.message)
    this.name = 'CommandError'
    this.report = report
  }
}

/** The command line itself is off. */
export const usage = (message: string): CommandError => new CommandError({ code: 'usage', message })

/** A move the rules refuse, with its sentence. */
export const refused = ({ code, rule, params }: Refusal, message: string): CommandError => new CommandError({ code, rule, params, message })

/** Any error as a report; what nobody foresaw is a bug and says so. */
export function reportOf(error: unknown): ErrorReport {
  if (error instanceof CommandError) return error.report
  if (error instanceof BadInput) {
    const rule = error.faults.find((fault) => fault.rule !== undefined)?.rule
    const faults = readable(error.faults)
    return { code: 'badInput', rule, message: new BadInput(faults).message, faults }
  }
  return { code: 'bug', message: error instanceof Error ? error.message : String(error) }
}
