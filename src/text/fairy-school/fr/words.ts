/** French words of the board, sheets, options and end of game. */
import type { BoardWords } from '../assemble.ts'
import { capital } from '../rich.ts'
import { names } from './names.ts'

const f = names.format
const YOU = 'Vous'

const features: Readonly<Record<string, string>> = {
  kindness: 'reconnaissance',
  projects: 'projets réalisés',
  steps: 'étapes du projet final',
  studies: 'créatures étudiées',
  elements: 'éléments en réserve',
  plans: 'avancée des projets',
  deck: 'force du deck',
  cubes: 'cubes restants',
  forest: 'cartes de la forêt',
}

export const words: BoardWords = {
  title: 'Fairy School',
  tagline: 'Partagez votre magie. La gentillesse compte.',
  players: '2 à 6 joueurs',
  characters: ['Merryn', 'Jory', 'Perran', 'Tamsin', 'Lowen', 'Elowen'],
  credits: { authors: 'Ludovic Henrio' },
  you: YOU,

  trimester: (n) => `Trimestre ${n}`,
  finalTrimester: 'Trimestre final',
  turn: (n, of) => (of > 0 ? `Tour ${n} sur ${of}` : `Tour ${n}`),
  when: (trimester, turn) => `${trimester}, ${turn.toLowerCase()}`,
  others: 'Les autres',
  left: 'à votre gauche',
  right: 'à votre droite',
  opposite: 'votre voisine',
  outOfReach: 'hors de portée',
  inReach: 'à portée',
  ready: 'prête',
  deciding: 'réfléchit',
  waitingFor: (list) => `On attend ${list}`,
  everybodyReady: 'Toutes ont fini',
  fairyPlate: (name, points, kindness, cubes, elements) =>
    `${name}\u00a0: ${names.points(points)}, reconnaissance ${kindness}, ${f.count(cubes, 'cube restant', 'cubes restants')}, ${elements}`,
  lacks: (elements) => `il manque ${elements}`,
  lacksNothing: 'rien ne manque',
  shares: 'partage',
  pointsNow: (n) => `${names.points(n)} jusqu’ici`,

  yourElements: 'Vos éléments',
  elementsOf: (name) => (name === YOU ? 'Vos éléments' : `Éléments de ${name}`),
  elementCount: (kind, n) => capital(names.element(kind, n)),
  cubesLeft: (n) => f.count(n, 'cube d’activation restant', 'cubes d’activation restants'),
  kindness: (n) => `Reconnaissance ${n}`,
  kindnessScale: 'Échelle de reconnaissance',
  kindnessFrom: (name, n) => `${names.cubes(n)} de ${name}`,
  discountLeft: (n) => `${names.elements(n)} de moins à payer ce tour`,

  yourForest: 'Votre forêt',
  forestOf: (name) => `Forêt de ${name}`,
  columnLabel: (column, cost) => `${capital(names.columns[column])}, ${cost}`,
  costs: (elements) => `coûte ${elements}`,
  free: 'gratuite',
  sharedRow: 'Ligne partagée, glisse à gauche',
  personalRow: 'Rien que pour vous, glisse à droite',
  studyCell: 'case d’étude',
  emptyCell: 'vide',
  cellLabel: (cell, what) => `${capital(cell)}\u00a0: ${what}`,
  inPlay: 'en jeu',

  yourHand: 'Votre main',
  toPlace: (n) => `${names.cards(n)} à placer`,
  allPlaced: 'Tout est placé',
  handCount: (n) => `${names.cards(n)} en main`,
  drawPile: (n) => `Pioche, ${names.cards(n)}`,
  discard: (n) => `Défausse, ${names.cards(n)}`,
  pileContents: 'Dans la pioche, ordre inconnu',
  common: (n) => `Défausse commune, ${names.cards(n)}`,
  cardLabel: (title, price, effect) => `${title}${price === '' ? '' : `, coûte ${price}`}\u00a0: ${effect}`,
  deckLetter: (letter) => capital(names.letter(letter)),
  onTop: 'au-dessus de la pioche',
  oneOfLines: 'Choisissez une ligne\u00a0:',
  or: 'ou',

  youShare: 'Vous partagez',
  sharesWithYou: (name) => `${name} partage`,
  yoursAlone: 'Rien que pour vous',
  alone: 'zone personnelle',
  usedBy: (list) => `utilisée par ${list}`,
  unused: 'pas encore utilisée',
  unusedCards: (n) => f.count(n, 'carte non utilisée', 'cartes non utilisées'),
  costsCubeOwn: 'Prend 1 cube, qui revient à la fin du tour.',
  costsCube: (name, left) => `Prend 1 cube, qui reste chez ${name}\u00a0: il vous en reste ${left}.`,
  helps: (name) => `Vous vous aidez\u00a0: ${name} gagne 1 point de reconnaissance.`,
  kindnessOf: (n) => `${f.count(n, 'point', 'points')} de reconnaissance par cette carte`,
  completes: (project) => `complète ${project}`,
  youWillHave: (elements) => `Vous aurez ${elements}.`,
  nothingYouLack: 'Cela ne manque à aucun de vos projets.',

  yourProjects: 'Vos projets',
  projectsOf: (name) => `Projets de ${name}`,
  noProjects: 'aucun projet',
  realised: (n) => f.count(n, 'réalisé', 'réalisés'),
  canBuild: 'réalisable',
  missing: (elements) => `il manque ${elements}`,
  withExchanges: 'avec échanges',
  payPlain: (price) => `Payer ${price}`,
  payJokers: (n) => `${names.element('air', n)} à la place d’autres`,
  payExchanged: (elements) => `en échangeant ${elements}`,
  payDiscount: (n) => `${names.elements(n)} de moins par remise`,
  projectsLeft: (n) => `encore ${n} ce tour`,
  finalProject: 'Projet final',
  finalsOnOffer: 'Projets finaux au choix',
  stepLabel: (n, price, state) => `Étape ${n}, ${price}\u00a0: ${state}`,
  stepDone: 'faite',
  stepNext: 'prochaine',
  stepLater: 'plus tard',
  stepsDone: (n, of) => `${n} sur ${names.steps(of)}`,

  creatureBoard: 'Plateau créature',
  creatureBoardOf: (name) => `Plateau créature de ${name}`,
  studied: (n, of) => `${n} sur ${of} étudiées\u00a0: ${names.points(2 * n)}`,
  isStudied: 'étudiée',
  notStudied: 'pas étudiée',
  pairBrings: (elements) => `La paire apporte ${elements}`,
  pairComplete: 'paire complète',
  fromStudyCells: 'parmi vos cases d’étude',

  exchange: 'Échanger',
  exchangeRates: 'Taux d’échange',
  rate: (give, list) => `${names.anyElements(give)} contre ${list}`,
  jokerRate: 'L’air remplace tout élément de base',
  suggestion: (project, elements) => `${project}\u00a0: il manque ${elements}`,
  trade: 'Échanger',
  toGive: (n) => `${names.elements(n)} à donner`,

  whatThisPlays: 'Ce qui est joué',
  playsCards: (shared, personal) => `${shared} en partage, ${personal} rien que pour vous`,
  youPay: (elements) => `Vous payez ${elements}`,
  lackShared: (list) => `Ce que vous partagez manque à ${list}`,

  passTo: (name) => `Les autres cartes vont à ${name}`,
  kept: (n, of) => f.count(n, `gardée sur ${of}`, `gardées sur ${of}`),
  chosen: (n, of) => f.count(n, `choisi sur ${of}`, `choisis sur ${of}`),
  oldProjects: 'Des trimestres passés',
  newProjects: 'Nouveaux',
  takesFirst: (list) => `Ordre du choix\u00a0: ${list}`,

  confirm: 'Le faire',
  notNow: 'Pas maintenant',
  readyButton: 'Prêt',
  close: 'Fermer',
  theRule: 'La règle',
  whyNot: 'Pourquoi pas\u00a0?',
  whatIsThis: 'Qu’est-ce que c’est\u00a0?',
  nothing: 'rien',
  gain: 'Vous gagnez',
  pay: 'Vous payez',
  drawHint: 'Cela ne s’annule pas\u00a0: des cartes sont piochées.',
  revealHint: 'La phase est alors finie pour vous. Quand toutes ont fini, tout est révélé.',
  explain: {
    forest: {
      title: 'Votre forêt',
      text: 'Cinq colonnes, deux lignes. D’une colonne jouée, la carte du haut va là où vos voisines l’atteignent aussi, celle du bas n’est que pour vous. Les cartes qui restent se resserrent\u00a0: en haut vers la gauche, en bas vers la droite.',
    },
    columnCosts: {
      title: 'Le prix des colonnes',
      text: 'Chaque colonne coûte un élément de son espèce. Celle de l’air, au milieu, est gratuite.',
    },
    studyCells: {
      title: 'Cases d’étude',
      text: 'La case en haut à gauche et celle en bas à droite. Une carte qui s’y trouve à la fin du tour est défaussée, et l’on peut étudier la créature de l’une des deux.',
    },
    shared: {
      title: 'Cartes partagées',
      text: 'Vous et vos voisines pouvez toutes les utiliser. Une voisine qui le fait vous laisse un cube, c’est un point de reconnaissance.',
    },
    personal: { title: 'Cartes personnelles', text: 'Personne d’autre ne les utilise. Vos cubes posés là vous reviennent.' },
    kindness: {
      title: 'Reconnaissance',
      text: 'Les cubes que d’autres ont laissés sur vos cartes partagées. Chacun vaut un point à la fin. Utiliser une carte ne la prend à personne\u00a0; seul le cube reste.',
    },
    cubes: {
      title: 'Cubes d’activation',
      text: 'Chaque usage d’une carte prend un cube. De vos cartes il revient à la fin du tour, de celles des voisines non.',
    },
    creatures: {
      title: 'Plateau créature',
      text: 'Douze créatures en six paires. Chaque créature étudiée vaut 2 points, et la seconde d’une paire apporte aussitôt son bonus.',
    },
    exchange: {
      title: 'Échanges',
      text: 'Des éléments quelconques s’échangent à taux fixe, et l’air remplace tout élément de base. Quand vous payez, le moyen le moins cher est trouvé pour vous.',
    },
    projects: {
      title: 'Projets',
      text: 'Trois au plus à la fois, deux réalisés par tour. Un projet réalisé vaut 3 points et devient une carte au-dessus de votre pioche.',
    },
    common: {
      title: 'Défausse commune',
      text: 'Les projets dont personne n’a voulu. Une fée sans projet au début d’un tour y prend un projet du trimestre.',
    },
    final: {
      title: 'Projet final',
      text: 'Ses étapes se paient dans l’ordre, 3 points chacune. Quand quelqu’un achève le sien, l’année finit avec ce tour.',
    },
    piles: {
      title: 'Pioche et défausse',
      text: 'Si la pioche est vide quand il faut une carte, votre défausse est mélangée et devient la pioche.',
    },
  },

  options: {
    setup: {
      name: 'Premières cartes',
      values: {
        initiation: { name: 'Première partie', detail: 'un deck tout prêt et des projets donnés' },
        normal: { name: 'Toutes prêtes', detail: 'un deck tout prêt, vous choisissez vos projets' },
        expert: { name: 'À choisir', detail: 'vous choisissez premières cartes et projets' },
      },
    },
    length: {
      name: 'Durée',
      values: {
        long: { name: 'Année entière', detail: 'trois trimestres, puis les projets finaux' },
        short: { name: 'Année courte', detail: 'deux trimestres, puis des projets finaux plus courts' },
      },
    },
    wide: {
      name: 'Voisinage',
      values: {
        false: { name: 'Gauche et droite', detail: 'vous partagez avec vos deux voisines' },
        true: { name: 'Élargi', detail: 'à quatre ou plus\u00a0: on partage deux places d’un côté, puis de l’autre' },
      },
    },
    leadersBonus: {
      name: 'En tête des projets finaux',
      values: {
        air: { name: '1 air par tour', detail: 'un élan pour qui mène' },
        none: { name: 'Pas de bonus', detail: 'mener ne rapporte rien' },
      },
    },
    grades: {
      name: 'Mentions',
      values: {
        true: { name: 'Affichées', detail: 'réussi, bien ou félicitations à côté des points' },
        false: { name: 'Cachées', detail: 'seulement les points' },
      },
    },
  },
  wideNeedsFour: 'à partir de quatre fées',

  end: {
    judged: 'L’année est finie',
    youWin: 'Vous gagnez\u00a0!',
    youShare: 'Victoire partagée\u00a0!',
    wins: (name) => `${name} gagne`,
    share: (list) => `${list} partagent la victoire`,
    youCame: (place) => `Vous finissez ${names.ordinal(place)}`,
    ahead: (points, name) =>
      points === 0 ? `À égalité avec ${name}, devant par la reconnaissance.` : `${names.points(points)} d’avance sur ${name}.`,
    behind: (points, name) =>
      points === 0 ? `À égalité avec ${name}, derrière par la reconnaissance.` : `${names.points(points)} de retard sur ${name}.`,
    turns: (n) => f.count(n, 'tour joué.', 'tours joués.'),
    reasons: {
      finished: 'Un projet final est achevé.',
      guard: 'Personne n’a achevé son projet final à temps.',
    },
    columns: {
      kindness: 'Reconnaissance',
      projects: 'Projets',
      steps: 'Étapes',
      studies: 'Études',
      elements: 'Éléments',
      total: 'Total',
    },
    columnHelp: {
      kindness: 'Un point par cube que d’autres vous ont laissé.',
      projects: 'Trois points par projet réalisé.',
      steps: 'Trois points par étape du projet final.',
      studies: 'Deux points par créature étudiée.',
      elements: 'Un point par dizaine complète d’éléments\u00a0; l’air compte double.',
      total: 'Le plus haut total gagne. À égalité\u00a0: la reconnaissance.',
    },
    gradeNote: (pass, good, honours) =>
      `À partir de ${pass} points l’année est réussie, de ${good} c’est bien, de ${honours} avec félicitations.`,
    tapColumn: 'Touchez une colonne pour voir son décompte.',
    scoreByTurn: 'Points par tour',
    replay: 'Revoir',
    shareResult: 'Partager le résultat',
    playAgain: 'Rejouer',
    rematch: 'Revanche, places tournées',
    place: (n) => names.ordinal(n),
    chartLabel: (list) => `Points par tour\u00a0: ${list}`,
  },

  features,
  featureName: (name) => features[name] ?? name,
}
