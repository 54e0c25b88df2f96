/** The rules of Fairy School in French. */
import { rulesText } from '../rules.ts'
import type { ChapterTitles, RuleWords } from './rules.structure.ts'
import { structure } from './rules.structure.ts'

const titles: ChapterTitles = {
  overview: 'Le jeu en bref',
  setup: 'Mise en place',
  elements: 'Éléments et échanges',
  cards: 'Cartes et plateaux',
  effects: 'Ce que font les cartes',
  draft: 'Choix des projets',
  aimless: 'Phase 0\u00a0: sans but',
  planning: 'Phase 1\u00a0: planification',
  selection: 'Phase 2\u00a0: sélection',
  activation: 'Phase 3\u00a0: activation',
  cleanup: 'Phase 4\u00a0: défausse',
  study: 'Phase 5\u00a0: étude et forêt',
  projects: 'Phase 6\u00a0: projets',
  final: 'Le trimestre final',
  end: 'Fin de la partie',
  scoring: 'Le décompte',
  two: 'À deux fées',
  short: 'L’année courte',
  expert: 'Expert\u00a0: choisir ses premières cartes',
  wide: 'Variante\u00a0: voisinage élargi',
}

const words: RuleWords = {
  overview: {
    aim: [
      'But',
      'De deux à six fées, dès douze ans, passent ensemble une année d’école\u00a0; comptez une heure et demie à deux heures. Qui a le plus de points à la fin gagne.',
    ],
    grades: [
      'Mentions',
      'À côté du classement, un but pour soi\u00a0: avec 85 points l’année est réussie, avec 90 c’est bien, avec 95 viennent les félicitations. Plusieurs fées peuvent y arriver, ou aucune.',
    ],
    circle: [
      'Le cercle',
      'Chacune a une voisine à gauche et une à droite. Ce qui passe à gauche va à la place précédente\u00a0; la voisine de droite est à la place suivante.',
    ],
    year: [
      'Trimestres et tours',
      'Les trimestres 1 à 3 durent trois tours, le dernier jusqu’à ce qu’un projet final soit achevé. D’un trimestre à l’autre tout reste en place\u00a0: forêt, piles, éléments, cubes et projets en cours.',
    ],
    together: [
      'Décider ensemble',
      'Dans la plupart des phases, toutes décident en même temps et disent quand elles ont fini\u00a0; puis vient la phase suivante. Aucune décision ne gêne une autre fée, peu importe donc qui est la plus rapide. Seul ce qui est demandé maintenant peut être décidé.',
    ],
  },
  setup: {
    decks: [
      'Les paquets',
      'Cartes S, projets de chaque trimestre et projets finaux se mélangent séparément, les finaux longs et courts aussi. Chaque paquet sert quand vient son heure. Une pile ouverte, la défausse commune, reçoit les projets dont personne ne veut\u00a0; elle commence vide. À cinq ou six, il faut seulement plus de cartes de départ\u00a0; on ne joue pas à plus de six.',
    ],
    each: [
      'Ce que chacune reçoit',
      'Douze cartes de départ, les mêmes pour toutes, une forêt, un plateau créature, 37 cubes d’activation de sa couleur, des marqueurs pour les créatures et le projet final, et un élément de terre, de végétal, de feu et d’eau. Pas d’air au départ.',
    ],
    firstPiles: [
      'Premières piles',
      'Des cartes S complètent le deck\u00a0: deux en haut de la forêt, les autres dans la défausse. Les douze cartes de départ mélangées forment la pioche. Au tout premier tour on en pioche donc huit pour les huit cases libres.',
    ],
    three: [
      'Trois façons de commencer',
      'L’initiation pour la première partie, la partie normale, et la partie expert pour qui connaît les cartes.',
    ],
    predefined: [
      'Decks tout prêts',
      'Quatre cartes S de même lettre vont ensemble. Chacune reçoit un de ces lots au hasard. Chaque carte dit où elle commence\u00a0: deux dans une colonne de la ligne du haut, deux dans la défausse. D’abord les decks A à D\u00a0; à cinq ou six s’ajoutent E et F de cette édition.',
    ],
    initiation: [
      'Initiation\u00a0: projets donnés',
      'Dans la première partie, le deck tout prêt donne aussi les trois projets du trimestre 1\u00a0; on ne choisit rien. À partir du trimestre 2 le choix se fait comme d’habitude.',
    ],
    initiationCommon: [
      'Initiation\u00a0: défausse commune',
      'On tire parmi les autres projets du trimestre 1 autant de cartes qu’il y a de fées, pour la défausse commune. Elles servent dès le tour 3, car on ne réalise que deux projets par tour\u00a0: qui en réalise deux, puis un, commence le tour 3 sans projet.',
    ],
    normal: ['La partie normale', 'Decks tout prêts, et choix des projets au début de chacun des trois trimestres.'],
  },
  elements: {
    five: [
      'Cinq éléments',
      'Terre, végétal, feu, eau et air. On peut en avoir autant qu’on veut, la banque n’en manque jamais. Ils sont visibles de toutes, entiers, jamais négatifs, et restent d’un tour et d’un trimestre à l’autre. Un petit cube en vaut un, un grand cinq.',
    ],
    rates: [
      'Taux d’échange',
      'Trois éléments quelconques donnent 1 terre ou 1 eau, quatre donnent 1 végétal ou 1 feu, six donnent 1 air. Ils peuvent différer\u00a0: 1 terre, 1 feu et 1 eau font 1 eau.',
    ],
    joker: ['L’air est un joker', 'Un air peut devenir une terre, un végétal, un feu ou une eau.'],
    when: [
      'Quand échanger',
      'Un échange ne prend pas de cube et se répète à volonté. On le fait chaque fois qu’on a un choix lors de la sélection, de l’activation, de la réalisation ou des dernières dépenses. Les prix se paient d’eux-mêmes par les échanges les moins chers.',
    ],
    basic: ['Tout élément de base', 'Le signe aux quatre éléments vaut pour l’un d’eux au choix, mais jamais pour l’air.'],
  },
  cards: {
    small: [
      'Petites cartes',
      'Une carte montre sa créature, son paquet, son numéro et une ou deux lignes d’effet. Un projet porte un prix, une carte de deck tout prêt sa place de départ. Un projet réalisé est une carte de votre deck comme les autres.',
    ],
    piles: [
      'Piocher et défausser',
      'On pioche le dessus de sa pioche et on défausse dans sa défausse. Celle-ci n’est mélangée que s’il faut une carte et que la pioche est vide. Avec 2 cartes en pioche et 6 à prendre, on prend ces 2, on mélange, on en pioche encore 4. S’il n’y a plus rien du tout, on s’arrête.',
    ],
    forest: [
      'La forêt',
      'Dix cases sur deux lignes et cinq colonnes\u00a0: terre, végétal, air, feu, eau de gauche à droite, une carte par case. Une colonne coûte un élément de son espèce, celle de l’air au milieu est gratuite.',
    ],
    studyCells: ['Cases d’étude', 'Deux cases comptent pour l’étude\u00a0: en haut à gauche, côté terre, et en bas à droite, côté eau.'],
    pairs: [
      'Paires de créatures',
      'Licorne et gnome apportent 1 terre, sirène et serpent de mer 1 eau, sylvide et elfe 1 végétal, dragon et phénix 1 feu, griffon et cocatrice 1 air, sphinx et salamandre un élément de base au choix.',
    ],
  },
  effects: {
    lines: [
      'Lignes d’effet',
      'Une activation applique une seule ligne de la carte. Une ligne peut demander un paiement, précis ou quelconque, et apporte un gain, un gain au choix, des effets spéciaux, ou plusieurs de ces choses. On ne choisit qu’une ligne qu’on peut payer, échanges compris, et qui fait quelque chose.',
    ],
    repeat: [
      'Lignes répétées',
      'Une ligne payante avec un nombre s’applique d’une fois jusqu’à ce nombre\u00a0; on paie et choisit chaque fois, pour un seul cube. Entre deux fois on peut échanger. Sans paiement, la ligne s’applique exactement ce nombre de fois.',
    ],
    order: [
      'Ordre d’une ligne',
      'D’abord le gain, puis les effets spéciaux dans l’ordre imprimé\u00a0; ce qui est impossible est sauté. Sur la carte d’une voisine tout est pour vous\u00a0: vos cubes, votre pioche, votre plateau créature.',
    ],
    cubes: [
      'Des cubes en plus',
      'Vous prenez dans la boîte des cubes de votre couleur, en plus de ceux du départ. Personne n’y perd de reconnaissance.',
    ],
    summon: [
      'Invoquer',
      'Vous regardez autant de cartes de votre pioche que dit la ligne, en jouez exactement une dans votre zone personnelle et défaussez les autres. Vous seule les voyez pendant le choix. La carte sert ce tour-ci et part avec les cartes jouées.',
    ],
    again: [
      'Activer à nouveau',
      'Vous choisissez à portée une carte déjà activée ce tour et l’activez aussitôt encore une fois, ligne au choix, avec un autre cube. Les cartes qui répètent ou copient sont exclues, et il faut un cube.',
    ],
    copy: [
      'Copier',
      'Vous appliquez une ligne d’une carte en zone partagée d’une voisine, comme si vous l’activiez. Aucun cube n’y va et la carte ne compte pas comme activée. Les lignes qui répètent ou copient sont exclues. Une ligne d’étude copiée étudie la créature de sa propre carte.',
    ],
    study: [
      'Étudier par effet',
      'La créature de la carte qui porte cette ligne est marquée, sauf si elle l’est déjà, et une paire complète donne son bonus. L’étude de la phase 5 reste possible.',
    ],
    discount: [
      'Remise',
      'En phase 6 de ce tour, chaque point retire un élément au choix du prix d’un projet ou d’une étape. Ce qui n’a pas servi est ensuite perdu.',
    ],
  },
  draft: {
    offer: [
      'Le choix par passage',
      'Au début des trimestres 1, 2 et 3, chacune reçoit quatre projets du trimestre. Toutes ensemble gardent une carte en secret et passent les autres à gauche, jusqu’à en avoir gardé quatre. Les projets non distribués restent dans la boîte. À l’initiation, pas de choix au trimestre 1.',
    ],
    three: [
      'Exactement trois',
      'Parmi les quatre gardés et vos anciens projets non réalisés vous choisissez exactement trois projets en cours, jamais plus. Les autres, anciens ou nouveaux, vont à la défausse commune. Avec deux anciens, on peut en garder un et ajouter deux nouveaux\u00a0: trois cartes partent alors.',
    ],
    open: ['Projets visibles', 'Toutes voient vos projets en cours, et donc ce qu’il serait bon de vous offrir.'],
  },
  aimless: {
    take: [
      'Prendre un projet',
      'Sans projet en cours au début d’un tour, on doit en prendre exactement un du trimestre actuel dans la défausse commune. Ceux d’autres trimestres y restent. S’il n’y en a pas, on continue sans ce tour-ci. Qui a un projet ne prend rien.',
    ],
    order: [
      'Qui prend d’abord',
      'La fée avec le plus de reconnaissance, puis la suivante. À égalité, celle qui a le moins d’éléments, l’air comptant pour un\u00a0; ensuite le sort.',
    ],
    last: ['Pas au trimestre final', 'Il n’y a plus de phase 0 pendant le trimestre final.'],
  },
  planning: {
    draw: [
      'Piocher et placer',
      'On pioche autant de cartes que la forêt a de cases libres et on en met une dans chacune, à son gré. La forêt est alors pleine. Les cartes déjà là ne bougent pas.',
    ],
    secret: [
      'Toutes en même temps',
      'Chacune planifie sans voir les nouvelles cartes des autres, puis tout est révélé. Ce que vous mettez en haut d’une colonne à jouer est une offre à vos voisines.',
    ],
    advice: ['Conseil', 'Remplissez d’abord les deux colonnes que vous voulez jouer ce tour, puis le reste.'],
  },
  selection: {
    columns: [
      'Une ou deux colonnes',
      'On choisit une colonne ou deux différentes et on paie leur prix, par échange s’il le faut\u00a0; l’air aide aussi. On ne peut pas n’en choisir aucune\u00a0: celle du milieu est toujours gratuite.',
    ],
    zones: [
      'Zone partagée et personnelle',
      'Toutes les cartes des colonnes choisies sont jouées, quatre pour deux colonnes. Celles du haut vont dans la zone partagée, celles du bas dans la zone personnelle.',
    ],
    poor: ['Sans éléments', 'Qui n’a rien pour payer peut toujours jouer la colonne du milieu.'],
    secret: [
      'Révélées ensemble',
      'Colonnes, paiements et échanges sont révélés ensemble quand toutes ont choisi. Par exemple, la colonne du milieu pour rien et une autre pour un élément\u00a0: quatre cartes sont en jeu.',
    ],
  },
  activation: {
    reach: [
      'Cartes à portée',
      'Vous utilisez les cartes de votre zone personnelle, de votre zone partagée et des zones partagées de vos deux voisines, dès le début de la phase. La zone personnelle d’une voisine est hors de portée, comme tout ce qui est plus loin.',
    ],
    how: [
      'Activer',
      'Posez sur la carte un cube de votre réserve, puis appliquez tout son effet avant de passer à la suivante. Autant de cartes que vous voulez, dans l’ordre voulu, ou aucune. C’est un cube chaque fois, chez vous ou chez une voisine, même si la ligne se répète.',
    ],
    once: [
      'Une fois chacune',
      'Vous activez chaque carte au plus une fois par tour\u00a0; seul un effet spécial permet davantage. Plusieurs fées peuvent utiliser la même carte\u00a0: personne ne la prend à personne.',
    ],
    noCubes: ['Plus de cubes', 'Quand votre réserve est vide, vous n’activez plus rien.'],
    example: [
      'Un exemple',
      'Quatre cartes sont jouées. Vous utilisez votre dragon, votre sirène, le griffon que partage la voisine de gauche, la sylvide de celle de droite, enfin vos deux autres cartes\u00a0: six cubes sur six cartes.',
    ],
  },
  cleanup: {
    collect: [
      'Les cubes reviennent',
      'Vous ramassez les cubes posés sur vos cartes jouées. Ceux de votre couleur retournent à votre réserve.',
    ],
    kindness: [
      'Reconnaissance',
      'Les cubes des autres vont sur votre échelle et y restent jusqu’à la fin, un point chacun. Un cube posé chez une voisine est donc dépensé pour de bon, un cube sur votre carte sert à chaque tour. L’échelle montre 36 places\u00a0; au-delà on continue de compter. Avec le voisinage élargi, les cubes de toute autre fée comptent.',
    ],
    discard: [
      'Cartes jouées',
      'Les cartes jouées ce tour vont à la défausse de leur propriétaire. Si la verte et la rouge ont utilisé le dragon de la verte, celle-ci reprend un cube et gagne un point de reconnaissance.',
    ],
  },
  study: {
    cells: [
      'Les deux cases d’étude',
      'Seules comptent les cartes de ces cases, et seulement si elles n’ont pas été jouées ce tour. Toutes sont défaussées, étudiées ou non. Si les deux cases sont vides, il ne se passe rien.',
    ],
    choose: [
      'Une créature',
      'Vous pouvez étudier la créature d’une de ces cartes si elle ne l’est pas encore\u00a0: son marqueur vaut 2 points à la fin. On peut aussi s’en passer.',
    ],
    pair: [
      'Compléter une paire',
      'La seconde créature d’une paire rapporte aussitôt le bonus. Si l’autre créature végétale est déjà marquée, étudier un elfe apporte 1 végétal\u00a0; sphinx et salamandre apportent un élément de base au choix.',
    ],
    always: [
      'À chaque tour',
      'L’étude a lieu à chaque tour de tous les trimestres. Avec un sphinx et une autre carte dans les cases, on peut étudier le sphinx\u00a0: sans la salamandre pas encore de bonus, et les deux cartes sont défaussées.',
    ],
    shift: [
      'La forêt se resserre',
      'Les cartes restantes glissent, en haut vers la gauche, en bas vers la droite, sans changer d’ordre. Elles peuvent arriver dans une case d’étude et y attendent le tour suivant.',
    ],
  },
  projects: {
    realise: [
      'Réaliser',
      'Vous pouvez réaliser jusqu’à deux de vos projets en cours en payant chaque prix en entier, échanges compris. On ne paie pas en partie.',
    ],
    onTop: [
      'Sur la pioche',
      'Un projet réalisé va sur votre pioche, pas dans la défausse\u00a0; vous le piochez donc au tour suivant. Avec deux, l’ordre est le vôtre\u00a0: le dernier est pioché d’abord.',
    ],
    worth: ['Valeur des projets', 'Chaque projet réalisé vaut 3 points, quel que soit son trimestre. Les autres ne valent rien.'],
    left: ['Projets inachevés', 'Ils restent à vous jusqu’au prochain choix, où ils rivalisent avec les nouveaux pour vos trois places.'],
  },
  final: {
    choose: [
      'Choisir son projet final',
      'On en pose un de plus qu’il n’y a de fées. Celle qui a le plus de reconnaissance choisit d’abord\u00a0; à égalité, celle qui a le moins d’éléments, puis le sort. Le dernier quitte le jeu.',
    ],
    phases: [
      'Ce qui change',
      'Ni choix de projets ni phase 0. Les autres phases continuent, et l’on peut encore réaliser jusqu’à deux anciens projets par tour, sans y être obligée.',
    ],
    steps: [
      'Étapes',
      'En phase 6 vous réalisez autant d’étapes que vous voulez, de haut en bas, en payant chacune. Un projet final long en a cinq, un court quatre. Les deux éléments de la première étape sont les plus fréquents de la carte.',
    ],
    leaders: [
      'Qui est en tête',
      'À la fin de la phase 6, chaque fée ayant le plus d’étapes, au moins une, gagne 1 air. Une table peut s’en passer.',
    ],
  },
  end: {
    finish: [
      'Le dernier tour',
      'Dès qu’au moins une fée a achevé son projet final, le tour va à son terme pour toutes, puis la partie finit.',
    ],
    spending: [
      'Dernières dépenses',
      'Après le bonus de tête, celles qui n’ont pas achevé dépensent ce qu’elles ont en projets et en étapes, même par de mauvais échanges et sans limite. Plusieurs peuvent achever ainsi. Puis on compte les points.',
    ],
    guard: ['Personne n’achève', 'Après douze tours du trimestre final, la partie finit de toute façon.'],
  },
  scoring: {
    sum: [
      'Points',
      'Un point par cube de reconnaissance, trois par projet réalisé, trois par étape du projet final, deux par créature étudiée.',
    ],
    elements: [
      'Éléments restants',
      'Chaque air compte pour deux éléments\u00a0; chaque dizaine complète fait un point. 3 airs et 13 autres font 19 et 1 point, 4 airs et 12 autres font 20 et 2 points.',
    ],
    winner: ['Qui gagne', 'Le plus haut total. À égalité, le plus de reconnaissance\u00a0; sinon la victoire est partagée.'],
    nothing: ['Ce qui ne compte pas', 'Cartes de départ et cartes S, projets non réalisés, cubes en réserve et mois ne valent rien.'],
  },
  two: {
    turns: [
      'Trimestres plus longs',
      'À deux, les trimestres 1 à 3 durent quatre tours. On choisit toujours trois projets sur quatre cartes, et trois projets finaux sont posés.',
    ],
    cards: [
      'Une carte S de plus',
      'Chacune commence avec cinq cartes S. Avec des decks tout prêts, la cinquième est tirée au hasard hors des lots en jeu\u00a0; en expert on en choisit cinq. La carte de plus commence dans la défausse.',
    ],
    neighbour: [
      'Une seule voisine',
      'L’autre fée est votre seule voisine et compte une fois\u00a0: chacune de ses cartes partagées sert une fois par tour.',
    ],
    giveAndTake: [
      'Donnant, donnant',
      'Règle maison, d’abord inactive, à deux seulement\u00a0: la reconnaissance compte au plus 5 points de plus que les cubes que vous avez vous-même posés chez l’autre fée. Recevoir sans donner ne mène à rien.',
    ],
  },
  short: {
    year: [
      'Deux trimestres de projets',
      'Après le trimestre 2 vient le trimestre final. On y prend les projets finaux courts, à quatre étapes, et chacune commence avec 32 cubes.',
    ],
    finals: ['À six', 'Il y a six projets finaux courts\u00a0: à six fées tous sont posés et la dernière n’a pas le choix.'],
    grades: ['Mentions de l’année courte', '65 points pour réussir, 70 pour bien, 75 pour les félicitations.'],
  },
  expert: {
    draft: [
      'Choisir des cartes S',
      'Chacune reçoit quatre des 28 cartes S, en garde une et passe les autres à gauche, jusqu’à en avoir gardé quatre.',
    ],
    place: [
      'Premières cartes',
      'Vous choisissez deux de vos cartes pour des cases de la ligne du haut, où vous voulez\u00a0; la place imprimée ne compte pas. Les autres vont dans la défausse. Toutes le font ensemble et en secret.',
    ],
    then: ['Puis les projets', 'Ensuite les projets du trimestre 1 se choisissent comme d’habitude.'],
  },
  wide: {
    sides: [
      'À droite, à gauche',
      'Une option à partir de quatre. Aux tours impairs de la partie, chacune pose ses cartes partagées devant sa voisine de droite, aux tours pairs devant celle de gauche.',
    ],
    reach: [
      'Portée élargie',
      'Vous atteignez votre zone personnelle et les cartes partagées posées devant vous et devant vos deux voisines. Des cartes posées à droite servent à leur propriétaire et aux deux fées de ce côté. À cinq, un tour impair, la troisième atteint les cartes de la première, de la deuxième et les siennes.',
    ],
    back: [
      'Retour',
      'À la fin du tour chacune reprend ses cartes avec leurs cubes. À cinq ou plus on peut recueillir des cubes de quatre couleurs.',
    ],
    copy: ['Copier en variante élargie', 'La carte à copier doit être à portée et appartenir à une autre fée.'],
  },
}

/** The French rules reference. */
export const rules = rulesText(structure, titles, words)
