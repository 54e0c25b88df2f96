/** German names of everything on the table of Pixie Queen. */
import type {
  Cube,
  Good,
  GoodsDelta,
  LooseTile,
  Phase,
  Place,
  PunishReason,
  Series,
  SingleUse,
  Skill,
  Step,
  Track,
} from '../../../games/pixie-queen/types.ts'
import { GOODS } from '../../../games/pixie-queen/types.ts'
import { format } from '../../format.ts'
import type { Names } from '../assemble.ts'
import type { SpaceName, TileName } from '../en/names.ts'
import type { SpaceCode } from '../facts.ts'
import { spaceCode } from '../facts.ts'

const f = format('de')

const goodForms: Readonly<Record<Good | Cube, readonly [one: string, other: string]>> = {
  apple: ['Apfel', 'Äpfel'],
  bread: ['Brot', 'Brote'],
  honey: ['Honig', 'Honig'],
  silver: ['Silber', 'Silber'],
  gold: ['Gold', 'Gold'],
  stone: ['Stein', 'Steine'],
}

const someForms: Readonly<Record<Good | Cube, string>> = {
  apple: 'Äpfel',
  bread: 'Brot',
  honey: 'Honig',
  silver: 'Silber',
  gold: 'Gold',
  stone: 'Steine',
}

const spaces: Readonly<Record<SpaceCode, SpaceName>> = {
  stealFood: { name: 'Essen stehlen', short: 'Essen', does: 'Nimm zwei gleiche Nahrungsmittel aus dem Vorrat.' },
  stealSilver: { name: 'Silber stehlen', short: 'Silber', does: 'Nimm zwei Silber aus dem Vorrat.' },
  promotePixie: {
    name: 'Pixie befördern',
    short: 'Aufstieg',
    does: 'Einer deiner Pixies steigt eine Reihe auf, aber nicht bis zur Königin.',
  },
  exchange: {
    name: 'Tauschen',
    short: 'Tausch',
    does: 'Tausche bis zu sieben Güter einer Art gegen gleich viele einer anderen. Gold bleibt außen vor.',
  },
  convert: {
    name: 'Silber zu Gold machen',
    short: 'Zu Gold',
    does: 'Mache Silber zu Gold, zum Preis deiner Stufe auf der Silbertreppe, so oft du willst.',
  },
  takeFoodTile: { name: 'Korb nehmen', short: 'Korb', does: 'Er bringt dir jede Runde Nahrung deiner Wahl.' },
  takeDouble: { name: 'Doppelopfer nehmen', short: 'Doppelt', does: 'Opfere einmal zwei Arten statt einer.' },
  takePeek: { name: 'Fernrohr nehmen', short: 'Fernrohr', does: 'Suche dir einmal beim Graben zwei Würfel aus dem Beutel aus.' },
  takeMercy: { name: 'Gnade nehmen', short: 'Gnade', does: 'Bewahre einmal einen Pixie vor der Mine.' },
  punish: { name: 'Strafen', short: 'Strafe', does: 'Würfle und verteile die Strafpunkte auf deine Gegner.' },
  advance: { name: 'Treppe steigen', short: 'Treppe', does: 'Zahle ein Silber oder ein Gold für eine Stufe auf dieser Treppe.' },
  casino: { name: 'Casino', short: 'Casino', does: 'Wirf den Casinowürfel: dreierlei Essen, zwei Silber oder ein Gold.' },
  forgeRing: {
    name: 'Goldring schmieden',
    short: 'Ring',
    does: 'Zahle Gold zum Preis deiner Stufe auf der Goldtreppe und nimm den besten Ring.',
  },
  robPixie: { name: 'Pixie ausrauben', short: 'Raub', does: 'Ein Gegner gibt dir das Essen, das bei einem seiner Pixies abgebildet ist.' },
  mining: {
    name: 'Graben',
    short: 'Mine',
    does: 'Ziehe für jeden deiner Bergleute einen Würfel aus dem Beutel. Steine fesseln Bergleute.',
  },
  swapTiles: {
    name: 'Plättchen wechseln',
    short: 'Wechsel',
    does: 'Tausche ein Plättchen gegen eines gleicher Art, vom Plan oder von einem Gegner.',
  },
  removeOrTake: { name: 'Reste durchsuchen', short: 'Reste', does: 'Nimm ein Essen oder werde drei Güter los.' },
  copy: {
    name: 'Aktion kopieren',
    short: 'Kopie',
    does: 'Nimm Strafpunkte und wiederhole eine Aktion, die diese Runde schon genutzt wurde.',
  },
  specialOffering: {
    name: 'Besonderes Opfer',
    short: 'Opfer',
    does: 'Zahle alles, was im Opferkorb liegt, lege ein Gut dazu und nimm das nächste Plättchen.',
  },
  changeOrder: { name: 'Reihenfolge ändern', short: 'Reihe', does: 'Jeder Honig bringt dich nächste Runde einen Platz nach vorn.' },
  priority: {
    name: 'Vordrängeln',
    short: 'Vorrang',
    does: 'Lege alle deine Scheiben hierher: du beförderst zuerst und schickst keinen Pixie in die Mine.',
  },
}

const skills: Readonly<Record<Skill, TileName>> = {
  cheapGold: { name: 'Billiges Gold', does: 'Gold kostet dich 1 Silber weniger, aber immer mindestens 1.' },
  servantBonus: { name: 'Stolze Diener', does: 'Jeder deiner Diener bringt 2 Punkte mehr.' },
  ringBonus: { name: 'Feine Ringe', does: 'Jeder Ring, den du schmiedest, bringt 2 Punkte mehr.' },
  stealSilver: { name: 'Silberfinger', does: 'Du bekommst zu Beginn jeder Runde 1 Silber.' },
  freePromotion: { name: 'Freier Schritt', does: 'Nach den Beförderungen steigt einer deiner Pixies umsonst auf.' },
  freeDisplacement: { name: 'Freier Schubs', does: 'Du verdrängst Pixies, ohne einen Apfel zu zahlen.' },
  freeUnchain: { name: 'Freie Hände', does: 'Du entfernst Steine, ohne Brot zu zahlen.' },
  extraSlot: { name: 'Extraplatz', does: 'Platz für ein zweites Nahrungs- oder Einmal-Plättchen.' },
  copyUnused: { name: 'Kluge Kopie', does: 'Du darfst auch Aktionen kopieren, die diese Runde noch niemand genutzt hat.' },
  lightMine: { name: 'Leichte Mine', does: 'Alle deine Bergleute zusammen kosten dich höchstens 1 Punkt je Runde.' },
}

const singleUse: Readonly<Record<SingleUse, TileName>> = {
  double: { name: 'Doppelopfer', does: 'Opfere einmal zwei Arten zugleich. Sag es an, bevor der Wunsch aufgedeckt wird.' },
  peek: { name: 'Fernrohr', does: 'Suche dir einmal beim Graben die ersten zwei Würfel aus.' },
  mercy: { name: 'Gnadenplättchen', does: 'Behalte einmal einen Pixie, der in die Mine müsste.' },
}

const phases: Readonly<Record<Phase, string>> = {
  setup: 'Aufbau',
  steal: 'Phase 1: Stehlen',
  actions: 'Phase 2: Aktionen',
  offerings: 'Phase 3: Opfer',
  rewards: 'Phase 4: Belohnungen',
  punishments: 'Phase 5: Strafen',
  scoring: 'Die Königin zählt',
  over: 'Das Spiel ist aus',
}

const prompts: Readonly<Record<Step, string>> = {
  order: 'Die Reihenfolge wird ausgelost: erst tippen, wer Erster ist, dann wer folgt',
  skills: 'Die Talente werden ausgelegt: tippt jedes an',
  pickSkill: 'Wähle ein Talent',
  foodTile: 'Was bringt dein Korb?',
  turn: 'Wähle eine Aktion',
  afterAction: 'Befreie jemanden oder beende',
  takeFood: 'Welches Essen nimmst du?',
  promote: 'Welcher Pixie steigt wohin auf?',
  exchangeGive: 'Was gibst du her?',
  exchangeTake: 'Was willst du dafür?',
  exchangeCount: 'Wie viele?',
  convertCount: 'Wie viel Gold?',
  punishDie: 'Der Strafwürfel rollt',
  split: 'Wer bekommt die Punkte?',
  advance: 'Welche Treppe?',
  casinoDie: 'Der Casinowürfel rollt',
  rob: 'Welchen Pixie raubst du aus?',
  usePeek: 'Das Fernrohr benutzen?',
  peekPick: 'Wähle einen Würfel',
  draw: 'Würfel werden gezogen',
  placeStone: 'Wer bekommt den Stein?',
  swap: 'Welche Plättchen wechselst du?',
  scraps: 'Nehmen oder wegwerfen?',
  copyTarget: 'Welche Aktion kopierst du?',
  addGood: 'Welches Gut legst du dazu?',
  honeyCount: 'Wie viel Honig?',
  send: 'Ein Pixie muss in die Mine',
  announceDouble: 'Das Doppelopfer benutzen?',
  demand: 'Die Königin nennt ihren Wunsch',
  offer: 'Was opferst du der Königin?',
  promoteStep: 'Befördere einen Pixie',
  freePromotion: 'Dein freier Schritt',
  neutralPromotion: 'Bewege die dritte Farbe',
  finalUnchain: 'Steine noch entfernen?',
  over: 'Das Spiel ist aus',
}

const tracks: Readonly<Record<Track, string>> = { silver: 'Silbertreppe', gold: 'Goldtreppe' }
const series: Readonly<Record<Series, { readonly name: string; readonly tile: (value: number) => string }>> = {
  servant: { name: 'Diener', tile: (value) => `${value}-Punkte-Diener` },
  ring: { name: 'Ringe', tile: (value) => `${value}-Punkte-Ring` },
  special: { name: 'Opfer', tile: (value) => `${value}-Punkte-Opfer` },
}

function good(kind: Good | Cube, count: number): string {
  return f.count(count, goodForms[kind][0], goodForms[kind][1])
}

function goods(delta: GoodsDelta): string {
  const items = GOODS.filter((kind) => (delta[kind] ?? 0) > 0).map((kind) => good(kind, delta[kind] ?? 0))
  return items.length === 0 ? 'nichts' : f.and(items)
}

function isSkill(tile: LooseTile | Skill): tile is Skill {
  return typeof tile === 'string' && tile in skills
}

/** All neuter in German, so that a sentence can say "das" or "dein" before it. */
function tile(which: LooseTile | Skill): string {
  if (typeof which === 'number') return `Nahrungsplättchen ${which}`
  return isSkill(which) ? `Talent „${skills[which].name}“` : singleUse[which].name
}

/** A space as a place, number first as on the board: "12 Casino". */
function space(id: number): string {
  return `${id} ${spaces[spaceCode(id)].name}`
}

/** Causes of punishment in a word or two. */
const causes: Readonly<Record<PunishReason, string>> = {
  pass: 'Passen',
  die: 'Strafwürfel',
  copy: 'Kopieren',
  emptyOffering: 'leeres Opfer',
  wrongOffering: 'unerwünschtes Essen',
  miners: 'Bergleute',
  tracks: 'Treppen',
}

/** What a round cost the viewer: `lost` points in all, `list` says for what. */
function summary(round: number, lost: number, list: string, bonus: number): string {
  const extra = bonus > 0 ? `, oberste Stufe ${f.delta(bonus)}` : ''
  if (lost === 0) return `Runde ${round}: keine Strafe für dich${extra}`
  return `Runde ${round}: ${f.number(-lost)} für dich (${list})${extra}`
}

export const names: Names = {
  language: 'de',
  format: f,
  spaces,
  skills,
  singleUse,
  phases,
  prompts,
  tracks,
  series,
  goodForms,
  good,
  goods,
  some: (kind) => someForms[kind],
  anyFood: 'Äpfel, Brote oder Honig',
  tile,
  space,
  causes,
  summary,
  place: (where: Place): string => (where === 'mine' ? 'Mine' : where === 'castle' ? 'Königin' : `„${space(where)}“`),
  ordinal: (n) => `${n}.`,
  points: (n) => f.count(n, 'Punkt', 'Punkte'),
  punishment: (n) => f.count(n, 'Strafpunkt', 'Strafpunkte'),
  discs: (n) => f.count(n, 'Scheibe', 'Scheiben'),
  stones: (n) => f.count(n, 'Stein', 'Steine'),
  miners: (n) => f.count(n, 'Bergmann', 'Bergleute'),
  steps: (n) => f.count(n, 'Schritt', 'Schritte'),
}
