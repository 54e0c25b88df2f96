/** The rules of Pixie Queen in French, in our own words. */
import { rulesText } from '../rules.ts'
import type { ChapterTitles, RuleWords } from './rules.structure.ts'
import { structure } from './rules.structure.ts'

const titles: ChapterTitles = {
  overview: 'Le jeu en bref',
  setup: 'Mise en place',
  goods: 'Produits et secrets',
  steal: 'Phase 1\u00a0: voler',
  actions: 'Phase 2\u00a0: actions',
  spaces: 'Les 21 actions',
  tiles: 'Les tuiles',
  offerings: 'Phase 3\u00a0: offrandes',
  rewards: 'Phase 4\u00a0: récompenses',
  promotion: 'Promouvoir des pixies',
  punishments: 'Phase 5\u00a0: punitions',
  mine: 'La mine',
  oubliette: 'Les oubliettes',
  skills: 'Les dix compétences',
  two: 'À deux',
  end: 'Fin de la partie',
  scoring: 'Le compte final',
  editions: 'Livrets allemand et français',
}

const words: RuleWords = {
  overview: {
    aim: ['But du jeu', 'De deux à cinq joueurs mènent chacun les pixies d’une couleur. Le plus haut score après le compte final gagne.'],
    points: [
      'Deux sortes de points',
      'Les punitions sont négatives et se marquent aussitôt sur la piste de score. Les récompenses sont positives\u00a0: on les garde sous forme de tuiles et de marqueurs, comptés seulement à la fin. Finir au-dessus de zéro est un exploit.',
    ],
    round: [
      'Un tour',
      'On joue au plus sept tours. Chacun a cinq phases\u00a0: voler, actions, offrandes, récompenses, punitions. Les récompenses sautent si personne n’a offert la nourriture exigée\u00a0; les punitions jamais.',
    ],
    ways: [
      'D’où viennent les récompenses',
      'Les tuiles de récompense viennent des anneaux, des fidèles serviteurs et des offrandes spéciales, et de nulle part ailleurs. Les marqueurs viennent du haut des escaliers et des compétences Fiers serviteurs et Beaux anneaux.',
    ],
  },
  setup: {
    box: [
      'Contenu de la boîte',
      '40 pommes, 40 pains, 40 miels, 60 argent, 30 or et 20 pierres\u00a0; 21 tuiles de récompense, sept par sorte\u00a0; cinq marqueurs de valeur 1 et cinq de valeur 2\u00a0; dix compétences, six tuiles de nourriture, trois tuiles à usage unique, neuf jetons d’exigence\u00a0; un sac et deux dés. Chaque couleur a cinq pixies, quatre disques, un écran, des cubes d’ordre et des disques de piste.',
    ],
    colours: ['Couleurs et départ', 'Chacun choisit une couleur. Le score commence à 0, les deux escaliers à la première marche.'],
    firstOrder: [
      'Premier ordre du tour',
      'L’ordre est tiré au sort\u00a0; celui préparé pour le tour suivant est d’abord le même. Qui se tient le plus près de la Reine est son chouchou et joue en premier.',
    ],
    firstGoods: [
      'Premiers produits',
      'Chacun reçoit un écran, quatre disques, 2 pommes, 2 pains, 2 argent et 2 or. Tous sauf le chouchou reçoivent aussi 2 miels\u00a0; le chouchou commence sans miel.',
    ],
    pixies: [
      'Nombre de pixies',
      'Tous les pixies en jeu commencent dans la mine de leur propriétaire\u00a0: cinq chacun à deux ou trois, quatre à quatre, trois à cinq. Les autres restent dans la boîte.',
    ],
    foodStack: [
      'Tuiles de nourriture en jeu',
      'À cinq\u00a0: 4, 4, 3, 3, 2, 2\u00a0; à quatre\u00a0: 4, 4, 3, 3, 2\u00a0; à trois\u00a0: 4, 4, 3, 2\u00a0; à deux\u00a0: 4, 3, 2. Elles forment une pile à l’action 6, la plus petite dessus.',
    ],
    layout: [
      'Tuiles sur le plateau',
      'La double offrande est à l’action 7, la longue-vue à la 8, la grâce à la 9, toutes avec la nourriture au deuxième rang. Serviteurs et anneaux sont rangés en ordre décroissant, les offrandes spéciales en ordre croissant. Les dix marqueurs sont près de la réserve.',
    ],
    tokens: [
      'Jetons d’exigence',
      'Les neuf jetons sont mélangés sans être vus. Sept sont posés face cachée\u00a0; les deux autres retournent à la boîte et personne ne les voit.',
    ],
    row: ['La corbeille', 'La corbeille des offrandes spéciales commence avec 1 pomme, 1 pain, 1 miel et 1 argent.'],
    bag: [
      'Remplir le sac',
      'Le sac reçoit 30 argent, 10 or et 5 pierres par joueur, mais jamais plus de 20 pierres. Les pierres en trop restent hors du jeu.',
    ],
    stock: ['La réserve', 'Tout ce qui n’est ni chez un joueur, ni dans le sac, ni dans la corbeille forme la réserve.'],
    skills: [
      'Choisir une compétence',
      'Six compétences sont tirées et posées face visible\u00a0; les quatre autres retournent à la boîte. Du dernier joueur jusqu’au chouchou, chacun en prend une. Les restantes demeurent sur le plateau et pourront se troquer. Lisez-les avant de choisir.',
    ],
  },
  goods: {
    limited: [
      'Les stocks sont limités',
      'Il n’y a rien de plus que dans la boîte. Ce qui n’est pas dans la réserve ne se prend pas\u00a0; si elle ne suffit qu’en partie, vous recevez cette partie et rien n’est dû ensuite.',
    ],
    paying: [
      'Payer et recevoir',
      'Ce qui est payé ou offert va à la réserve, sauf mention contraire. On ne peut pas refuser ce qu’on doit recevoir.',
    ],
    open: ['Au vu de tous', 'Les disques non utilisés et vos tuiles de nourriture, à usage unique et de compétence sont visibles de tous.'],
    hidden: [
      'Derrière l’écran',
      'Produits, tuiles et marqueurs de récompense restent secrets derrière l’écran. Mais tout mouvement de produits se fait au grand jour et figure au journal.',
    ],
  },
  steal: {
    newOrder: ['Le nouvel ordre', 'L’ordre préparé pour ce tour prend effet. La place gagnée au tour passé par Passer en tête est perdue.'],
    icons: [
      'Ce que volent les pixies',
      'Chaque pixie au château apporte à son propriétaire la nourriture de sa case\u00a0: une au premier rang, jusqu’à quatre au rang du haut. Les mineurs n’apportent rien, les serviteurs non plus.',
    ],
    foodTiles: [
      'Ce que rapportent les tuiles',
      'Une tuile de nourriture rapporte autant que son numéro. Son propriétaire choisit les sortes et peut les mélanger.',
    ],
    compulsory: ['Prendre est obligatoire', 'Vous devez prendre tout votre revenu, même celui d’une tuile au dernier tour.'],
    firstRound: [
      'Le premier tour',
      'Au tour 1, tous les pixies sont mineurs et personne n’a de tuile\u00a0: personne ne reçoit à manger. Seuls les Doigts d’argent rapportent déjà 1 argent.',
    ],
    short: [
      'Quand la réserve manque',
      'On prend son revenu dans le nouvel ordre, le chouchou d’abord. Les derniers reçoivent ce qui reste. C’est rare.',
    ],
    sequence: [
      'Dans quel ordre',
      'D’abord les icônes de vos pixies, puis vos tuiles au choix, puis l’argent des Doigts d’argent. Une tuile ne rapporte que des sortes présentes en réserve\u00a0; s’il reste moins que son numéro, vous prenez tout.',
    ],
  },
  actions: {
    turns: [
      'À tour de rôle',
      'On joue dans l’ordre du tour, le chouchou d’abord, en boucle jusqu’à la fin de la phase. À votre tour, vous posez des disques et faites exactement une action.',
    ],
    discs: [
      'Un disque ou deux',
      'Les actions 1 à 14 prennent deux disques, ou un seul si un pixie s’y tient, à qui qu’il soit. Les actions 15 à 20 prennent un disque. Passer en tête prend tous vos disques restants.',
    ],
    occupied: [
      'Cases utilisées',
      'Une case de 1 à 14 portant un disque est épuisée pour le tour, même si le pixie qui aidait s’en va. Un pixie seul ne l’épuise pas. Quand on pose deux disques, le second occupe la place du pixie.',
    ],
    ownSpaces: ['Cases personnelles', 'Creuser et Copier ont une case par couleur. Seul son propriétaire peut l’utiliser.'],
    possible: [
      'Seulement le possible',
      'L’action se fait aussitôt. Ce qui ne peut pas se faire ne peut pas se choisir\u00a0; il suffit qu’une partie soit possible. Seul Passer en tête peut se choisir sans rien changer.',
    ],
    pass: [
      'Passer',
      'Au lieu d’agir, vous pouvez passer, même si vous pourriez agir. Cela coûte aussitôt 5 points de punition. Ne rien pouvoir faire du tout est peu probable.',
    ],
    afterPass: [
      'Après avoir passé',
      'Livret allemand\u00a0: qui a passé n’agit plus ce tour\u00a0; ses disques restants ne servent pas. Livret français\u00a0: vous pouvez agir à un tour de jeu suivant\u00a0; chaque passe coûte de nouveau 5 et n’use aucun disque\u00a0; qui ne peut toujours rien faire est sauté sans autre amende.',
    ],
    once: [
      'Une fois par tour',
      'Chaque action sert une fois par tour. Creuser et Copier\u00a0: une fois par joueur. Les restes\u00a0: trois fois. On peut changer plusieurs fois l’argent en or en une seule utilisation, mais la case aussi ne sert qu’une fois.',
    ],
    lastDiscs: [
      'Derniers disques',
      'Avec un seul disque, il ne reste que les cases avec pixie et les actions 15 à 21. Qui n’a plus de disque est sauté.',
    ],
    phaseEnd: [
      'Fin de la phase',
      'La phase finit quand plus personne ayant des disques ne doit jouer. D’abord les disques reviennent, puis celui qui a choisi Passer en tête prend la première place.',
    ],
    besides: [
      'Libérer des mineurs',
      'Retirer des pierres avec du pain n’est pas une action et ne prend pas de disque. Après votre action, votre tour continue tant qu’une pierre peut être retirée\u00a0: le pain juste gagné peut encore servir.',
    ],
  },
  spaces: {
    stealFood: [
      '1 Voler à manger',
      'Prenez dans la réserve deux pièces d’une même nourriture\u00a0: pommes, pains ou miels. S’il n’en reste qu’une, vous prenez celle-là\u00a0; une sorte épuisée ne se choisit pas.',
    ],
    stealSilver: [
      '2 Voler de l’argent',
      'Prenez deux argent dans la réserve, ou le dernier. Sans argent en réserve, l’action ne se choisit pas.',
    ],
    promote: [
      '3 Promouvoir un pixie',
      'Un de vos pixies monte d’exactement un rang, sans offrir de nourriture, mais pas jusqu’à la Reine. Un mineur enchaîné ne peut pas\u00a0; vous pouvez d’abord retirer ses pierres avec du pain. Pour le reste, les règles de promotion valent.',
    ],
    promoteDiscs: [
      '3 Promouvoir\u00a0: places et disques',
      'La place du pixie doit être vide\u00a0; un seul disque à côté ne gêne pas, deux bloquent la case. Les disques ne bougent jamais. Un pixie peut quitter une case utilisée\u00a0; elle reste utilisée. En arrivant sur une case libre, il la ramène à un disque\u00a0; sur une case utilisée, il ne la rouvre pas. Payée de deux disques, l’action 3 bloque sa propre place\u00a0; copiée, non.',
    ],
    promotePush: [
      '3 Promouvoir\u00a0: bousculer',
      'Vous pouvez bousculer un pixie adverse en payant 1 pomme et en échangeant les places. Si aucun de vos pixies n’a de place vide où aller et que vous n’avez ni pomme ni Coup d’épaule, l’action ne se choisit pas.',
    ],
    exchange: [
      '4 Échanger',
      'Donnez de un à sept produits d’une sorte et prenez-en autant d’une autre\u00a0: pommes, pains, miels et argent des deux côtés, jamais d’or. La réserve doit avoir ce que vous voulez. Orienne donne 5 pommes et prend 5 argent.',
    ],
    convert: [
      '5 Changer l’argent en or',
      'Payez de l’argent et prenez de l’or autant de fois que vous voulez en une utilisation. Le prix d’un or est le nombre de votre marche sur l’escalier d’argent, 1 de moins avec Or bon marché, mais au moins 1. Il faut l’argent, et l’or en réserve. Sur la marche 4, Klaus paie 6 argent pour 3 or, 3 argent avec Or bon marché. La case ne sert qu’une fois par tour.',
    ],
    foodTile: [
      '6 Prendre le panier',
      'Prenez la tuile du dessus de la pile. Dès le tour suivant, elle rapporte 2, 3 ou 4 nourritures au choix à chaque phase 1, sans refus possible. Une seule par joueur, deux avec Place en plus. Pile vide\u00a0: action impossible.',
    ],
    double: [
      '7 Prendre la double offrande',
      'Prenez la tuile du plateau et utilisez-la dans une phase 3, même celle de ce tour. Rien n’y oblige. On l’annonce avant la phase, donc sans connaître l’exigence, et elle revient aussitôt au plateau.',
    ],
    doubleHands: [
      '7 Deux mains',
      'Avec la double offrande, vous offrez deux sortes différentes, une par main\u00a0: nourriture exigée et argent, nourriture exigée et or, ou argent et or.',
    ],
    peek: [
      '8 Prendre la longue-vue',
      'Prenez la tuile du plateau. Vous pouvez l’utiliser en creusant\u00a0; dites-le avant le premier cube.',
    ],
    peekCubes: [
      '8 Choisir des cubes',
      'Vous regardez dans le sac et choisissez les deux premiers cubes, même des pierres, puis tirez le reste à l’aveugle. Si vous n’en tirez qu’un, faute de mineurs, vous choisissez celui-là.',
    ],
    mercy: [
      '9 Prendre la tuile grâce',
      'Prenez la tuile du plateau. Quand un de vos pixies doit aller à la mine, vous pouvez la rendre et garder le pixie. Elle ne protège pas d’une bousculade payée d’une pomme.',
    ],
    punish: [
      '10 Punir',
      'Lancez le dé de punition, puis répartissez exactement ces points entre vos adversaires, comme vous voulez, même tous au même.',
    ],
    punishHit: [
      '10 Conséquences',
      'Qui atteint ou dépasse ainsi une pioche envoie aussitôt un pixie à la mine, à plusieurs dans l’ordre du tour. Le chouchou reçoit des points mais n’envoie personne. Phagius fait 3, donne 1 à Indigeaux et 2 à Firenze\u00a0; Firenze dépasse une pioche et perd un pixie.',
    ],
    advance: [
      '11 Gravir un escalier',
      'Payez 1 or pour une marche de l’escalier d’or, ou 1 argent pour une marche de l’escalier d’argent. Un seul des deux, une seule marche, et pas tout en haut. Le paiement va à la réserve.',
    ],
    casino: [
      '12 Casino',
      'Lancez le dé du casino\u00a0: 1 pomme, 1 pain et 1 miel, ou 2 argent, ou 1 or. Ce qui manque en réserve n’est pas reçu. On peut jouer tant qu’un résultat rapporterait quelque chose.',
    ],
    ring: [
      '13 Forger un anneau d’or',
      'Payez l’or demandé par votre marche de l’escalier d’or et prenez le plus haut anneau restant\u00a0; avec Beaux anneaux, 2 points de plus. Un seul anneau par utilisation, si riche que vous soyez. Sur la marche 4, Orienne paie 2 or et garde les 2 autres. Quand les sept anneaux sont partis, l’action ne se choisit plus.',
    ],
    rob: [
      '14 Détrousser un pixie',
      'Choisissez un pixie adverse au château, même du chouchou. Son propriétaire vous donne la nourriture de cette case, autant qu’il en a, d’écran à écran. Vous pouvez essayer même s’il n’y a finalement rien. Sans un tel pixie, l’action ne se choisit pas.',
    ],
    mining: [
      '15 Creuser',
      'Posez un disque sur votre propre case, une fois par tour. Tirez du sac un cube par mineur, enchaînés compris, et au moins un. Tous voient le tirage\u00a0; argent et or sont à vous. Cela finit au dernier cube\u00a0; sac vide, l’action ne se choisit pas. Le nombre de cubes du sac est public. La longue-vue peut servir.',
    ],
    miningStones: [
      '15 Les pierres',
      'Qui tire des pierres les pose près de mineurs, à son gré s’il y en a plusieurs, dans les limites de la mine. Livret français\u00a0: chez n’importe quel mineur\u00a0; livret allemand\u00a0: chez les adversaires tant qu’il y a de la place, sinon chez soi. Tant qu’un mineur a de la place, la pierre doit être posée\u00a0; sinon elle quitte le jeu. Une pierre ne revient jamais dans le sac.',
    ],
    swap: [
      '16 Troquer une tuile',
      'Pour un disque, une fois par tour en tout, échangez une de vos tuiles contre une du même type\u00a0: nourriture, usage unique ou compétence, du plateau ou d’un adversaire, qui ne peut refuser. Il faut avoir une tuile de ce type\u00a0; deux tuiles égales se troquent aussi.',
    ],
    swapBoard: [
      '16 Troquer avec le plateau',
      'Nourriture\u00a0: prenez celle du dessus, puis posez la vôtre sur la pile, qui n’est donc plus forcément rangée. Usage unique\u00a0: prenez n’importe laquelle du plateau\u00a0; la vôtre va à sa propre action, pas à celle de la nouvelle. Compétence\u00a0: la vôtre prend la place de la nouvelle. Place en plus emporte la tuile posée dessus.',
    ],
    scraps: [
      '17 Fouiller les restes',
      'Pour un disque, prenez 1 pomme, 1 pain ou 1 miel, ou jetez exactement trois produits de votre choix. Il y a trois places par tour et vous pouvez en prendre plusieurs.',
    ],
    scrapsGone: [
      '17 Où vont les produits',
      'Les produits jetés quittent le jeu selon le livret allemand et retournent à la réserve selon le français.',
    ],
    copy: [
      '18 Copier une action\u00a0: le prix',
      'Posez un disque sur votre propre case, une fois par tour. Le premier à copier prend 1 point de punition, le deuxième et le troisième 2, le quatrième et le cinquième 3, aussitôt et avant de copier. Si cela atteint une pioche, un pixie va d’abord à la mine.',
    ],
    copyWhat: [
      '18 Ce qui se copie',
      'Toute action de 1 à 14 utilisée ce tour, par n’importe qui, vous compris\u00a0; avec Copie habile, aussi les inutilisées. Les actions 15 à 21 ne se copient pas, ni une tuile absente ou pour laquelle vous n’avez pas de place. Au moins une doit être possible au moment du choix\u00a0; s’il n’en reste aucune après les points, la copie est perdue.',
    ],
    copyHow: [
      '18 Comment copier',
      'L’action copiée se fait avec toutes ses règles, l’or plusieurs fois aussi\u00a0; promouvoir n’atteint toujours pas la Reine. Aucun disque n’y est posé, elle ne compte pas comme utilisée, et les pixies qui s’y tiennent n’importent pas\u00a0: le prix est un disque et les points.',
    ],
    special: [
      '19 Offrande spéciale',
      'Pour un disque, une fois par tour, payez à la réserve tout ce que montre la corbeille, ajoutez-y un produit de votre choix et prenez la plus petite tuile d’offrande restante. Il faut pouvoir tout faire. C’est la voie la plus rapide, et la plus chère.',
    ],
    specialDearer: [
      '19 Toujours plus cher',
      'Les produits de la corbeille n’en reviennent jamais\u00a0: chaque offrande coûte un produit de plus. La première demande 1 pomme, 1 pain, 1 miel, 1 argent et le produit ajouté. La tuile reste secrète jusqu’à la fin.',
    ],
    order: [
      '20 Changer l’ordre',
      'Pour un disque, une fois par tour, payez du miel à la réserve\u00a0: chacun vous avance d’une place dans l’ordre du tour prochain, et ceux que vous dépassez reculent. L’ordre de ce tour reste. On ne paie pas plus que de places devant soi\u00a0; le premier ne peut pas choisir cette action.',
    ],
    priority: [
      '21 Passer en tête',
      'Ouvert à tous, une fois par tour en tout, même au chouchou, qui en écarte ainsi les autres. Posez tous vos disques restants, au moins un\u00a0; vos actions sont finies. Le suivant dans l’ordre inchangé continue.',
    ],
    priorityGain: [
      '21 Ce que cela apporte',
      'À la fin de la phase, vous passez en première place et les autres suivent\u00a0; l’ordre préparé pour le tour prochain ne change pas. Jusqu’à la phase 1 suivante, vous êtes le chouchou\u00a0: vous promouvez en premier et n’envoyez aucun pixie à la mine, ni pour une pioche ni pour la fureur de la Reine.',
    ],
  },
  tiles: {
    slots: [
      'Une place chacune',
      'Un écran a une place pour une tuile de nourriture, une pour une tuile à usage unique et une pour une compétence. Personne n’en a deux d’un type, sauf avec Place en plus. Une tuile sans place libre ne se prend pas.',
    ],
    keep: [
      'Garder ses tuiles',
      'On ne jette pas de tuile, on la troque par l’action 16. Les tuiles de nourriture et à usage unique ne rapportent pas de points.',
    ],
    used: [
      'Tuiles utilisées',
      'Une tuile à usage unique utilisée retourne à son action et peut être reprise aussitôt, si cette action est encore libre ou copiée. Il n’y en a qu’une de chaque\u00a0: tant que quelqu’un l’a, nul autre ne peut la prendre.',
    ],
  },
  offerings: {
    demand: [
      'L’exigence',
      'On retourne le jeton d’exigence suivant. Il nomme la seule nourriture que la Reine veut maintenant. Vous avez choisi vos actions sans la connaître.',
    ],
    secret: [
      'En secret',
      'Chacun prend en secret une offrande parmi ses produits, et toutes les mains s’ouvrent ensemble. La quantité est libre, d’une pièce à tout ce que vous avez.',
    ],
    kinds: [
      'Une seule sorte',
      'Une offrande est d’une seule sorte\u00a0: la nourriture exigée, de l’argent ou de l’or. La double offrande et la partie à deux en permettent davantage, chacune dans sa propre main.',
    ],
    nothing: ['Ne rien offrir', 'Qui n’offre rien reçoit 5 points de punition, même s’il n’avait rien.'],
    wrong: [
      'La mauvaise nourriture',
      'Offrir une nourriture non exigée est interdit. Qui le fait reçoit 5 points de punition, une seule fois, et la reprend\u00a0; elle ne donne aucun pas et ne contente pas la Reine. Ce que tient l’autre main compte quand même.',
    ],
    accepted: ['Offrandes acceptées', 'Tout le reste est accepté et va à la réserve, argent et or même si vous êtes déjà tout en haut.'],
    penalties: [
      'D’abord les amendes',
      'Les punitions pour offrande vide ou mauvaise sont données dans l’ordre du tour, chacune avec son pixie à la mine, avant l’humeur de la Reine. Elles tiennent dans tous les cas.',
    ],
    content: [
      'La Reine est contente',
      'Si au moins un joueur a offert la nourriture exigée, la Reine est contente et les récompenses suivent.',
    ],
    furious: [
      'La Reine est furieuse',
      'Si personne ne l’a offerte, elle est furieuse\u00a0: argent et or offerts sont perdus sans avancer, les récompenses sautent et on passe aux punitions.',
    ],
    furiousPixie: [
      'Un pixie pour la Reine furieuse',
      'Le dernier de l’ordre, tel que changé par Passer en tête, envoie à la mine un pixie du château de son choix. S’il n’en a pas ou utilise la grâce, c’est à l’avant-dernier, et ainsi de suite jusqu’à ce qu’un pixie parte. Le chouchou n’est jamais concerné et les serviteurs sont à l’abri.',
    ],
  },
  rewards: {
    tracks: [
      'Les escaliers',
      'D’abord les escaliers\u00a0: qui a offert de l’argent monte d’une marche sur l’escalier d’argent, qui a offert de l’or d’une marche sur celui d’or, d’office. Tout en haut, les marches sont perdues. Qui a offert les deux concourt sur les deux.',
    ],
    most: [
      'Offrir le plus',
      'Qui a offert le plus d’argent monte d’une marche de plus. À égalité, personne ne l’a. Le seul à offrir de l’argent monte de deux. De même pour l’or, et ceux qui sont tout en haut concourent encore.',
    ],
    sources: [
      'D’où viennent les récompenses',
      'La nourriture exigée donne des pas de promotion, et par eux des serviteurs. Les anneaux viennent de l’action 13, moins chers plus haut sur les escaliers\u00a0; les tuiles d’offrande de l’action 19.',
    ],
    tiles: [
      'Les tuiles de récompense',
      'On les prend de gauche à droite\u00a0: anneaux et serviteurs valent de moins en moins, les offrandes spéciales de plus en plus. Les cinq premières de chaque sorte ont un numéro doré. On les garde secrètes.',
    ],
    servant: [
      'Un nouveau serviteur',
      'Quand toutes les promotions sont finies, pas offert et troisième couleur compris, le pixie devant la Reine gagne à son propriétaire la plus haute tuile de serviteur restante. Il entre au château et ne joue plus.',
    ],
  },
  promotion: {
    steps: [
      'Les pas',
      'Chaque pièce de nourriture exigée offerte vaut un pas. On promeut dans l’ordre du tour, chacun finissant avant le suivant.',
    ],
    step: [
      'Un pas',
      'Un pas mène un de vos pixies à une place sans pixie du rang juste au-dessus, de la mine au premier rang, du rang du haut devant la Reine. Jamais de côté ni vers le bas. Un mineur enchaîné ne peut pas. Dans cette phase, aucun disque ne gêne.',
    ],
    spread: [
      'Utiliser ses pas',
      'Répartissez vos pas entre plusieurs pixies ou donnez-les tous au même. Vous pouvez en laisser\u00a0; ceux qui sont impossibles sont perdus et la nourriture ne revient pas.',
    ],
    push: [
      'Bousculer',
      'Pour monter sur une place tenue par un pixie adverse, payez 1 pomme en plus, prise dans vos produits et non dans l’offrande\u00a0; les deux échangent leurs places. Seulement avec votre propre pas, jamais autrement. Coup d’épaule épargne la pomme. La malice est une raison suffisante.',
    ],
    pushToMine: ['Bousculé du premier rang', 'Un pixie bousculé du premier rang va dans la mine de son propriétaire.'],
    throne: [
      'Devant la Reine',
      'Un seul pixie par tour arrive devant la Reine. Il y reste jusqu’à la fin des promotions, bloque tous les autres et ne peut pas être bousculé.',
    ],
    pushWhom: [
      'Qui peut être bousculé',
      'Vous ne bousculez pas vos propres pixies. Ceux du chouchou, oui\u00a0; la grâce n’aide pas\u00a0; à deux, la troisième couleur est adverse. Autant de fois que vos pas et vos pommes le permettent\u00a0; un pixie bousculé peut remonter dans la même phase.',
    ],
  },
  punishments: {
    miners: [
      'Les mineurs',
      'D’abord\u00a0: un mineur coûte 1 point de punition, deux ou plus 2, aucun ne coûte rien. Avec Mine légère, jamais plus de 1.',
    ],
    tracks: [
      'Les escaliers',
      'Puis vous recevez les points de votre marche d’argent et ceux de votre marche d’or. L’avant-dernière marche ne coûte rien.',
    ],
    bonus: [
      'Tout en haut',
      'La dernière marche donne à la place un marqueur de 1 point, à chaque phase 5 et pour chaque escalier. Il ne bouge pas le score, et il est crédité même s’il n’y a plus de marqueurs.',
    ],
    together: [
      'Tout à la fois',
      'Dans les deux étapes, tous les points sont d’abord calculés, puis donnés dans l’ordre du tour avec leurs suites. Un pixie envoyé à la mine maintenant ne coûte plus rien comme mineur ce tour. Tôt ou tard, chacun est puni.',
    ],
  },
  mine: {
    places: [
      'Les places de la mine',
      'Les deux places du bas se remplissent toujours d’abord\u00a0; on ne met personne en haut pour éviter les pierres. On sort d’abord du haut, puis un mineur libre du bas. Un pixie renvoyé prend une place libre du bas.',
    ],
    stones: [
      'Mineurs enchaînés',
      'Les pierres ne se posent que chez les deux mineurs du bas, trois au plus chacun. Un mineur avec une pierre est enchaîné et ne peut pas sortir.',
    ],
    unchain: [
      'Retirer des pierres',
      'À votre tour, vous retirez des pierres pour 1 pain chacune\u00a0: avant, pendant et après votre action, pendant vos promotions, et avant le compte des pierres à la fin. Un mineur est libre quand toutes ses pierres sont parties.',
    ],
    stonesGone: [
      'Pierres retirées',
      'Elles vont au stock de pierres selon le livret français et quittent le jeu selon l’allemand. Dans les deux cas, elles ne reviennent jamais.',
    ],
    symbols: [
      'Les pioches de la piste',
      'Quand votre score atteint ou dépasse une pioche, dans n’importe quelle phase, vous envoyez aussitôt un pixie du château à la mine, celui que vous voulez. Les serviteurs sont à l’abri. Sans pixie, vous n’envoyez personne. La tuile grâce peut être rendue à la place.',
    ],
    favourite: [
      'Le chouchou est épargné',
      'Le chouchou n’envoie jamais de pixie à la mine, ni celui qui l’est par Passer en tête. Un chouchou dépassé n’est plus épargné.',
    ],
    several: [
      'Plusieurs pioches, plusieurs joueurs',
      'Chaque pioche dépassée coûte un pixie\u00a0; à plusieurs, on suit l’ordre du tour. Rien n’est dû plus tard, et une pioche derrière vous ne compte plus. Le pixie vient de n’importe quel rang et personne ne prend sa place.',
    ],
  },
  oubliette: {
    out: [
      'Y tomber',
      'Qui a 60 points de punition ou plus sort aussitôt du jeu\u00a0; les autres continuent. Ni les récompenses ni la place de chouchou ne protègent.',
    ],
    pieces: [
      'Que deviennent les pièces',
      'Dans n’importe quelle phase\u00a0: les pixies quittent château, mine et place devant la Reine, les serviteurs du château restent. Les produits vont à la réserve, les tuiles à usage unique à leurs actions\u00a0; tuile de nourriture, compétence, récompenses et pierres quittent le jeu, mais les tuiles prises restent comptées. Les disques posés restent jusqu’à la fin des actions.',
    ],
    goesOn: [
      'La suite de la partie',
      'Les autres avancent\u00a0; si le chouchou tombe, le suivant l’est aussitôt. Une action ou offrande en cours s’arrête, et ce qui était offert ne contente pas la Reine. Le prix des copies ne baisse pas, les nombres fixés au départ restent, les règles à deux ne commencent pas, et le joueur tombé ne participe plus à rien. Si celui qui a choisi Passer en tête tombe, personne ne change de place.',
    ],
    last: [
      'Le dernier',
      'Quand il ne reste qu’un joueur, la partie finit et il gagne. Les points donnés par une même étape forment un seul instant\u00a0: tous avancent, puis tous ceux à 60 tombent ensemble, puis les pixies partent. Qui tombe plus tard est mieux classé\u00a0; ensemble, celui qui a moins de points. S’il ne reste personne, le premier d’entre eux gagne.',
    ],
  },
  skills: {
    cheapGold: ['Or bon marché', 'Changer l’argent en or vous coûte 1 argent de moins par or que votre marche, jamais moins de 1.'],
    servantBonus: ['Fiers serviteurs', 'Chaque fois qu’un de vos pixies devient serviteur, vous recevez 2 points de plus en marqueur.'],
    ringBonus: ['Beaux anneaux', 'Chaque fois que vous forgez un anneau, vous recevez 2 points de plus en marqueur.'],
    stealSilver: ['Doigts d’argent', 'Vous recevez 1 argent de la réserve à chaque phase 1.'],
    freePromotion: [
      'Pas offert',
      'Juste après les promotions, vous avez un pas gratuit, même sans avoir offert de nourriture, et même devant la Reine si la place est libre. Vous pouvez bousculer pour une pomme. Il vient avant la récompense du serviteur, et pas du tout si les récompenses sautent.',
    ],
    freeDisplacement: ['Coup d’épaule', 'Bousculer un pixie ne vous coûte pas de pomme, aussi par l’action 3 et ses copies.'],
    freeUnchain: [
      'Mains libres',
      'Vous retirez des pierres sans pain. Selon le livret allemand aussi entre les tours de jeu, mais jamais pendant l’action d’un autre.',
    ],
    extraSlot: [
      'Place en plus',
      'Sur cette compétence, il y a place pour une deuxième tuile de nourriture ou une deuxième tuile à usage unique. Les deux tuiles de nourriture rapportent. Quand la compétence est troquée, la tuile posée dessus la suit.',
    ],
    extraSlotSwap: [
      'Place en plus\u00a0: où vont les tuiles',
      'Une nouvelle tuile va à la place ordinaire si elle est libre, sinon sur la compétence, et y reste\u00a0; une tuile troquée prend la place de celle donnée. La tuile posée dessus peut elle-même être troquée. Sur le plateau, on ne l’obtient qu’avec la compétence.',
    ],
    copyUnused: [
      'Copie habile',
      'Par l’action 18, vous pouvez copier une action que personne n’a utilisée ce tour. Sa case reste ouverte aux autres.',
    ],
    lightMine: ['Mine légère', 'Vos mineurs vous coûtent au plus 1 point de punition à chaque phase 5.'],
  },
  two: {
    third: [
      'La troisième couleur',
      'Les tuiles de nourriture sont 4, 3 et 2. Cinq pixies d’une troisième couleur se tiennent dans leur mine pour un joueur absent. Elle n’a ni score, ni escaliers, ni place dans l’ordre, ni accaparement, et n’ajoute pas de pierres au sac.',
    ],
    offering: [
      'Deux sortes',
      'Les deux joueurs peuvent toujours offrir deux sortes, et trois avec la double offrande\u00a0: argent, or et nourriture exigée. Moins est permis\u00a0; seul ne rien offrir du tout est puni. La nourriture exigée contente la Reine aussi parmi d’autres.',
    ],
    neutralStep: [
      'Son pas',
      'Après les promotions et le pas offert, le chouchou, au besoin par Passer en tête, fait monter d’un rang un pixie de la troisième couleur\u00a0: lequel et où, à son choix, mais il le doit si c’est possible. Sans pomme et sans bousculer. Le pas saute s’il est impossible, et quand les récompenses sautent.',
    ],
    neutralPixies: [
      'Ses pixies au château',
      'Ils ramènent une case à un disque pour les deux joueurs. On peut les bousculer pour une pomme ou par Coup d’épaule\u00a0; du premier rang, ils vont dans leur mine.',
    ],
    neutralThrone: [
      'Devant la Reine',
      'Un pixie de la troisième couleur peut monter devant la Reine si la place est libre. La tuile qu’il prend quitte le jeu et compte comme prise.',
    ],
    neutralLimits: [
      'Ce qu’elle ne fait pas',
      'Ses pixies ne volent rien et ne peuvent pas être détroussés\u00a0; ses mineurs ne s’enchaînent pas.',
    ],
    oneOpponent: [
      'Un seul adversaire',
      'Tous les points du dé de punition vont au seul adversaire. La Reine furieuse ne peut prendre un pixie qu’au second joueur, car le premier est le chouchou.',
    ],
  },
  end: {
    golden: [
      'Plus de tuiles dorées',
      'Quand les cinq premières tuiles des trois sortes sont prises, quinze en tout, la partie finit. Une ou deux sortes épuisées ne suffisent pas.',
    ],
    rounds: ['Sept tours', 'La partie finit après le septième tour, quand il n’y a plus de jeton d’exigence.'],
    lastRound: ['Le dernier tour', 'Le tour se joue toujours jusqu’au bout, punitions comprises. Puis la Reine compte.'],
  },
  scoring: {
    sum: [
      'Punitions et récompenses',
      'D’abord les punitions reçues, en négatif. Puis on ajoute tuiles et marqueurs de récompense\u00a0; cela peut mener au-dessus de zéro.',
    ],
    stones: [
      'Les pierres',
      'Ensuite, chaque pierre chez vos mineurs coûte 1 point. Avant cela, dans l’ordre du tour et au vu de tous, on peut encore en retirer pour du pain, sans pain avec Mains libres.',
    ],
    hoards: [
      'Les magots',
      'Enfin, pour chacun des cinq produits, pommes, pains, miels, argent et or, celui qui en a le plus perd 3 points, tous en cas d’égalité, mais personne pour zéro. Cela peut aller jusqu’à 15. Le pain dépensé pour des pierres ne compte plus.',
    ],
    winner: ['Le vainqueur', 'Le plus haut score gagne\u00a0: le moins de points négatifs, ou le plus au-dessus de zéro.'],
    ties: [
      'Égalités',
      'À égalité, le plus de serviteurs l’emporte\u00a0; puis, parmi les ex æquo, celui qui eut le premier serviteur. Sans serviteurs, ils partagent la place.',
    ],
    limits: ['Sans limites', 'Personne ne tombe aux oubliettes pendant le compte, et un score peut dépasser les bouts de la piste.'],
  },
  editions: {
    passing: [
      'Passer',
      'Allemand\u00a0: passer met fin à vos actions du tour. Français\u00a0: vous pouvez rejouer plus tard, à 5 points par passe.',
    ],
    stones: [
      'Les pierres',
      'Allemand\u00a0: d’abord les mineurs adverses, les vôtres seulement s’il n’y a plus de place ailleurs. Français\u00a0: le mineur que vous voulez\u00a0; le vôtre si personne d’autre n’en a.',
    ],
    leaving: [
      'Où vont les choses',
      'Les produits jetés quittent le jeu dans l’édition allemande et reviennent à la réserve dans la française. Les pierres retirées quittent le jeu ou vont au stock de pierres, ce qui ne change rien.',
    ],
    freeHands: [
      'Mains libres',
      'Allemand\u00a0: on retire des pierres aussi entre les tours de jeu. Français\u00a0: à son tour seulement.',
    ],
  },
}

/** The French rules reference. */
export const rules = rulesText(structure, titles, words)
