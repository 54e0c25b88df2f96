/** The English words of effect lines, made from the card data. */
import type { Bundle, Line, OpName } from '../../../games/fairy-school/types.ts'
import type { EffectTexts } from '../assemble.ts'
import { capital } from '../rich.ts'
import { names } from './names.ts'

const { format, bundle } = names

const operations: Readonly<Record<OpName, (n: number) => string>> = {
  cubes: (n) => `take ${names.cubes(n)} from the box`,
  summon: (n) => (n === 1 ? 'summon the top card of your draw pile' : `summon one of the top ${n} cards of your draw pile`),
  again: (n) => `activate again ${n === 1 ? 'a card' : `${n} cards`} you have activated this turn`,
  copy: (n) => `carry out ${n === 1 ? 'a line of a card' : `${n} lines of cards`} that a neighbour shares`,
  study: () => 'study this creature',
  discount: (n) => `pay ${n === 1 ? '1 element' : `${n} elements`} less for projects and steps this turn`,
}

/** The options of a choice: "1 plant or 1 fire". */
function choice(options: readonly Bundle[]): string {
  const mixed = options.some((option) => Object.keys(option).length > 1)
  return mixed ? options.map(bundle).join(', or ') : format.or(options.map(bundle))
}

function deeds(line: Line): string {
  const gains = [...(line.gain ? [bundle(line.gain)] : []), ...(line.oneOf ? [choice(line.oneOf)] : [])]
  const rest = (line.do ?? []).map(({ op, n }) => operations[op](n))
  const all = gains.length > 0 ? [`gain ${gains.join(' and also ')}`, ...rest] : rest
  return all.length === 0 ? names.nothing : all.join(', then ')
}

function line(effect: Line): string {
  const price = effect.payAny !== undefined ? names.anyElements(effect.payAny) : effect.pay !== undefined ? bundle(effect.pay) : ''
  const what = price === '' ? deeds(effect) : `pay ${price} to ${deeds(effect)}`
  const times = effect.max ?? 1
  if (times === 1) return what
  return price === '' ? `${names.times(times)}: ${what}` : `up to ${names.times(times)}: ${what}`
}

export const effects: EffectTexts = {
  line,
  lines: (lines) => capital(`${lines.map(line).join('; or ')}.`),
}
