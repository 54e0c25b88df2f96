/** An edition and its switches as plain number tables, so that no rule ever reads letters or names while playing. */
import type { Letters, Options } from './types.ts'
import { GOODS } from './types.ts'

/** Read-only by convention and shared by all states of a table. Lists by track place are 1-based (index 0 unused). */
export interface Rules {
  readonly row: readonly number[]
  /** Apples, bread, honey at `space * 3`. */
  readonly icons: readonly number[]
  /** Spaces of rows 1 to 4; index 0 unused. */
  readonly spacesInRow: readonly (readonly number[])[]
  readonly trackLength: number
  readonly punishment: readonly number[]
  readonly bonus: number
  readonly silverPerGold: readonly number[]
  readonly goldPerRing: readonly number[]
  readonly oubliette: number
  /** Mine symbols as positive punishment points, rising. */
  readonly symbols: readonly number[]
  /** By tile number, see codes.ts. */
  readonly rewards: readonly number[]
  readonly goldNumbered: number
  /** Goods of casino faces at `face * 5`. */
  readonly casino: readonly number[]
  readonly casinoFaces: number
  readonly die: readonly number[]
  readonly demandTokens: readonly number[]
  readonly copyCosts: readonly number[]
  readonly passCost: number
  readonly emptyCost: number
  readonly wrongCost: number
  readonly majority: number
  readonly stoneCost: number
  readonly minerCosts: readonly number[]
  readonly discs: number
  readonly perMiner: number
  readonly rounds: number
  readonly exchangeLimit: number
  readonly skillsOffered: number
  readonly passEnds: boolean
  readonly othersFirst: boolean
  readonly removeOut: boolean
  readonly freeAnytime: boolean
  readonly convertAgain: boolean
  readonly sendEach: boolean
  readonly neutralServes: boolean
  readonly neutralChained: boolean
}

const LETTERS = 'ABHSG'

/** Counts of the five goods in a string of letters. */
export function goodsOfLetters(letters: Letters): number[] {
  const n = [0, 0, 0, 0, 0]
  for (const l of letters) {
    const i = LETTERS.indexOf(l)
    n[i] = (n[i] ?? 0) + 1
  }
  return n
}

function board(options: Options): Pick<Rules, 'row' | 'icons' | 'spacesInRow'> {
  const row = new Array<number>(16).fill(0)
  const icons = new Array<number>(48).fill(0)
  const spacesInRow: number[][] = [[], [], [], [], []]
  for (const space of options.edition.pyramid) {
    row[space.id] = space.row
    spacesInRow[space.row]?.push(space.id)
    goodsOfLetters(space.icons)
      .slice(0, 3)
      .forEach((n, i) => {
        icons[space.id * 3 + i] = n
      })
  }
  return { row, icons, spacesInRow }
}

function compile(options: Options): Rules {
  const { edition: e, switches: w } = options
  return {
    ...board(options),
    trackLength: e.tracks.length,
    punishment: [0, ...e.tracks.punishment],
    bonus: e.tracks.bonusOnLast,
    silverPerGold: [0, ...e.tracks.silverPerGold],
    goldPerRing: [0, ...e.tracks.goldPerRing],
    oubliette: -e.score.oubliette,
    symbols: e.score.mineSymbols.map((n) => -n).sort((a, b) => a - b),
    rewards: [...e.rewardTiles.servant, ...e.rewardTiles.ring, ...e.rewardTiles.special],
    goldNumbered: e.rewardTiles.goldNumbered,
    casino: e.dice.casino.flatMap(goodsOfLetters),
    casinoFaces: e.dice.casino.length,
    die: [...e.dice.punishment],
    demandTokens: GOODS.slice(0, 3).map((f) => e.demandTokens[f as 'apple']),
    copyCosts: [...e.copyCosts],
    passCost: e.penalties.pass,
    emptyCost: e.penalties.emptyOffering,
    wrongCost: e.penalties.wrongFood,
    majority: e.penalties.majority,
    stoneCost: e.penalties.stone,
    minerCosts: [...e.penalties.miners],
    discs: e.discs,
    perMiner: e.mine.stonesPerMiner,
    rounds: e.rounds,
    exchangeLimit: e.exchangeLimit,
    skillsOffered: e.skillsOffered,
    passEnds: w.passEndsActions,
    othersFirst: w.stoneTargets === 'othersFirst',
    removeOut: w.removeGoodsTo === 'outOfGame',
    freeAnytime: w.freeUnchainAnytime,
    convertAgain: w.convertSpaceReusable,
    sendEach: w.sendPerSymbol === 'each',
    neutralServes: w.neutralMayServe,
    neutralChained: w.neutralCanBeChained,
  }
}

const cache = new WeakMap<Options, Rules>()

/** The tables of an options object; computed once. */
export function rulesOf(options: Options): Rules {
  const known = cache.get(options)
  if (known) return known
  const rules = compile(options)
  cache.set(options, rules)
  return rules
}
