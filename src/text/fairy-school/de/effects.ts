/** The German words of effect lines, made from the card data. */
import type { Bundle, Line, OpName } from '../../../games/fairy-school/types.ts'
import type { EffectTexts } from '../assemble.ts'
import { capital } from '../rich.ts'
import { names } from './names.ts'

const { format, bundle } = names

const operations: Readonly<Record<OpName, (n: number) => string>> = {
  cubes: (n) => `nimm ${names.cubes(n)} aus der Schachtel`,
  summon: (n) => (n === 1 ? 'beschwöre die oberste Karte deines Stapels' : `beschwöre eine der obersten ${n} Karten deines Stapels`),
  again: (n) => `aktiviere noch einmal ${n === 1 ? 'eine Karte' : `${n} Karten`}, die du diese Runde aktiviert hast`,
  copy: (n) => `führe ${n === 1 ? 'eine Zeile einer Karte' : `${n} Zeilen von Karten`} aus, die eine Nachbarin teilt`,
  study: () => 'studiere dieses Wesen',
  discount: (n) => `zahle diese Runde für Projekte und Etappen ${names.elements(n)} weniger`,
}

function choice(options: readonly Bundle[]): string {
  const mixed = options.some((option) => Object.keys(option).length > 1)
  return mixed ? options.map(bundle).join(', oder ') : format.or(options.map(bundle))
}

function deeds(line: Line): string {
  const gains = [...(line.gain ? [bundle(line.gain)] : []), ...(line.oneOf ? [choice(line.oneOf)] : [])]
  const rest = (line.do ?? []).map(({ op, n }) => operations[op](n))
  const all = gains.length > 0 ? [`erhalte ${gains.join(' und außerdem ')}`, ...rest] : rest
  return all.length === 0 ? names.nothing : all.join(', dann ')
}

function line(effect: Line): string {
  const price = effect.payAny !== undefined ? names.anyElements(effect.payAny) : effect.pay !== undefined ? bundle(effect.pay) : ''
  const what = price === '' ? deeds(effect) : `zahle ${price} und ${deeds(effect)}`
  const times = effect.max ?? 1
  if (times === 1) return what
  return price === '' ? `${names.times(times)}: ${what}` : `bis zu ${names.times(times)}: ${what}`
}

export const effects: EffectTexts = {
  line,
  lines: (lines) => capital(`${lines.map(line).join('; oder ')}.`),
}
