/** The French words of effect lines, made from the card data. */
import type { Bundle, Line, OpName } from '../../../games/fairy-school/types.ts'
import type { EffectTexts } from '../assemble.ts'
import { capital } from '../rich.ts'
import { names } from './names.ts'

const { format, bundle } = names

const operations: Readonly<Record<OpName, (n: number) => string>> = {
  cubes: (n) => `prendre ${names.cubes(n)} dans la boîte`,
  summon: (n) => (n === 1 ? 'invoquer la première carte de sa pioche' : `invoquer une des ${n} premières cartes de sa pioche`),
  again: (n) => `activer à nouveau ${n === 1 ? 'une carte' : `${n} cartes`} déjà activée${n === 1 ? '' : 's'} ce tour`,
  copy: (n) => `appliquer ${n === 1 ? 'une ligne d’une carte' : `${n} lignes de cartes`} que partage une voisine`,
  study: () => 'étudier cette créature',
  discount: (n) => `payer ${names.elements(n)} de moins pour projets et étapes ce tour`,
}

function choice(options: readonly Bundle[]): string {
  const mixed = options.some((option) => Object.keys(option).length > 1)
  return mixed ? options.map(bundle).join(', ou ') : format.or(options.map(bundle))
}

function deeds(line: Line): string {
  const gains = [...(line.gain ? [bundle(line.gain)] : []), ...(line.oneOf ? [choice(line.oneOf)] : [])]
  const rest = (line.do ?? []).map(({ op, n }) => operations[op](n))
  const all = gains.length > 0 ? [`gagner ${gains.join(' et aussi ')}`, ...rest] : rest
  return all.length === 0 ? names.nothing : all.join(', puis ')
}

function line(effect: Line): string {
  const price = effect.payAny !== undefined ? names.anyElements(effect.payAny) : effect.pay !== undefined ? bundle(effect.pay) : ''
  const what = price === '' ? deeds(effect) : `payer ${price} pour ${deeds(effect)}`
  const times = effect.max ?? 1
  if (times === 1) return what
  return price === '' ? `${names.times(times)}\u00a0: ${what}` : `jusqu’à ${names.times(times)}\u00a0: ${what}`
}

export const effects: EffectTexts = {
  line,
  lines: (lines) => capital(`${lines.map(line).join('\u00a0; ou ')}.`),
}
