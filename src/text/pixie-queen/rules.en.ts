/** The rules of Pixie Queen in English, in our own words. */
import { rulesText } from '../rules.ts'
import type { ChapterTitles, RuleWords } from './rules.structure.ts'
import { structure } from './rules.structure.ts'

const titles: ChapterTitles = {
  overview: 'The game in short',
  setup: 'Setup',
  goods: 'Goods and secrets',
  steal: 'Phase 1: steal',
  actions: 'Phase 2: actions',
  spaces: 'The 21 actions',
  tiles: 'Tiles',
  offerings: 'Phase 3: offerings',
  rewards: 'Phase 4: rewards',
  promotion: 'Promoting pixies',
  punishments: 'Phase 5: punishments',
  mine: 'The mine',
  oubliette: 'The oubliette',
  skills: 'The ten skills',
  two: 'Two players',
  end: 'End of the game',
  scoring: 'The final count',
  editions: 'German and French booklet',
}

const words: RuleWords = {
  overview: {
    aim: ['Aim', 'Two to five players each lead the pixies of one colour. Whoever has the highest score after the final count wins.'],
    points: [
      'Two kinds of points',
      'Punishment is negative and marked on the score track the moment you get it. Rewards are positive: you collect them as tiles and markers and they count only at the end. To finish above zero is a rare feat.',
    ],
    round: [
      'A round',
      'At most seven rounds are played. Each has five phases: steal, actions, offerings, rewards, punishments. Rewards are skipped when nobody offered the demanded food; punishments never are.',
    ],
    ways: [
      'Ways to rewards',
      'Reward tiles come from rings, faithful servants and special offerings, and from nowhere else. Markers come from the top steps of the stairs and from the skills Proud servants and Fine rings.',
    ],
  },
  setup: {
    box: [
      'What is in the box',
      '40 apples, 40 bread, 40 honey, 60 silver, 30 gold and 20 stones; 21 reward tiles, seven of each kind; five markers each of value 1 and 2; ten skills, six food tiles, three single-use tiles, nine demand tokens; a bag and two dice. Each colour has five pixies, four discs, a screen, cubes for the turn order and discs for the tracks.',
    ],
    colours: ['Colours and start', 'Everybody chooses a colour. The score starts at 0, and both stairs at the first step.'],
    firstOrder: [
      'First turn order',
      'The order of play is drawn by lot, and the order prepared for the next round is the same at first. Whoever stands nearest to the Queen is her favourite and plays first.',
    ],
    firstGoods: [
      'First goods',
      'Everybody gets a screen, four discs, 2 apples, 2 bread, 2 silver and 2 gold. All but the favourite also get 2 honey; the favourite starts without any.',
    ],
    pixies: [
      'Number of pixies',
      'All pixies in play start in their owner’s mine: five each with two or three players, four with four, three with five. The others stay in the box.',
    ],
    foodStack: [
      'Food tiles in play',
      'Five players use 4, 4, 3, 3, 2, 2; four players 4, 4, 3, 3, 2; three players 4, 4, 3, 2; two players 4, 3, 2. They form one stack at action 6, the lowest number on top.',
    ],
    layout: [
      'Tiles on the board',
      'The double offering lies at action 7, the spyglass at 8, the mercy tile at 9, all with the food tiles in the second row. Servants and rings lie in falling order, special offerings in rising order. The ten markers lie by the stock.',
    ],
    tokens: [
      'Demand tokens',
      'The nine tokens are shuffled unseen. Seven lie face down on the board; the other two go back to the box and nobody sees them.',
    ],
    row: ['The basket row', 'The row for special offerings starts with 1 apple, 1 bread, 1 honey and 1 silver.'],
    bag: [
      'Filling the bag',
      'The bag gets 30 silver, 10 gold and 5 stones per player, though never more than 20 stones. Stones that do not go in stay out of the game.',
    ],
    stock: ['The stock', 'All goods that are neither with players, nor in the bag, nor on the basket row form the stock.'],
    skills: [
      'Choosing skills',
      'Six skills are drawn and laid out; the other four go to the box. From the last in turn order to the favourite everybody takes one. What is left stays on the board and can be swapped for later. Read the skills before you choose.',
    ],
  },
  goods: {
    limited: [
      'Supplies are limited',
      'There is no more than the box holds. What is not in the stock cannot be taken; if the stock covers only a part, you get that part and nothing is owed.',
    ],
    paying: [
      'Paying and receiving',
      'What is paid or offered goes to the stock unless a rule says otherwise. Goods you are due cannot be refused.',
    ],
    open: ['In the open', 'Unused discs and your food, single-use and skill tiles lie where everybody can see them.'],
    hidden: [
      'Behind the screen',
      'Goods, reward tiles and markers are kept secret behind the screen. Every movement of goods happens in the open, though, and is in the log.',
    ],
  },
  steal: {
    newOrder: [
      'The order comes into force',
      'The order prepared for this round now holds. A front place won by Go first in the last round is gone.',
    ],
    icons: [
      'What pixies bring',
      'Each pixie on the castle brings its owner the food shown on its space: one piece in the first row, up to four in the top row. Miners bring nothing, nor do servants.',
    ],
    foodTiles: [
      'What food tiles bring',
      'A food tile brings as much food as its number says. Its owner chooses the kinds and may mix them.',
    ],
    compulsory: ['Taking is compulsory', 'You must take all your income, even that of a food tile in the last round.'],
    firstRound: [
      'The first round',
      'In round 1 all pixies are miners and nobody has a food tile, so nobody gets food. Only Silver fingers brings 1 silver already.',
    ],
    short: [
      'When the stock is short',
      'Players take their income in the new turn order, the favourite first. Whoever comes late gets what is left. This is rare.',
    ],
    sequence: [
      'Within one income',
      'First come the icons of your pixies, then your food tiles by choice, then the silver of Silver fingers. A food tile can only bring kinds that are in the stock; if less food is left than it brings, you take all of it.',
    ],
  },
  actions: {
    turns: [
      'Turns',
      'Turns go round in turn order, the favourite first, until the phase ends. On your turn you place discs and carry out exactly one action.',
    ],
    discs: [
      'One disc or two',
      'The actions 1 to 14 take two discs, or one if a pixie stands there, whoever owns it. The actions 15 to 20 take one disc. Go first takes all the discs you have left.',
    ],
    occupied: [
      'Used spaces',
      'A space of 1 to 14 with a disc on it is used up for the round, even if the helping pixie leaves. A pixie alone does not use it up. When two discs are placed, the second lies on the pixie’s place.',
    ],
    ownSpaces: ['Own spaces', 'Mine and Copy have a space for each colour. Only its owner may use it.'],
    possible: [
      'Only what is possible',
      'The action is carried out at once. What cannot be carried out cannot be chosen; it is enough if a part of it can happen. Only Go first may be chosen even if it changes nothing.',
    ],
    pass: [
      'Passing',
      'Instead of acting you may pass, even if you could act. That costs 5 punishment points at once. Having nothing to do at all is unlikely.',
    ],
    afterPass: [
      'After passing',
      'German booklet: whoever passed takes no more actions this round; discs not placed stay unused. French booklet: you may act again on a later turn, every pass costs 5 again and uses no disc; whoever still cannot act is skipped without another fine.',
    ],
    once: [
      'Once a round',
      'Each action can be used once a round. Mine and Copy: once per player. Scraps: three times. Turning silver to gold may be done several times in one use, but its space too is used only once.',
    ],
    lastDiscs: [
      'Few discs left',
      'With one disc left you can only use spaces with a pixie and the actions 15 to 21. Players without discs are skipped.',
    ],
    phaseEnd: [
      'End of the phase',
      'The phase ends when nobody who still has discs is left to act. First all discs go back, then whoever used Go first moves to the front.',
    ],
    besides: [
      'Freeing miners',
      'Removing stones with bread is not an action and takes no disc. After your action the turn goes on as long as you could remove a stone, so bread just gained can still free a miner.',
    ],
  },
  spaces: {
    stealFood: [
      '1 Steal food',
      'Take two pieces of one food, apples, bread or honey, from the stock. If only one is left you take that one; a kind that is gone cannot be chosen.',
    ],
    stealSilver: [
      '2 Steal silver',
      'Take two silver from the stock, or the last one. With no silver in the stock the action cannot be chosen.',
    ],
    promote: [
      '3 Promote a pixie',
      'Move one of your pixies up exactly one row, without offering food, but not to the Queen. A chained miner cannot go; you may remove its stones with bread first. Otherwise the rules of promotion apply.',
    ],
    promoteDiscs: [
      '3 Promote: places and discs',
      'The place for the pixie must be empty; a single disc beside it does no harm, two discs block the space. Discs are never moved. A pixie may leave a used space; the space stays used. A pixie arriving on an unused space makes it cost one disc, on a used one it does not reopen it. If you pay action 3 with two discs, its own place is blocked; when copied it is not.',
    ],
    promotePush: [
      '3 Promote: pushing down',
      'You may push an opponent’s pixie down by paying 1 apple and changing places with it. If none of your pixies has an empty place to go to and you have neither apple nor Free shove, the action cannot be chosen.',
    ],
    exchange: [
      '4 Exchange',
      'Give one to seven goods of one kind and take as many of one other kind: apples, bread, honey and silver on both sides, never gold. The stock must have what you want. Orienne gives 5 apples and takes 5 silver.',
    ],
    convert: [
      '5 Turn silver to gold',
      'Pay silver and take gold as often as you like in one use. The price of one gold is the number at your step of the silver stair, 1 less with Cheap gold, but at least 1. You need the silver and the stock needs the gold. On step 4 Klaus pays 6 silver for 3 gold, with Cheap gold 3 silver. The space is used once a round.',
    ],
    foodTile: [
      '6 Take the food tile',
      'Take the top tile of the stack. From the next round on it brings 2, 3 or 4 food of your choice in every phase 1, and that cannot be refused. You may have only one, or two with Extra slot. With an empty stack the action cannot be chosen.',
    ],
    double: [
      '7 Take the double offering',
      'Take the tile from the board and use it in a phase 3, even in the same round. You need not. Its use is announced before the phase, so before you know the demand, and it goes back to the board at once.',
    ],
    doubleHands: [
      '7 Two hands',
      'With the double offering you offer two different kinds, one in each hand: demanded food and silver, demanded food and gold, or silver and gold.',
    ],
    peek: ['8 Take the spyglass', 'Take the tile from the board. You may use it when you mine; say so before the first cube is drawn.'],
    peekCubes: [
      '8 Choosing cubes',
      'You look into the bag and choose the first two cubes of the draw, even stones, then draw the rest blind. If you draw only one cube, because you have one miner or none, you choose that one.',
    ],
    mercy: [
      '9 Take the mercy tile',
      'Take the tile from the board. When one of your pixies has to go to the mine you may give it back instead and keep the pixie. It does not help against being pushed down for an apple.',
    ],
    punish: [
      '10 Punish',
      'Roll the punishment die, then share exactly that many punishment points out among your opponents, as you like, even all to one.',
    ],
    punishHit: [
      '10 Consequences',
      'Whoever reaches or passes a pick by these points sends a pixie to the mine at once, several players in turn order. The favourite gets points too but sends nobody. Phagius rolls 3, gives Indigeaux 1 and Firenze 2; Firenze passes a pick and loses a pixie.',
    ],
    advance: [
      '11 Climb a stair',
      'Pay 1 gold for one step on the gold stair or 1 silver for one step on the silver stair. Only one of them and only one step; not at the top. The payment goes to the stock.',
    ],
    casino: [
      '12 Casino',
      'Roll the casino die: either 1 apple, 1 bread and 1 honey, or 2 silver, or 1 gold. What the stock lacks you do not get. You may play as long as some result could bring something.',
    ],
    ring: [
      '13 Forge a gold ring',
      'Pay the gold shown at your step of the gold stair and take the highest ring left; with Fine rings 2 points more. One ring a use, however rich you are. On step 4 Orienne pays 2 gold and keeps the other 2. When all seven rings are gone the action cannot be chosen.',
    ],
    rob: [
      '14 Rob a pixie',
      'Choose an opponent’s pixie on the castle, the favourite’s too. Its owner gives you the food shown on that space, as far as there is any; it goes from screen to screen. You may try even if there turns out to be nothing. Without such a pixie the action cannot be chosen.',
    ],
    mining: [
      '15 Mine',
      'Put one disc on your own space, once a round. Draw one cube from the bag for each of your miners, chained ones included, and at least one. Everybody sees the draw; silver and gold are yours. It ends with the last cube; with an empty bag it cannot be chosen. The number of cubes in the bag is open. The spyglass may be used.',
    ],
    miningStones: [
      '15 Stones',
      'Whoever draws stones places them at miners, several ones as they like, within the limits of the mine. French booklet: at any miner; German booklet: at opponents’ miners while any has room, else at your own. As long as any miner has room the stone must be placed; otherwise it leaves the game. Stones never go back into the bag.',
    ],
    swap: [
      '16 Swap tiles',
      'For one disc, once a round in all, exchange a tile of yours for one of the same type: food tile, single-use tile or skill, from the board or from an opponent, who cannot refuse. You need a tile of that type; equal tiles may be swapped too.',
    ],
    swapBoard: [
      '16 Swapping with the board',
      'Food tile: take the top one, then put yours on top, so the stack need not stay sorted. Single-use tile: take any that lies on the board; yours goes to its own action, not to that of the new one. Skill: yours takes the place of the new one. Extra slot takes the tile lying on it along.',
    ],
    scraps: [
      '17 Search the scraps',
      'For one disc take 1 apple, 1 bread or 1 honey, or get rid of exactly three goods of any kinds. There are three places a round, and you may use several of them.',
    ],
    scrapsGone: [
      '17 Where the goods go',
      'Goods thrown away leave the game by the German booklet and return to the stock by the French one.',
    ],
    copy: [
      '18 Copy an action: the price',
      'Put one disc on your own space, once a round. The first to copy takes 1 punishment point, the second and third 2, the fourth and fifth 3, at once and before copying. If that reaches a pick, a pixie goes to the mine first.',
    ],
    copyWhat: [
      '18 What can be copied',
      'Any of the actions 1 to 14 used this round, by anybody, you included; with Sharp copy unused ones too. The actions 15 to 21 cannot be copied, nor a tile that is not there or has no slot with you. At least one must be possible when you choose to copy; if none is any more after the points, the copy is lost.',
    ],
    copyHow: [
      '18 How a copy works',
      'The copied action is carried out with all its rules, turning silver to gold several times too; promoting still does not reach the Queen. No disc goes there, it does not count as used, and pixies there do not matter: the price is one disc and the points.',
    ],
    special: [
      '19 Special offering',
      'For one disc, once a round, pay to the stock everything the basket row shows, then add one more good of your choice to the row and take the lowest offering tile left. You must be able to do all of it. It is the quickest way to rewards, and the dearest.',
    ],
    specialDearer: [
      '19 Ever dearer',
      'Goods on the row never come back, so each offering costs one good more: the first takes 1 apple, 1 bread, 1 honey, 1 silver and the good you add. The tile stays secret until the end.',
    ],
    order: [
      '20 Change the order',
      'For one disc, once a round, pay honey to the stock: each moves you one place forward in the order of the next round, and those you pass move back. This round’s order stays. You cannot pay for more places than are ahead; the first cannot choose this.',
    ],
    priority: [
      '21 Go first',
      'Open to everybody once a round in all, even to the favourite, who keeps others away with it. Put down all the discs you have left, at least one; your actions are over. The next player in the unchanged order goes on.',
    ],
    priorityGain: [
      '21 What it brings',
      'When the phase ends you move to the front and the others close up behind; the order prepared for next round does not change. Until the next phase 1 you are the favourite: you promote first and send no pixie to the mine, neither for picks nor for a furious Queen.',
    ],
  },
  tiles: {
    slots: [
      'One slot each',
      'A screen has one slot for a food tile, one for a single-use tile and one for a skill. Nobody has two of one type, except with Extra slot. A tile you have no slot for cannot be taken.',
    ],
    keep: ['Keeping tiles', 'Tiles cannot be thrown away, only swapped by action 16. Food tiles and single-use tiles bring no points.'],
    used: [
      'Used tiles',
      'A used single-use tile goes back to its action and can be taken again at once, if that action is still free or is copied. There is only one of each: while somebody has it, nobody else can take it.',
    ],
  },
  offerings: {
    demand: [
      'The demand',
      'The next demand token is turned over. It names the one food the Queen wants now. You chose your actions without knowing it.',
    ],
    secret: [
      'In secret',
      'Everybody secretly takes an offering from their own goods and all open their hands together. The amount is free, from one piece to all you have.',
    ],
    kinds: [
      'One kind',
      'An offering is of one kind only: the demanded food, silver or gold. With the double offering, and with two players, more kinds are allowed, each in a hand of its own.',
    ],
    nothing: ['Offering nothing', 'Whoever offers nothing gets 5 punishment points, even if there was nothing to offer.'],
    wrong: [
      'The wrong food',
      'Food that is not demanded must not be offered. Whoever does gets 5 punishment points, once, and the food back; it brings no steps and does not content the Queen. What the other hand holds still counts.',
    ],
    accepted: [
      'Accepted offerings',
      'Everything else is accepted and goes to the stock, silver and gold even if you are at the top of the stair.',
    ],
    penalties: [
      'Penalties first',
      'Penalties for empty and wrong offerings are dealt out in turn order, each with its pixie to the mine, before the Queen’s mood is decided. They stand in any case.',
    ],
    content: ['The Queen is content', 'If at least one player offered the demanded food, the Queen is content and rewards follow.'],
    furious: [
      'The Queen is furious',
      'If nobody offered it, she is furious: silver and gold offered are lost without a step, rewards are skipped, and punishments follow.',
    ],
    furiousPixie: [
      'A pixie for the furious Queen',
      'The last player in turn order, as changed by Go first, sends a pixie of their choice from the castle to the mine. If they have none or use the mercy tile, the next one forward is asked, and so on until one has gone. The favourite is never asked, and servants are safe.',
    ],
  },
  rewards: {
    tracks: [
      'Stairs',
      'First the stairs: whoever offered silver goes up one step on the silver stair, whoever offered gold one on the gold stair, by itself. At the top steps are lost. Whoever offered both takes part in both.',
    ],
    most: [
      'Offering the most',
      'Whoever offered the most silver goes up one more step. If several tie for the most, none of them does. The only one to offer silver goes up two. The same holds for gold, and offers of those at the top still compete.',
    ],
    sources: [
      'Where rewards come from',
      'Demanded food brings promotion steps, and with them servants. Rings come from action 13, cheaper the higher you stand; offering tiles from action 19.',
    ],
    tiles: [
      'Reward tiles',
      'Tiles are taken from left to right, so rings and servants lose value and special offerings gain. The first five of each kind have a golden number. You keep them secret.',
    ],
    servant: [
      'A new servant',
      'When all promotions are over, also the free step and that of the third colour, the pixie before the Queen takes its owner the highest servant tile left. It moves into the castle and takes no more part in the game.',
    ],
  },
  promotion: {
    steps: [
      'Steps',
      'Each piece of demanded food you offered is one step. Players promote in turn order, each finishing before the next begins.',
    ],
    step: [
      'One step',
      'A step takes one of your pixies to any place without a pixie in the next higher row, from the mine to the first row, from the top row before the Queen. Never sideways or down. A chained miner cannot go. No discs are in the way in this phase.',
    ],
    spread: [
      'Using steps',
      'Spread your steps over several pixies or use them all for one. You may leave steps unused; steps that are not possible are lost, and the food does not come back.',
    ],
    push: [
      'Pushing down',
      'To step onto a place held by an opponent’s pixie, pay 1 apple more, from your own goods and not from the offering, and the two change places. Only together with your own step, never otherwise. Free shove saves the apple. Spite is reason enough.',
    ],
    pushToMine: ['Pushed out of the first row', 'A pixie pushed down from the first row goes to its owner’s mine.'],
    throne: [
      'Before the Queen',
      'Only one pixie a round gets before the Queen. It stays there until all promotions are over, blocks all others and cannot be pushed down.',
    ],
    pushWhom: [
      'Who can be pushed',
      'You cannot push your own pixies. The favourite’s can be pushed, the mercy tile does not help, and with two players the third colour counts as an opponent. You may push as often as steps and apples allow; a pushed pixie may climb again in the same phase.',
    ],
  },
  punishments: {
    miners: [
      'Miners',
      'First: one miner costs 1 punishment point, two or more cost 2, none costs nothing. With Light mine it is never more than 1.',
    ],
    tracks: [
      'Stairs',
      'Then you get the points shown at your step of the silver stair and at your step of the gold stair. The last step but one costs nothing.',
    ],
    bonus: [
      'Top of the stairs',
      'The top step brings a marker of 1 point instead, in every phase 5 and for each stair. It does not move your score, and is credited even if the markers run out.',
    ],
    together: [
      'All at once',
      'In both steps all points are worked out first, then given in turn order with their consequences. A pixie sent to the mine now costs nothing for miners any more this round. Sooner or later everybody is punished.',
    ],
  },
  mine: {
    places: [
      'Places in the mine',
      'The two lower places are always filled first; nobody can be put in the upper row to avoid stones. Who leaves goes from the upper row first, then an unchained one from below. A pixie sent back takes a free lower place.',
    ],
    stones: [
      'Chained miners',
      'Stones lie only at the two lower miners, at most three at each. A miner with a stone is chained and cannot leave.',
    ],
    unchain: [
      'Removing stones',
      'On your own turn you may remove stones for 1 bread each: before, during and after your action, during your promotions, and before stones count at the end. A miner is free when all its stones are gone.',
    ],
    stonesGone: [
      'Removed stones',
      'They go to the supply by the French booklet and out of the game by the German one. Either way they never come back.',
    ],
    symbols: [
      'Picks on the score track',
      'When your score reaches or passes a pick, in whatever phase, you send one of your pixies from the castle to the mine at once; you choose which. Servants are safe. Without a pixie you send none. The mercy tile may be given back instead.',
    ],
    favourite: [
      'The favourite is spared',
      'The favourite never sends a pixie to the mine, nor does a favourite by Go first. A favourite who has been overtaken is no longer spared.',
    ],
    several: [
      'Several picks, several players',
      'Each pick passed costs one pixie; several players are dealt with in turn order. Nothing is owed later, and a pick behind you does not count again. The pixie may come from any row and nobody takes its place.',
    ],
  },
  oubliette: {
    out: [
      'Falling in',
      'Whoever has 60 punishment points or more is out at once; the others play on. Rewards do not help, nor does being the favourite.',
    ],
    pieces: [
      'What becomes of the pieces',
      'In whatever phase it happens: pixies leave castle, mine and the place before the Queen, servants in the castle stay. Goods go to the stock, single-use tiles to their actions; food tile, skill, rewards and stones leave the game, and tiles taken still count as taken. Discs placed stay until the actions end.',
    ],
    goesOn: [
      'How the game goes on',
      'The others close up; if the favourite falls, the next one is favourite at once. An action or offering under way is cut short and offered goods do not content the Queen. The price of copying is not turned back, numbers set by the player count stay, two-player rules do not begin, and the fallen take part in nothing more. If whoever used Go first falls, nobody moves to the front.',
    ],
    last: [
      'The last one',
      'When one player is left the game ends and that player wins. Points given in one step are one moment: all move first, then all at 60 fall together, then the pixies go. Who falls later ranks higher; of those who fall together, the one with fewer points. If nobody is left, the first of them wins.',
    ],
  },
  skills: {
    cheapGold: ['Cheap gold', 'Turning silver to gold costs you 1 silver less per gold than your step says, never less than 1.'],
    servantBonus: ['Proud servants', 'Whenever a pixie of yours becomes a servant you get 2 more points as a marker.'],
    ringBonus: ['Fine rings', 'Whenever you forge a ring you get 2 more points as a marker.'],
    stealSilver: ['Silver fingers', 'You get 1 silver from the stock in every phase 1.'],
    freePromotion: [
      'Free step',
      'Right after the promotions you have one free step, even without having offered food, and even before the Queen if she is free. You may push for an apple. It comes before servants are rewarded, and not at all when rewards are skipped.',
    ],
    freeDisplacement: ['Free shove', 'Pushing a pixie down costs you no apple, in action 3 and its copies too.'],
    freeUnchain: [
      'Free hands',
      'You remove stones without bread. By the German booklet also between turns, but never inside somebody else’s action.',
    ],
    extraSlot: [
      'Extra slot',
      'On this skill there is room for a second food tile or a second single-use tile. Both food tiles bring food. When the skill is swapped, the tile on it goes along.',
    ],
    extraSlotSwap: [
      'Extra slot: where tiles lie',
      'A new tile goes to the ordinary slot if that is free, else onto the skill, and stays there; a swapped tile takes the place of the one given. The tile on the skill can itself be swapped. On the board it can only be had together with the skill.',
    ],
    copyUnused: ['Sharp copy', 'With action 18 you may copy an action that nobody has used this round. Its space stays open to others.'],
    lightMine: ['Light mine', 'Your miners cost you at most 1 punishment point in each phase 5.'],
  },
  two: {
    third: [
      'The third colour',
      'The food tiles are 4, 3 and 2. Five pixies of a third colour stand in their own mine for a player who is not there. It has no score, no stairs, no place in the order and no hoards, and adds no stones to the bag.',
    ],
    offering: [
      'Two kinds',
      'Both players may always offer two kinds, and with the double offering three: silver, gold and the demanded food. Fewer is allowed; only offering nothing at all is punished. Demanded food contents the Queen also as one kind of several.',
    ],
    neutralStep: [
      'Its step',
      'After the promotions and the free step the favourite, by Go first if need be, moves one pixie of the third colour up a row: which one and where to is a free choice, but move it must, if it can. No apples, nobody is pushed. It is skipped when impossible, and when rewards are skipped.',
    ],
    neutralPixies: [
      'Its pixies on the castle',
      'They make a space cost one disc for both players. They can be pushed for an apple or by Free shove; from the first row they go to their own mine.',
    ],
    neutralThrone: [
      'Before the Queen',
      'A pixie of the third colour may step before the Queen if the place is free. The servant tile it takes leaves the game and counts as taken.',
    ],
    neutralLimits: ['What it does not do', 'Its pixies bring no food and cannot be robbed; its miners cannot be chained.'],
    oneOpponent: [
      'Only one opponent',
      'All points of the punishment die go to the one opponent. A furious Queen can only take a pixie from the second player, for the first is the favourite.',
    ],
  },
  end: {
    golden: [
      'Golden tiles gone',
      'When the first five tiles of all three kinds are gone, fifteen in all, the game ends. One or two emptied kinds are not enough.',
    ],
    rounds: ['Seven rounds', 'The game ends after the seventh round, when no demand token is left.'],
    lastRound: ['The last round', 'The round is always played to its end, punishments included. Then the Queen counts.'],
  },
  scoring: {
    sum: [
      'Punishment and rewards',
      'First the punishment received, as a negative score. Then reward tiles and markers are added; this may lead above zero.',
    ],
    stones: [
      'Stones',
      'Third, each stone at your miners costs 1 point. Before that, in turn order and openly, you may still remove stones for bread, with Free hands without.',
    ],
    hoards: [
      'Hoards',
      'Fourth, for each of the five goods, apples, bread, honey, silver and gold, whoever has the most gets 3 points off, all of them in a tie, but nobody for having none. That can come to 15. Bread spent on stones no longer counts.',
    ],
    winner: ['The winner', 'The highest score wins: the fewest negative points, or the most above zero.'],
    ties: ['Ties', 'More servants win a tie; then whoever had the first servant among those tied. Without servants they share the place.'],
    limits: ['No limits', 'Nobody falls into the oubliette during the count, and a score may go past the ends of the track.'],
  },
  editions: {
    passing: ['Passing', 'German: passing ends your actions for the round. French: you may act again later, at 5 points for every pass.'],
    stones: [
      'Stones',
      'German: opponents’ miners first, your own only when no other has room. French: any miner you like; your own if nobody else has one.',
    ],
    leaving: [
      'Where things go',
      'Goods thrown away leave the game in the German edition and go back to the stock in the French one. Removed stones leave the game or go to the supply, which makes no difference.',
    ],
    freeHands: ['Free hands', 'German: stones may also be removed between turns. French: on your turn only.'],
  },
}

/** The English rules reference. */
export const rules = rulesText(structure, titles, words)
