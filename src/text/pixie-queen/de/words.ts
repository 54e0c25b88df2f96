/** German words of the board of Pixie Queen. */
import type { BoardWords } from '../assemble.ts'
import type { FeatureTexts } from '../en/words.ts'
import { names } from './names.ts'

const { format: f } = names

const YOU = 'Du'
const THIRD = 'dritte Farbe'
/** "dein Pixie", "Pixie der dritten Farbe", "Pixie von Klaus". */
const owned = (noun: string, your: string, name: string): string =>
  name === YOU ? `${your} ${noun}` : name === THIRD ? `${noun} der dritten Farbe` : `${noun} von ${name}`

const features: FeatureTexts = {
  punishment: ['weniger Strafe sofort', 'mehr Strafe sofort'],
  rewards: ['mehr Belohnungen', 'weniger Belohnungen'],
  miners: ['weniger Strafe für Bergleute in späteren Runden', 'mehr Strafe für Bergleute in späteren Runden'],
  tracks: ['weniger Strafe für niedrige Stufen in späteren Runden', 'mehr Strafe für niedrige Stufen in späteren Runden'],
  pixies: ['bessere Plätze für deine Pixies', 'schlechtere Plätze für deine Pixies'],
  goods: ['mehr oder bessere Güter für später', 'weniger oder schlechtere Güter für später'],
  stones: ['weniger Steine', 'mehr Steine'],
  tiles: ['Plättchen, die mehr bringen'],
  majorities: ['weniger Gefahr eines Abzugs für Horte', 'die Gefahr eines Abzugs für Horte'],
  first: ['der erste Platz für den Rest dieser Runde', 'nicht der erste Platz für den Rest dieser Runde'],
  order: ['ein früherer Platz in der nächsten Runde', 'ein späterer Platz in der nächsten Runde'],
  danger: ['weniger Gefahr, ins Verlies zu kommen', 'mehr Gefahr, ins Verlies zu kommen'],
  rivals: ['weniger Punkte für die Besten der anderen'],
}

export const words: BoardWords = {
  title: 'Pixie Queen',
  players: '2 bis 5 Spieler',
  characters: ['Orienne', 'Klaus', 'Phagius', 'Firenze', 'Indigeaux'],
  thirdColour: THIRD,
  credits: { authors: 'Rudy Seuntjens', artists: 'Jochem Van Gool (JocArt)', publishers: 'Game Brewer' },
  you: YOU,

  round: (n, of) => `Runde ${n} von ${of}`,
  roundShort: (n) => `Runde ${n}`,
  ofRounds: (n) => `von ${n}`,
  demands: 'Die Wünsche der Königin',
  demandHidden: (round) => `Runde ${round}: verdeckt`,
  demandShown: (round, food) => `Runde ${round}: ${names.some(food)}`,
  demandNow: (food) => `Die Königin wünscht ${names.some(food)}`,
  court: 'Der Hofstaat',
  inTurnOrder: 'in Zugreihenfolge',
  favourite: 'Liebling',
  queensFavourite: 'Liebling der Königin',
  nextRound: (place) => `Nächste Runde: ${names.ordinal(place)}`,
  due: (points) => `${f.delta(-points)} fällig`,
  dueLong: (miners, tracks, bonus) =>
    `Diese Runde fällig: ${f.number(-miners)} für Bergleute, ${f.number(-tracks)} für die Treppen${bonus > 0 ? `, ${f.delta(bonus)} Bonus` : ''}`,
  discsLeft: (n) => `noch ${names.discs(n)}`,
  passed: 'hat gepasst',
  out: 'im Verlies',
  choosing: 'überlegt',
  playerPlate: (name, place, points, discs, miners, stones) =>
    `${name}, ${names.ordinal(place)}, Stand ${f.number(-points)}, noch ${names.discs(discs)}, ${names.miners(miners)}, ${names.stones(stones)}`,
  servantsCount: (n) => f.count(n, 'Diener', 'Diener'),
  scoreTrack: 'Punkteleiste, 0 bis −60',
  scoreOf: (name, points) => `${name}: ${f.number(-points)}`,
  oubliette: 'das Verlies',

  castle: 'Schlossmauer',
  lanterns: 'Weitere Aktionen',
  spaceNames: 'Namen der Aktionen',
  silverStair: 'Silbertreppe',
  goldStair: 'Goldtreppe',
  stairStep: (step, price, points) => `Stufe ${step}: Preis ${price}, ${points > 0 ? names.punishment(points) : 'keine Strafe'} je Runde`,
  stairTop: (step, price, bonus) => `Stufe ${step}: Preis ${price}, ${f.delta(bonus)} je Runde`,
  standsOn: (name, step) => `${name} auf Stufe ${step}`,
  goldPrice: (silver) => `Ein Gold kostet dich ${silver} Silber`,
  ringPrice: (gold) => `Ein Ring kostet dich ${gold} Gold`,
  goldPriceByStep: 'Preis eines Goldes nach Stufe der Silbertreppe',
  ringPriceByStep: 'Preis eines Rings nach Stufe der Goldtreppe',
  nextReward: (series, value, left) => (left === 0 ? `${series}: vergeben` : `${series}: als Nächstes ${value}, noch ${left}`),
  goldenLeft: (n) =>
    n === 0 ? 'Keine goldenen Plättchen mehr: letzte Runde' : `noch ${f.count(n, 'goldenes Plättchen', 'goldene Plättchen')}`,
  servantSlot: (value) => `Vor der Königin: nächste Belohnung ${value}`,
  spaceLabel: (id, name, state) => `${id} ${name}, ${state}`,
  spaceOpen: (discs) => `kostet ${names.discs(discs)}`,
  spaceUsed: 'diese Runde genutzt',
  spaceForbidden: 'jetzt nicht möglich',
  spaceIn: (id, row) => `Feld ${id}, ${row}`,
  rows: ['im Garten', 'in der ersten Reihe', 'in der zweiten Reihe', 'in der dritten Reihe', 'in der obersten Reihe'],
  pixieOf: (name) => owned('Pixie', 'dein', name),
  yourPixie: 'dein Pixie',
  copyCost: (points) => `kostet ${names.punishment(points)}`,
  basketRow: 'Opferkorb',
  stock: 'Vorrat',
  bag: 'Beutel',
  bagCount: (n) => `${f.count(n, 'Würfel', 'Würfel')} im Beutel`,
  removedGoods: 'Aus dem Spiel',
  throwAway: '3 Güter wegwerfen',

  yourScreen: 'Dein Sichtschirm',
  screenOf: (name) => `Sichtschirm von ${name}`,
  hiddenGoods: 'hinter dem Sichtschirm verborgen',
  yourMine: (miners, stones) => `Deine Mine: ${names.miners(miners)}, ${names.stones(stones)}`,
  yourRewards: 'Deine Belohnungen',
  markers: 'Marker',
  noFoodTile: 'kein Nahrungsplättchen',
  noSingleUse: 'kein Einmal-Plättchen',
  noSkill: 'kein Talent',
  foodTile: (value) => `Nahrungsplättchen ${value}: ${value} Essen je Runde`,
  extraSlot: 'Extraplatz',

  youPay: 'Du zahlst',
  youGet: 'Du bekommst',
  nothing: 'nichts',
  helper: (name) => `${name === YOU ? 'Dein Pixie' : `Der ${owned('Pixie', 'dein', name)}`} hilft: 1 Scheibe statt 2.`,
  ownHelper: 'Dein eigener Pixie hilft: 1 Scheibe statt 2.',
  youKeepDiscs: (n) => `Du behältst ${names.discs(n)}.`,
  notNow: 'Nicht jetzt',
  confirm: 'So machen',
  backToCastle: 'Zurück zum Schloss',
  theRule: 'Die Regel',
  undoHint: 'Du kannst das zurücknehmen, bis gewürfelt oder gezogen wird.',
  drawHint: 'Das geht nicht zurück: es wird gewürfelt oder gezogen.',
  notYet: 'Nicht jetzt',
  short: (goods) => `Noch nicht: es fehlt ${goods}`,
  whatWouldHelp: 'Was helfen würde',
  stepsLeft: (n) => `noch ${names.steps(n)}`,
  pointsRolled: (n) => `${names.points(n)} gewürfelt`,
  stonesToPlace: (n) => `noch ${names.stones(n)} zu legen`,
  cubeOf: (n, of) => `Würfel ${n} von ${of}`,
  handOf: (n, of) => `Hand ${n} von ${of}`,
  explain: {
    court: {
      title: 'Der Hofstaat',
      text: 'Alle in Zugreihenfolge. Die Zahl ist die bisherige Strafe, die Kreise sind übrige Scheiben, die Spitzhacke zählt Bergleute, der Fels Steine. Was diese Runde fällig wird, steht daneben.',
    },
    scoreTrack: {
      title: 'Punkteleiste',
      text: 'Strafe schiebt dein Wappen nach rechts. Wer eine Spitzhacke erreicht oder überschreitet, schickt einen Pixie vom Schloss in die Mine. Bei 60 Punkten fällst du ins Verlies und bist draußen.',
    },
    silverStair: {
      title: 'Silbertreppe',
      text: 'Opfere Silber, um aufzusteigen. Die große Zahl ist dein Preis für ein Gold, die kleine deine Strafe je Runde. Die oberste Stufe bringt stattdessen einen Punkt.',
    },
    goldStair: {
      title: 'Goldtreppe',
      text: 'Opfere Gold, um aufzusteigen. Die große Zahl ist dein Preis für einen Ring, die kleine deine Strafe je Runde. Die oberste Stufe bringt stattdessen einen Punkt.',
    },
    treasury: {
      title: 'Die Schatzkammer',
      text: 'Die nächste Belohnung jeder Art und wie viele noch da sind. Die ersten fünf jeder Art sind golden. Sind alle goldenen weg, wird die Runde zu Ende gespielt und die Königin zählt.',
    },
    demands: {
      title: 'Die Wünsche der Königin',
      text: 'Sieben Plättchen, eines je Runde. Jedes nennt das Essen, das sie will. Es wird erst nach den Aktionen aufgedeckt.',
    },
    mine: {
      title: 'Die Mine',
      text: 'Hier fangen deine Pixies an. Bergleute bringen kein Essen und kosten jede Runde Punkte, aber jeder zieht beim Graben einen Würfel. Wer einen Stein hat, kommt nicht heraus; ein Brot entfernt einen Stein.',
    },
    castle: {
      title: 'Das Schloss',
      text: 'Vierzehn Aktionen in vier Reihen. Ein Pixie auf einem Feld bringt seinem Besitzer jede Runde das abgebildete Essen, und alle brauchen dort nur eine Scheibe statt zwei.',
    },
    throne: {
      title: 'Vor der Königin',
      text: 'Je Runde kann ein Pixie aus der obersten Reihe hierher. Er wird treuer Diener, nimmt das beste Dienerplättchen und ist für immer sicher.',
    },
    garden: {
      title: 'Die Laternen',
      text: 'Sieben weitere Aktionen für je eine Scheibe. Graben und Kopieren stehen jedem einmal je Runde offen, die Reste haben drei Plätze. Vordrängeln nimmt alle deine übrigen Scheiben.',
    },
    basketRow: {
      title: 'Der Opferkorb',
      text: 'Ein besonderes Opfer kostet alles, was hier liegt, und ein Gut, das hier bleibt. So wird jedes teurer als das vorige.',
    },
    screen: {
      title: 'Dein Sichtschirm',
      text: 'Deine Güter, Belohnungen und Plättchen. Die Plättchen sehen alle; das Übrige ist verborgen, außer bei offenen Sichtschirmen.',
    },
    stock: { title: 'Der Vorrat', text: 'Was hier nicht liegt, kann niemand nehmen. Gezahltes und Geopfertes kommt hierher zurück.' },
    bag: { title: 'Der Beutel', text: 'Silber, Gold und Steine für die Mine. Was gezogen wird, kommt nie zurück.' },
    turnOrder: {
      title: 'Zugreihenfolge',
      text: 'Diese Reihenfolge gilt für die Runde. Die der nächsten lässt sich mit Honig ändern. Wer vorn steht, ist der Liebling der Königin und schickt nie einen Pixie in die Mine.',
    },
    thirdColour: {
      title: 'Die dritte Farbe',
      text: 'Zu zweit steigen auch Pixies ohne Spieler auf. Der Liebling bewegt nach den Beförderungen einen davon.',
    },
  },

  presets: {
    de: {
      name: 'Deutsches Heft',
      detail:
        'Wenn eures deutsch ist oder ihr unsicher seid: Es klärt mehr Fälle. Passen beendet deine Aktionen. Steine gehen zuerst an Gegner. Weggeworfene Güter verlassen das Spiel.',
    },
    fr: {
      name: 'Französisches Heft',
      detail:
        'Wenn eures französisch ist. Nach dem Passen geht es weiter. Steine gehen an beliebige Bergleute. Weggeworfene Güter kommen in den Vorrat.',
    },
  },
  switches: {
    passEndsActions: { name: 'Nach dem Passen', values: { true: 'keine Aktionen mehr', false: 'man darf weiterspielen' } },
    stoneTargets: { name: 'Gezogene Steine', values: { any: 'für beliebige Bergleute', othersFirst: 'zuerst für Gegner' } },
    removeGoodsTo: { name: 'Weggeworfene Güter', values: { stock: 'in den Vorrat', outOfGame: 'aus dem Spiel' } },
    unchainedStonesTo: { name: 'Entfernte Steine', values: { supply: 'in den Steinvorrat', outOfGame: 'aus dem Spiel' } },
    freeUnchainAnytime: {
      name: 'Steine entfernen mit „Freie Hände“',
      values: { true: 'auch zwischen den Zügen', false: 'nur im eigenen Zug' },
    },
    convertSpaceReusable: { name: 'Silber zu Gold machen', values: { true: 'mehrmals je Runde', false: 'einmal je Runde' } },
    sendPerSymbol: {
      name: 'Eine Strafe über mehrere Spitzhacken',
      values: { each: 'schickt je Spitzhacke einen Pixie in die Mine', once: 'schickt nur einen Pixie in die Mine' },
    },
    neutralMayServe: { name: 'Dritte Farbe vor der Königin', values: { true: 'erlaubt', false: 'nicht erlaubt' } },
    neutralCanBeChained: { name: 'Bergleute der dritten Farbe', values: { true: 'können gefesselt werden', false: 'bleiben frei' } },
  },
  openScreens: { name: 'Offene Sichtschirme', detail: 'Alle sehen die Güter und Belohnungen von allen.' },

  end: {
    judged: 'Die Königin hat geurteilt',
    youWin: 'Du gewinnst!',
    youShare: 'Geteilter Sieg!',
    wins: (name) => `${name} gewinnt`,
    share: (list) => `${list} teilen sich den Sieg`,
    youCame: (place) => `Du bist ${names.ordinal(place)}`,
    ahead: (points, name) => (points === 0 ? `Gleichauf mit ${name}, durch Diener vorn.` : `${names.points(points)} vor ${name}.`),
    behind: (points, name) => (points === 0 ? `Gleichauf mit ${name}, durch Diener dahinter.` : `${names.points(points)} hinter ${name}.`),
    rounds: (n) => f.count(n, 'Runde gespielt.', 'Runden gespielt.'),
    fell: (round) => `In Runde ${round} bist du ins Verlies gefallen.`,
    reasons: {
      rounds: 'Die sieben Runden sind vorbei.',
      tiles: 'Alle goldenen Plättchen sind vergeben.',
      lastStanding: 'Alle anderen sind im Verlies.',
    },
    columns: { penalty: 'Strafen', rewards: 'Lohn', stones: 'Steine', hoards: 'Horte', result: 'Ergebnis' },
    columnHelp: {
      penalty: 'Strafpunkte, die du im Spiel bekommen hast.',
      rewards: 'Diener, Ringe, Opfer und Marker.',
      stones: 'Ein Punkt Abzug für jeden Stein, der noch bei einem Bergmann liegt.',
      hoards: 'Drei Punkte Abzug für jedes Gut, von dem du am meisten hast.',
      result: 'Das höchste Ergebnis gewinnt. Bei Gleichstand: mehr Diener, dann der erste Diener.',
    },
    tapColumn: 'Tippe auf eine Spalte, dann zählt die Königin noch einmal.',
    scoreByRound: 'Stand je Runde',
    queensCount: 'dann zählt die Königin',
    turningPoint: 'Der Wendepunkt:',
    eliminated: 'Im Verlies',
    replay: 'Noch mal ansehen',
    shareResult: 'Ergebnis teilen',
    playAgain: 'Noch einmal',
    rematch: 'Revanche, Plätze gedreht',
    place: (n) => names.ordinal(n),
    servants: (n) => f.count(n, 'Diener', 'Diener'),
    chartLabel: (list) => `Stand je Runde: ${list}`,
  },

  features,
}
