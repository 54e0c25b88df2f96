/** What a table can be made with: defaults filled in, editions checked, every fault named. */
import {
  at,
  bool,
  type Checker,
  checker,
  type Fields,
  fault,
  fields,
  finish,
  int,
  ints,
  isFields,
  list,
  oneOf,
  type Path,
} from '../../core/check.ts'
import { EDITION, SWITCHES } from './edition.ts'
import { type Edition, FOODS, GOODS, type Options, PRESETS, SERIES, type Switches } from './types.ts'

const PLAYERS = ['2', '3', '4', '5'] as const

/** Missing parts of an edition come from the shipped one, two levels deep. */
function withDefaults(json: Fields): Fields {
  const out: Record<string, unknown> = {}
  for (const [key, value] of Object.entries({ ...EDITION, ...json })) {
    const shipped: unknown = (EDITION as unknown as Fields)[key]
    out[key] = isFields(shipped) && isFields(value) ? { ...(key === 'specialRow' ? {} : shipped), ...value } : value
  }
  return out
}

function checkPyramid(c: Checker, x: unknown): void {
  const seen = new Set<number>()
  const rows = new Set<number>()
  list(c, x, 'edition.pyramid', 14, 14).forEach((entry, i) => {
    const path = `edition.pyramid[${i}]`
    const o = fields(c, entry, path, ['id', 'row', 'icons'])
    const id = int(c, o['id'], `${path}.id`, 1, 14)
    const row = int(c, o['row'], `${path}.row`, 1, 4)
    rows.add(row)
    if (seen.has(id)) fault(c, `${path}.id`, 'stands there twice')
    seen.add(id)
    checkLetters(c, o['icons'], `${path}.icons`, 'ABH', row, row, 'PQ-STEAL-04')
  })
  if (rows.size !== 4) fault(c, 'edition.pyramid', 'must have spaces in rows 1 to 4')
}

function checkLetters(c: Checker, x: unknown, path: Path, allowed: string, min: number, max: number, rule?: string): void {
  if (typeof x !== 'string') fault(c, path, `must consist of the letters ${allowed}`)
  else if (x.length < min || x.length > max)
    fault(c, path, min === max ? `must have ${min} letters` : `must have ${min} to ${max} letters`, rule)
  else if ([...x].some((l) => !allowed.includes(l))) fault(c, path, `must consist of the letters ${allowed}`)
}

function checkTracks(c: Checker, x: unknown): void {
  const o = fields(c, x, 'edition.tracks', Object.keys(EDITION.tracks))
  const length = int(c, o['length'], 'edition.tracks.length', 2, 20)
  const row = (key: string, min: number) => ints(c, o[key], `edition.tracks.${key}`, [length, length], min, 30)
  row('silverPerGold', 1)
  row('goldPerRing', 1)
  const punishment = row('punishment', 0)
  if (punishment[length - 1] !== 0)
    fault(c, `edition.tracks.punishment[${length - 1}]`, 'the last space gives no punishment', 'PQ-PUNISH-09')
  int(c, o['bonusOnLast'], 'edition.tracks.bonusOnLast', 0, 10)
}

function checkScore(c: Checker, x: unknown): void {
  const o = fields(c, x, 'edition.score', Object.keys(EDITION.score))
  int(c, o['max'], 'edition.score.max', 0, 1000)
  const end = int(c, o['oubliette'], 'edition.score.oubliette', -1000, -1)
  ints(c, o['mineSymbols'], 'edition.score.mineSymbols', [0, 30], end + 1, -1)
}

function checkRewards(c: Checker, x: unknown): void {
  const o = fields(c, x, 'edition.rewardTiles', [...SERIES, 'goldNumbered'])
  for (const s of SERIES) ints(c, o[s], `edition.rewardTiles.${s}`, [7, 7], 0, 100, 'PQ-SETUP-03')
  int(c, o['goldNumbered'], 'edition.rewardTiles.goldNumbered', 1, 7)
}

function checkChance(c: Checker, e: Fields): void {
  const dice = fields(c, e['dice'], 'edition.dice', ['casino', 'punishment'])
  list(c, dice['casino'], 'edition.dice.casino', 1, 20).forEach((f, i) => checkLetters(c, f, `edition.dice.casino[${i}]`, 'ABHSG', 1, 10))
  ints(c, dice['punishment'], 'edition.dice.punishment', [1, 20], 1, 15)
  const tokens = fields(c, e['demandTokens'], 'edition.demandTokens', [...FOODS, 'used'])
  const total = FOODS.reduce((n, f) => n + int(c, tokens[f], `edition.demandTokens.${f}`, 0, 50), 0)
  const used = int(c, tokens['used'], 'edition.demandTokens.used', 1, 50)
  const rounds = int(c, e['rounds'], 'edition.rounds', 1, 7)
  if (used > total) fault(c, 'edition.demandTokens.used', `only ${total} tokens exist`)
  if (rounds > used) fault(c, 'edition.rounds', `only ${used} demand tokens are used`, 'PQ-END-03')
}

function checkCosts(c: Checker, e: Fields): void {
  ints(c, e['copyCosts'], 'edition.copyCosts', [5, 5], 0, 15)
  const p = fields(c, e['penalties'], 'edition.penalties', Object.keys(EDITION.penalties))
  for (const key of ['pass', 'emptyOffering', 'wrongFood', 'majority', 'stone']) int(c, p[key], `edition.penalties.${key}`, 0, 30)
  ints(c, p['miners'], 'edition.penalties.miners', [1, 10], 0, 15)
  int(c, e['discs'], 'edition.discs', 1, 7)
  int(c, e['skillsOffered'], 'edition.skillsOffered', 5, 10)
  int(c, e['exchangeLimit'], 'edition.exchangeLimit', 1, 50)
}

function checkPieces(c: Checker, e: Fields): void {
  const pixies = fields(c, e['pixies'], 'edition.pixies', PLAYERS)
  const mine = fields(c, e['mine'], 'edition.mine', ['bottom', 'upper', 'stonesPerMiner'])
  const places = int(c, mine['bottom'], 'edition.mine.bottom', 2, 2) + int(c, mine['upper'], 'edition.mine.upper', 0, 5)
  int(c, mine['stonesPerMiner'], 'edition.mine.stonesPerMiner', 1, 7)
  const stacks = fields(c, e['foodTilesTopFirst'], 'edition.foodTilesTopFirst', PLAYERS)
  for (const n of PLAYERS) {
    int(c, pixies[n], `edition.pixies.${n}`, 1, places, 'PQ-MINE-05')
    ints(c, stacks[n], `edition.foodTilesTopFirst.${n}`, [0, 12], 1, 15)
  }
  const stones = fields(c, e['stones'], 'edition.stones', ['total', 'perPlayer'])
  int(c, stones['total'], 'edition.stones.total', 0, 60)
  int(c, stones['perPlayer'], 'edition.stones.perPlayer', 0, 60)
}

function checkGoods(c: Checker, e: Fields): void {
  const box = fields(c, e['goods'], 'edition.goods', GOODS)
  const bag = fields(c, e['bag'], 'edition.bag', ['silver', 'gold'])
  const row = fields(c, e['specialRow'], 'edition.specialRow', GOODS)
  const start = fields(c, e['start'], 'edition.start', Object.keys(EDITION.start))
  for (const g of GOODS) {
    const total = int(c, box[g], `edition.goods.${g}`, 0, 200)
    const inBag = g === 'silver' || g === 'gold' ? int(c, bag[g], `edition.bag.${g}`, 0, 60) : 0
    const onRow = int(c, row[g] ?? 0, `edition.specialRow.${g}`, 0, 20)
    const key = g === 'honey' ? 'honeyUnlessFavourite' : g
    const each = int(c, start[key], `edition.start.${key}`, 0, 20)
    if (inBag + onRow + 5 * each > total) fault(c, `edition.goods.${g}`, 'does not suffice for the setup with five players', 'PQ-INV-05')
  }
}

function readEdition(c: Checker, x: unknown): Edition {
  if (x === undefined) return EDITION
  const e = withDefaults(fields(c, x, 'edition', Object.keys(EDITION)))
  checkPyramid(c, e['pyramid'])
  checkTracks(c, e['tracks'])
  checkScore(c, e['score'])
  checkRewards(c, e['rewardTiles'])
  checkChance(c, e)
  checkCosts(c, e)
  checkPieces(c, e)
  checkGoods(c, e)
  // Checked field by field above; nothing else enters here.
  return e as unknown as Edition
}

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  stoneTargets: ['any', 'othersFirst'],
  removeGoodsTo: ['stock', 'outOfGame'],
  unchainedStonesTo: ['supply', 'outOfGame'],
  sendPerSymbol: ['each', 'once'],
}

function readSwitches(c: Checker, x: unknown, preset: Switches): Switches {
  if (x === undefined) return preset
  const o = fields(c, x, 'switches', Object.keys(preset))
  for (const [key, value] of Object.entries(o)) {
    const words = Object.hasOwn(CHOICES, key) ? CHOICES[key] : undefined
    if (words) oneOf(c, value, at('switches', key), words)
    else bool(c, value, at('switches', key))
  }
  return { ...preset, ...(o as Partial<Switches>) }
}

/** Reads options without their `start`. Faults go to the checker. */
export function readOptions(c: Checker, json: unknown): Options {
  const o = json === undefined ? {} : fields(c, json, 'options', ['preset', 'switches', 'edition', 'openScreens', 'start'])
  const preset = PRESETS[o['preset'] === undefined ? 0 : oneOf(c, o['preset'], 'preset', PRESETS)] ?? 'de'
  const openScreens = o['openScreens'] === undefined ? false : bool(c, o['openScreens'], 'openScreens')
  return { preset, switches: readSwitches(c, o['switches'], SWITCHES[preset]), edition: readEdition(c, o['edition']), openScreens }
}

/** Fills in defaults and validates. @throws BadInput naming every fault. */
export function parseOptions(json: unknown): Options {
  const c = checker()
  const options = readOptions(c, json)
  finish(c)
  return options
}
