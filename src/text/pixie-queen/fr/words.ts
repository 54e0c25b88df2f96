/** French words of the board of Pixie Queen. */
import type { BoardWords } from '../assemble.ts'
import type { FeatureTexts } from '../en/words.ts'
import { de } from './moves.ts'
import { names } from './names.ts'

const { format: f } = names

const YOU = 'Vous'
const THIRD = 'troisième couleur'
/** "le pixie de Klaus", "votre pixie", without the article unless it is "votre". */
const owned = (noun: string, name: string): string =>
  name === YOU ? `votre ${noun}` : name === THIRD ? `${noun} de la troisième couleur` : `${noun} ${de(name)}`

const features: FeatureTexts = {
  punishment: ['moins de punition tout de suite', 'plus de punition tout de suite'],
  rewards: ['plus de récompenses', 'moins de récompenses'],
  miners: ['moins de punition pour les mineurs aux tours suivants', 'plus de punition pour les mineurs aux tours suivants'],
  tracks: ['moins de punition pour les marches basses aux tours suivants', 'plus de punition pour les marches basses aux tours suivants'],
  pixies: ['de meilleures places pour vos pixies', 'de moins bonnes places pour vos pixies'],
  goods: ['plus ou de meilleurs produits pour la suite', 'moins ou de moins bons produits pour la suite'],
  stones: ['moins de pierres', 'plus de pierres'],
  tiles: ['des tuiles qui rapportent plus'],
  majorities: ['moins de risque d’être puni pour vos magots', 'le risque d’être puni pour vos magots'],
  first: ['la première place pour le reste de ce tour', 'pas la première place pour le reste de ce tour'],
  order: ['une meilleure place au tour suivant', 'une moins bonne place au tour suivant'],
  danger: ['moins de danger de finir aux oubliettes', 'plus de danger de finir aux oubliettes'],
  rivals: ['moins de points pour la meilleure des autres'],
}

export const words: BoardWords = {
  title: 'Pixie Queen',
  players: '2 à 5 joueurs',
  characters: ['Orienne', 'Klaus', 'Phagius', 'Firenze', 'Indigeaux'],
  thirdColour: THIRD,
  credits: { authors: 'Rudy Seuntjens', artists: 'Jochem Van Gool (JocArt)', publishers: 'Game Brewer' },
  you: YOU,

  round: (n, of) => `Tour ${n} sur ${of}`,
  roundShort: (n) => `Tour ${n}`,
  ofRounds: (n) => `sur ${n}`,
  demands: 'Les exigences de la Reine',
  demandHidden: (round) => `Tour ${round}\u00a0: caché`,
  demandShown: (round, food) => `Tour ${round}\u00a0: ${names.goodForms[food][0]}`,
  demandNow: (food) => `La Reine exige ${names.some(food)}`,
  court: 'La cour',
  inTurnOrder: 'dans l’ordre du tour',
  favourite: 'Chouchou',
  queensFavourite: 'Le chouchou de la Reine',
  nextRound: (place) => `Au tour prochain\u00a0: ${names.ordinal(place)}`,
  due: (points) => `${f.delta(-points)} à venir`,
  dueLong: (miners, tracks, bonus) =>
    `À venir ce tour\u00a0: ${f.number(-miners)} pour les mineurs, ${f.number(-tracks)} pour les escaliers${bonus > 0 ? `, ${f.delta(bonus)} de bonus` : ''}`,
  discsLeft: (n) => f.count(n, 'disque restant', 'disques restants'),
  passed: 'a passé',
  out: 'aux oubliettes',
  choosing: 'réfléchit',
  playerPlate: (name, place, points, discs, miners, stones) =>
    `${name}, ${names.ordinal(place)}, score ${f.number(-points)}, ${f.count(discs, 'disque restant', 'disques restants')}, ${names.miners(miners)}, ${names.stones(stones)}`,
  servantsCount: (n) => f.count(n, 'serviteur', 'serviteurs'),
  scoreTrack: 'Piste de score, de 0 à −60',
  scoreOf: (name, points) => `${name}\u00a0: ${f.number(-points)}`,
  oubliette: 'les oubliettes',

  castle: 'Façade du château',
  lanterns: 'Autres actions',
  spaceNames: 'Noms des actions',
  silverStair: 'Escalier d’argent',
  goldStair: 'Escalier d’or',
  stairStep: (step, price, points) =>
    `Marche ${step}\u00a0: prix ${price}, ${points > 0 ? names.punishment(points) : 'aucune punition'} par tour`,
  stairTop: (step, price, bonus) => `Marche ${step}\u00a0: prix ${price}, ${f.delta(bonus)} par tour`,
  standsOn: (name, step) => `${name} sur la marche ${step}`,
  goldPrice: (silver) => `Un or vous coûte ${silver} argent`,
  ringPrice: (gold) => `Un anneau vous coûte ${gold} or`,
  goldPriceByStep: 'Prix d’un or selon la marche de l’escalier d’argent',
  ringPriceByStep: 'Prix d’un anneau selon la marche de l’escalier d’or',
  nextReward: (series, value, left) =>
    left === 0 ? `${series}\u00a0: épuisé` : `${series}\u00a0: prochaine tuile ${value}, ${f.count(left, 'restante', 'restantes')}`,
  goldenLeft: (n) =>
    n === 0 ? 'Plus de tuile dorée\u00a0: dernier tour' : `${f.count(n, 'tuile dorée restante', 'tuiles dorées restantes')}`,
  servantSlot: (value) => `Devant la Reine\u00a0: prochaine récompense ${value}`,
  spaceLabel: (id, name, state) => `${id} ${name}, ${state}`,
  spaceOpen: (discs) => `coûte ${names.discs(discs)}`,
  spaceUsed: 'déjà utilisée ce tour',
  spaceForbidden: 'impossible maintenant',
  spaceIn: (id, row) => `Case ${id}, ${row}`,
  rows: ['au jardin', 'au premier rang', 'au deuxième rang', 'au troisième rang', 'au rang du haut'],
  pixieOf: (name) => owned('pixie', name),
  yourPixie: 'votre pixie',
  copyCost: (points) => `coûte ${names.punishment(points)}`,
  basketRow: 'La corbeille',
  stock: 'Réserve',
  bag: 'Sac',
  bagCount: (n) => `${f.count(n, 'cube', 'cubes')} dans le sac`,
  removedGoods: 'Hors du jeu',
  throwAway: 'Jeter 3 produits',

  yourScreen: 'Votre écran',
  screenOf: (name) => `Écran ${de(name)}`,
  hiddenGoods: 'caché derrière l’écran',
  yourMine: (miners, stones) => `Votre mine\u00a0: ${names.miners(miners)}, ${names.stones(stones)}`,
  yourRewards: 'Vos récompenses',
  markers: 'Marqueurs',
  noFoodTile: 'pas de tuile de nourriture',
  noSingleUse: 'pas de tuile à usage unique',
  noSkill: 'pas de compétence',
  foodTile: (value) => `tuile de nourriture ${value}\u00a0: ${value} par tour`,
  extraSlot: 'place en plus',

  youPay: 'Vous payez',
  youGet: 'Vous recevez',
  nothing: 'rien',
  helper: (name) => `${name === YOU ? 'Votre pixie' : `Le ${owned('pixie', name)}`} donne un coup de main\u00a0: 1 disque au lieu de 2.`,
  ownHelper: 'Votre pixie donne un coup de main\u00a0: 1 disque au lieu de 2.',
  youKeepDiscs: (n) => `Il vous reste ${names.discs(n)}.`,
  notNow: 'Pas maintenant',
  confirm: 'Valider',
  backToCastle: 'Retour au château',
  theRule: 'La règle',
  undoHint: 'Vous pouvez annuler tant que rien n’est lancé ni tiré.',
  drawHint: 'Impossible d’annuler\u00a0: un dé roule ou le sac s’ouvre.',
  notYet: 'Pas maintenant',
  short: (goods) => `Pas encore\u00a0: il manque ${goods}`,
  whatWouldHelp: 'Ce qui aiderait',
  stepsLeft: (n) => f.count(n, 'pas restant', 'pas restants'),
  pointsRolled: (n) => `${names.points(n)} au dé`,
  stonesToPlace: (n) => `${names.stones(n)} à placer`,
  cubeOf: (n, of) => `Cube ${n} sur ${of}`,
  handOf: (n, of) => `Main ${n} sur ${of}`,
  explain: {
    court: {
      title: 'La cour',
      text: 'Tout le monde dans l’ordre du tour. Le nombre est la punition reçue, les ronds les disques restants, la pioche compte les mineurs, le rocher les pierres. Ce qui tombera ce tour est à côté.',
    },
    scoreTrack: {
      title: 'Piste de score',
      text: 'Chaque punition pousse votre blason vers la droite. Atteindre ou dépasser une pioche envoie un de vos pixies du château à la mine. À 60 points, ce sont les oubliettes\u00a0: vous sortez du jeu.',
    },
    silverStair: {
      title: 'Escalier d’argent',
      text: 'Offrez de l’argent pour monter. Le grand nombre est ce qu’un or vous coûte, le petit votre punition à chaque tour. La dernière marche rapporte un point.',
    },
    goldStair: {
      title: 'Escalier d’or',
      text: 'Offrez de l’or pour monter. Le grand nombre est ce qu’un anneau vous coûte, le petit votre punition à chaque tour. La dernière marche rapporte un point.',
    },
    treasury: {
      title: 'Le trésor',
      text: 'La prochaine récompense de chaque sorte et ce qu’il en reste. Les cinq premières de chaque sorte sont dorées. Quand toutes les dorées sont prises, on finit le tour et la Reine compte.',
    },
    demands: {
      title: 'Les exigences de la Reine',
      text: 'Sept jetons, un par tour. Chacun nomme la nourriture voulue. On le retourne après les actions\u00a0: vous agissez sans la connaître.',
    },
    mine: {
      title: 'La mine',
      text: 'Vos pixies commencent ici. Un mineur ne rapporte pas de nourriture et coûte des points à chaque tour, mais il tire un cube de plus quand vous creusez. Un mineur enchaîné ne sort pas\u00a0; un pain retire une pierre.',
    },
    castle: {
      title: 'Le château',
      text: 'Quatorze actions sur quatre rangs. Un pixie sur une case rapporte à son propriétaire la nourriture indiquée, à chaque tour, et tout le monde peut utiliser la case pour un disque au lieu de deux.',
    },
    throne: {
      title: 'Devant la Reine',
      text: 'Un pixie par tour peut monter ici depuis le rang du haut. Il devient un fidèle serviteur, prend la meilleure tuile restante et ne risque plus rien.',
    },
    garden: {
      title: 'Les lanternes',
      text: 'Sept autres actions pour un disque chacune. Creuser et Copier sont ouvertes à chacun une fois par tour, les restes ont trois places. Passer en tête prend tous vos disques restants.',
    },
    basketRow: {
      title: 'La corbeille',
      text: 'Une offrande spéciale coûte tout ce qui se trouve ici, plus un produit qui y reste. Chacune est donc plus chère que la précédente.',
    },
    screen: {
      title: 'Votre écran',
      text: 'Vos produits, vos récompenses et vos tuiles. Les tuiles sont visibles de tous\u00a0; le reste est caché, sauf si la partie se joue à écrans ouverts.',
    },
    stock: { title: 'La réserve', text: 'Ce qui n’y est pas ne peut pas être pris. Ce qui est payé ou offert y revient.' },
    bag: { title: 'Le sac', text: 'Argent, or et pierres pour la mine. Ce qui est tiré n’y revient jamais.' },
    turnOrder: {
      title: 'L’ordre du tour',
      text: 'Cet ordre vaut pour le tour. Celui du tour prochain se change avec du miel. Le premier est le chouchou de la Reine et n’envoie jamais de pixie à la mine.',
    },
    thirdColour: {
      title: 'La troisième couleur',
      text: 'À deux, des pixies sans joueur grimpent aussi. Le chouchou en déplace un après les promotions.',
    },
  },

  presets: {
    de: {
      name: 'Livret allemand',
      detail:
        'Si le vôtre est en allemand, ou dans le doute : il règle plus de cas. Passer met fin à vos actions. Les pierres vont d’abord aux adversaires. Les produits jetés quittent le jeu.',
    },
    fr: {
      name: 'Livret français',
      detail:
        'Si le vôtre est en français. On peut rejouer après avoir passé. Les pierres vont à n’importe quel mineur. Les produits jetés reviennent à la réserve.',
    },
  },
  switches: {
    passEndsActions: { name: 'Après avoir passé', values: { true: 'plus d’action ce tour', false: 'on peut rejouer' } },
    stoneTargets: { name: 'Pierres tirées', values: { any: 'pour n’importe quel mineur', othersFirst: 'd’abord chez les adversaires' } },
    removeGoodsTo: { name: 'Produits jetés', values: { stock: 'retournent à la réserve', outOfGame: 'quittent le jeu' } },
    unchainedStonesTo: { name: 'Pierres retirées', values: { supply: 'vont au stock de pierres', outOfGame: 'quittent le jeu' } },
    freeUnchainAnytime: {
      name: 'Retirer des pierres avec «\u00a0Mains libres\u00a0»',
      values: { true: 'aussi entre les tours de jeu', false: 'à son tour de jeu seulement' },
    },
    convertSpaceReusable: { name: 'Changer l’argent en or', values: { true: 'plusieurs fois par tour', false: 'une fois par tour' } },
    sendPerSymbol: {
      name: 'Franchir plusieurs pioches en une seule punition',
      values: { each: 'envoie un pixie à la mine par pioche', once: 'envoie un seul pixie à la mine' },
    },
    neutralMayServe: { name: 'La troisième couleur devant la Reine', values: { true: 'permis', false: 'interdit' } },
    neutralCanBeChained: {
      name: 'Les mineurs de la troisième couleur',
      values: { true: 'peuvent être enchaînés', false: 'ne s’enchaînent pas' },
    },
  },
  openScreens: { name: 'Écrans ouverts', detail: 'Chacun voit les produits et récompenses de tous.' },

  end: {
    judged: 'La Reine a jugé',
    youWin: 'Vous gagnez\u00a0!',
    youShare: 'Victoire partagée\u00a0!',
    wins: (name) => `${name} gagne`,
    share: (list) => `${list} partagent la victoire`,
    youCame: (place) => (place === 1 ? 'Vous êtes 1er' : `Vous finissez ${names.ordinal(place)}`),
    ahead: (points, name) =>
      points === 0 ? `À égalité avec ${name}, devant grâce aux serviteurs.` : `${names.points(points)} d’avance sur ${name}.`,
    behind: (points, name) =>
      points === 0 ? `À égalité avec ${name}, derrière à cause des serviteurs.` : `${names.points(points)} de retard sur ${name}.`,
    rounds: (n) => f.count(n, 'tour joué.', 'tours joués.'),
    fell: (round) => `Vous tombez dans les oubliettes au tour ${round}.`,
    reasons: {
      rounds: 'Les sept tours sont joués.',
      tiles: 'Toutes les tuiles dorées sont prises.',
      lastStanding: 'Tous les autres sont aux oubliettes.',
    },
    columns: { penalty: 'Puni\u00adtions', rewards: 'Faveurs', stones: 'Pierres', hoards: 'Magots', result: 'Total' },
    columnHelp: {
      penalty: 'Points de punition reçus pendant la partie.',
      rewards: 'Serviteurs, anneaux, offrandes et marqueurs.',
      stones: 'Un point de moins par pierre restée chez un mineur.',
      hoards: 'Trois points de moins par produit dont vous avez le plus.',
      result: 'Le plus haut total gagne. À égalité\u00a0: le plus de serviteurs, puis le premier serviteur.',
    },
    tapColumn: 'Touchez une colonne pour revoir la Reine la compter.',
    scoreByRound: 'Score par tour',
    queensCount: 'puis le compte de la Reine',
    turningPoint: 'Le tournant\u00a0:',
    eliminated: 'Aux oubliettes',
    replay: 'Revoir',
    shareResult: 'Partager le résultat',
    playAgain: 'Rejouer',
    rematch: 'Revanche, places tournées',
    place: (n) => names.ordinal(n),
    servants: (n) => f.count(n, 'serviteur', 'serviteurs'),
    chartLabel: (list) => `Score par tour\u00a0: ${list}`,
  },

  features,
}
