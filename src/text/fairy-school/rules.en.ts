/** The rules of Fairy School in English, in our own words. */
import { rulesText } from '../rules.ts'
import type { ChapterTitles, RuleWords } from './rules.structure.ts'
import { structure } from './rules.structure.ts'

const titles: ChapterTitles = {
  overview: 'The game in short',
  setup: 'Setup',
  elements: 'Elements and exchanges',
  cards: 'Cards and boards',
  effects: 'What cards do',
  draft: 'Choosing projects',
  aimless: 'Phase 0: without a project',
  planning: 'Phase 1: planning',
  selection: 'Phase 2: selection',
  activation: 'Phase 3: activation',
  cleanup: 'Phase 4: clean-up',
  study: 'Phase 5: study and shift',
  projects: 'Phase 6: projects',
  final: 'The final trimester',
  end: 'End of the game',
  scoring: 'The final count',
  two: 'Two fairies',
  short: 'The short year',
  expert: 'Expert: choosing first cards',
  wide: 'Variant: wide neighbourhood',
}

const words: RuleWords = {
  overview: {
    aim: [
      'Aim',
      'Two to six fairies, from twelve years on, spend a school year together; it takes an hour and a half to two hours. Whoever has the most points at the end wins.',
    ],
    grades: [
      'Grades',
      'Besides the ranking there is a goal of your own: with 85 points you pass the year, 90 is good, 95 earns honours. Several fairies may reach it, or none.',
    ],
    circle: [
      'The circle',
      'Everybody sits in a circle and has a neighbour on the left and one on the right. Cards passed to the left go to the previous seat, and the right neighbour is the next seat.',
    ],
    year: [
      'Trimesters and turns',
      'Trimesters 1 to 3 last three turns each, and the final one until somebody has finished a final project. Between trimesters everything stays where it is: forest, piles, elements, cubes and current projects.',
    ],
    together: [
      'Deciding together',
      'In most phases everybody decides at the same time and says when they are ready; then the next phase begins. Nothing you decide can hinder anybody, so it does not matter who is quicker. Only decisions that are due now can be made.',
    ],
  },
  setup: {
    decks: [
      'Decks',
      'The S cards, the projects of each trimester and the final projects are shuffled apart, long and short finals apart too. Each deck is used when its time comes. One open pile, the common discard, takes the projects nobody wants; it starts empty. Five or six fairies need further copies of the start cards only; more than six cannot play.',
    ],
    each: [
      'What everybody gets',
      'Twelve start cards, the same for all, a forest, a creature board, 37 activation cubes in your colour, markers for creatures and for the final project, and one element each of earth, plant, fire and water. There is no air at the start.',
    ],
    firstPiles: [
      'First piles',
      'S cards complete the deck: two lie in the top row of your forest, the others in your discard. The twelve start cards, shuffled, are your draw pile. So in the very first turn you draw eight of them for the eight free cells.',
    ],
    three: [
      'Three ways to begin',
      'There is an initiation for the first game, the normal game, and the expert game for those who know the cards.',
    ],
    predefined: [
      'Ready-made decks',
      'Four S cards with the same letter belong together. Everybody is dealt one such set at random. Each card says where it begins: two in a column of the top row, two in the discard. Decks A to D come first; with five or six fairies E and F of this edition join in.',
    ],
    initiation: [
      'Initiation: given projects',
      'In the first game your ready-made deck also names your three projects for trimester 1, so nothing is drafted. From trimester 2 on projects are chosen as usual.',
    ],
    initiationCommon: [
      'Initiation: the common discard',
      'As many of the other projects of trimester 1 as there are fairies are drawn and laid into the common discard. They matter from turn 3 on, because two projects a turn are the limit: whoever realises two and then one begins turn 3 without any.',
    ],
    normal: ['The normal game', 'Ready-made decks, and projects are chosen by draft at the start of all three trimesters.'],
  },
  elements: {
    five: [
      'Five elements',
      'Earth, plant, fire, water and air. You may own any number of each; the bank never runs dry. They lie in the open, are always whole and never below zero, and nothing takes them away between turns or trimesters. Small cubes show one, large cubes five.',
    ],
    rates: [
      'Exchange rates',
      'Three elements of any kinds give 1 earth or 1 water, four give 1 plant or 1 fire, six give 1 air. They need not be alike: 1 earth, 1 fire and 1 water make 1 water.',
    ],
    joker: ['Air is a joker', 'One air can be turned into one earth, plant, fire or water.'],
    when: [
      'When to exchange',
      'Exchanges take no cube and can be repeated at will. You make them whenever you have something to decide while selecting columns, activating, realising projects or in the last spending. Prices are paid with the cheapest exchanges by themselves.',
    ],
    basic: ['Any basic element', 'The sign with four elements stands for any one of them, but never for air.'],
  },
  cards: {
    small: [
      'Small cards',
      'A card shows its creature, its deck, its number and one or two effect lines. Projects have a price on top, cards of ready-made decks their starting place. A realised project is a card of your deck like all others.',
    ],
    piles: [
      'Drawing and discarding',
      'You draw from the top of your own pile and discard to your own discard. Only when you need a card and the pile is empty is the discard shuffled into a new one. With 2 cards in the pile and 6 to draw, you take those 2, shuffle the discard and draw 4 more. If there is nothing left at all, you stop drawing.',
    ],
    forest: [
      'The forest',
      'Ten cells in two rows and five columns: earth, plant, air, fire, water from left to right, one card in each cell. A column costs one of its own element, and the air column in the middle is free.',
    ],
    studyCells: ['Study cells', 'Two cells matter for studying: top left, in the earth column, and bottom right, in the water column.'],
    pairs: [
      'Pairs of creatures',
      'Unicorn and gnome bring 1 earth, mermaid and sea serpent 1 water, sylvan and elf 1 plant, dragon and phoenix 1 fire, griffin and cockatrice 1 air, sphinx and salamander one basic element of your choice.',
    ],
  },
  effects: {
    lines: [
      'Effect lines',
      'An activation carries out exactly one line of the card. A line may ask for a payment, given elements or any kinds, and brings a gain, a choice of one gain, special effects, or several of these. You may choose only a line that you can pay for, exchanges included, and that does something.',
    ],
    repeat: [
      'Repeated lines',
      'A line with a payment and a number can be carried out once up to that many times; you pay and choose anew each time, and one cube covers them all. Between repetitions you may exchange. Without a payment the line is carried out exactly that many times.',
    ],
    order: [
      'Order within a line',
      'First the gain, then the special effects in printed order; what cannot be done is skipped. On a neighbour’s card everything is for you: your cubes, your pile, your creature board.',
    ],
    cubes: [
      'More cubes',
      'You take cubes of your colour from the box into your supply, on top of those you began with. Nobody loses kindness by it.',
    ],
    summon: [
      'Summon',
      'You look at the top cards of your draw pile, as many as the line says, play exactly one into your personal zone and discard the others. Only you see them while you choose. The card can be used this turn and is discarded in the clean-up.',
    ],
    again: [
      'Activate again',
      'You choose a card in reach that you have activated this turn and activate it once more at once, any of its lines, with another cube. Cards that repeat or copy others are excluded, and you need a cube.',
    ],
    copy: [
      'Copy',
      'You carry out one line of a card in a neighbour’s shared zone as if it were yours to activate. No cube is put there, and the card does not count as activated. Lines that repeat or copy are excluded. A copied study line studies the creature of its own card.',
    ],
    study: [
      'Study by effect',
      'The creature pictured on the card with this line is marked, unless it is already, and a complete pair brings its bonus. Your one study of phase 5 remains.',
    ],
    discount: [
      'Discount',
      'In phase 6 of this turn each point takes one element of your choice off the price of a project or a step. What you do not use is gone afterwards.',
    ],
  },
  draft: {
    offer: [
      'The draft',
      'At the start of trimesters 1, 2 and 3 everybody is dealt four projects of the trimester. All at once you keep one in secret and pass the others to the left, until everybody has kept four. Projects that were not dealt stay in the box. In the initiation there is no draft in trimester 1.',
    ],
    three: [
      'Exactly three',
      'From the four kept and your unrealised old ones you choose exactly three current projects; never more. The others go to the common discard, old and new. With two old ones left you might keep one and add two new ones: then three cards go there.',
    ],
    open: ['Projects lie open', 'Everybody sees which projects you are working on, and so what you would like to be offered.'],
  },
  aimless: {
    take: [
      'Taking a project',
      'If you have no current project at the start of a turn, you must take exactly one of the current trimester from the common discard. Projects of other trimesters stay where they are. If there is none to take, you go on without this turn. With a project of your own you take nothing.',
    ],
    order: [
      'Who takes first',
      'The fairy with the most kindness first, and so on down. In a tie the one with fewer elements goes first, air counting as one; then lots decide.',
    ],
    last: ['Not in the final trimester', 'There is no phase 0 any more in the final trimester.'],
  },
  planning: {
    draw: [
      'Drawing and placing',
      'You draw as many cards as your forest has free cells and put one into each, as you like. Afterwards the forest is full. Cards that lay there already do not move.',
    ],
    secret: [
      'All at the same time',
      'Everybody plans at once without seeing the others’ new cards; then all is revealed. What you put into the top row of a column that you mean to play is an offer to your neighbours.',
    ],
    advice: ['Advice', 'Fill the two columns first that you want to play this turn, then the rest.'],
  },
  selection: {
    columns: [
      'One or two columns',
      'You choose one column or two different ones and pay what each costs, by exchange if need be; air helps too. Choosing none is not possible: the middle column is always free.',
    ],
    zones: [
      'Shared and personal zone',
      'All cards of the chosen columns are played, four with two columns. Those of the top row go to your shared zone, those of the bottom row to your personal zone.',
    ],
    poor: ['Without elements', 'Whoever has nothing to pay with can still play the middle column.'],
    secret: [
      'Revealed together',
      'Columns, payments and exchanges are revealed together once all have chosen. For example you play the middle column for nothing and another for one element, and four cards are in play.',
    ],
  },
  activation: {
    reach: [
      'Cards in reach',
      'You can use the cards in your personal zone, in your shared zone and in the shared zones of both neighbours, from the start of the phase. A neighbour’s personal zone is out of reach, and so is everything of fairies further away.',
    ],
    how: [
      'Activating',
      'Put a cube from your supply onto the card, then carry out its effect in full before you turn to the next. You may activate as many cards as you like, in any order, or none. It is one cube each time, on your own card and on a neighbour’s alike, however often a line repeats.',
    ],
    once: [
      'Once each',
      'You activate each card at most once a turn; only a special effect gets round that. Several fairies may use the same card: nobody takes it away from anybody.',
    ],
    noCubes: ['No cubes left', 'When your supply is empty you activate nothing more.'],
    example: [
      'An example',
      'Four cards were played. You use your dragon, then your mermaid, then the griffin that your left neighbour shares and the sylvan of the right one, and last your two other cards: six cubes on six cards.',
    ],
  },
  cleanup: {
    collect: ['Cubes come home', 'You collect the cubes from the cards you played. Those of your own colour return to your supply.'],
    kindness: [
      'Kindness',
      'Cubes of others go to your kindness scale and stay there to the end, one point each. So a cube on a neighbour’s card is spent for good, while one on your own card serves you every turn. The scale shows 36 places, and further cubes count on. With the wide neighbourhood every other fairy’s cube counts.',
    ],
    discard: [
      'Played cards',
      'All cards played this turn go to their owner’s discard. If two fairies used green’s dragon, green and red, then green gets one cube back and one kindness from red.',
    ],
  },
  study: {
    cells: [
      'The two study cells',
      'Only cards in the study cells count, and only those that were not played this turn. All of them are discarded, studied or not. If both cells are empty, nothing happens.',
    ],
    choose: [
      'One creature',
      'You may study the creature of one of these cards, if it is not studied yet: its marker is worth 2 points at the end. You may also decline.',
    ],
    pair: [
      'Completing a pair',
      'Whoever studies the second creature of a pair gets the pair’s bonus at once. With one plant creature marked already, studying an elf brings 1 plant; sphinx and salamander bring a basic element of your choice.',
    ],
    always: [
      'Every turn',
      'Studying belongs to every turn of all trimesters. With a sphinx and another card in the cells you may study the sphinx: without the salamander there is no bonus yet, and both cards are discarded.',
    ],
    shift: [
      'The forest moves together',
      'What remains in the top row slides to the left, in the bottom row to the right, keeping its order. Cards may come to lie in study cells; they wait for the next turn.',
    ],
  },
  projects: {
    realise: [
      'Realising projects',
      'You may realise up to two of your current projects, paying the full price of each, exchanges included. Paying in part is not possible.',
    ],
    onTop: [
      'On top of the pile',
      'A realised project goes on top of your draw pile, not to the discard, so you draw it next turn. With two you decide the order; the last one is drawn first.',
    ],
    worth: [
      'What projects are worth',
      'Each realised project is worth 3 points, whichever trimester it comes from. Unrealised ones are worth nothing.',
    ],
    left: ['Unfinished projects', 'They stay yours until the next draft, where they compete with the new ones for your three places.'],
  },
  final: {
    choose: [
      'Choosing a final project',
      'One more is laid out than there are fairies. The fairy with the most kindness chooses first; in a tie the one with fewer elements, then lots. What is left over leaves the game.',
    ],
    phases: [
      'What changes',
      'There is no draft and no phase 0. The other phases go on as before, and up to two old projects a turn may still be realised, though nobody has to.',
    ],
    steps: [
      'Steps',
      'In phase 6 you may realise any number of steps, always from top to bottom, paying the price of each. A long final project has five, a short one four. The two elements of the first step are the most frequent ones on the card.',
    ],
    leaders: [
      'Who is furthest',
      'At the end of phase 6 every fairy with the most steps, at least one, gains 1 air. A table can be set up without this.',
    ],
  },
  end: {
    finish: [
      'The last turn',
      'When at least one fairy has finished a final project, the turn is played out by all, and then the game ends.',
    ],
    spending: [
      'Last spending',
      'After the leaders’ bonus all who have not finished may spend what they have left on current projects and further steps, by poor exchanges too and without a limit. Several may finish in this way. Then points are counted.',
    ],
    guard: ['Nobody finishes', 'After twelve turns of the final trimester the game ends all the same.'],
  },
  scoring: {
    sum: [
      'Points',
      'One point for each kindness, three for each realised project, three for each step of the final project, two for each studied creature.',
    ],
    elements: [
      'Elements left over',
      'Each air counts as two elements; every full ten are a point. 3 air and 13 others make 19 and so 1 point, 4 air and 12 others make 20 and 2 points.',
    ],
    winner: ['The winner', 'The highest total wins. In a tie more kindness decides, and after that the win is shared.'],
    nothing: ['What does not count', 'Start cards and S cards, unrealised projects, cubes in your supply and months are worth nothing.'],
  },
  two: {
    turns: [
      'Longer trimesters',
      'With two, trimesters 1 to 3 last four turns each. The draft stays at four cards of which three are chosen, and three final projects are laid out.',
    ],
    cards: [
      'One more S card',
      'Both begin with five S cards instead of four. With ready-made decks the fifth is drawn at random from sets not in play; in the expert game five are drafted. The extra card begins in the discard.',
    ],
    neighbour: [
      'One neighbour',
      'The other fairy is your only neighbour and counts once: each of her shared cards can be used once a turn.',
    ],
    giveAndTake: [
      'Give and take',
      'House rule, off by default, for two alone: kindness counts at most 5 points more than the cubes you put on the other fairy’s cards yourself. Taking without giving gets you nowhere.',
    ],
  },
  short: {
    year: [
      'Two trimesters of projects',
      'After trimester 2 the final trimester follows. The short final projects with four steps are used, and everybody begins with 32 cubes.',
    ],
    finals: ['Six fairies', 'There are six short final projects: with six fairies all are laid out and the last one has no choice.'],
    grades: ['Grades of the short year', '65 points to pass, 70 for good, 75 for honours.'],
  },
  expert: {
    draft: [
      'S cards by draft',
      'Everybody is dealt four of the 28 S cards, keeps one and passes the others to the left, until all have kept four.',
    ],
    place: [
      'First cards',
      'You choose two of your cards for cells of the top row, wherever you like; starting places printed on them do not matter. The others go to your discard. All do this at once and in secret.',
    ],
    then: ['Then the projects', 'After that the projects of trimester 1 are drafted as usual.'],
  },
  wide: {
    sides: [
      'To the right, to the left',
      'An option for four or more. In odd turns of the game you lay your shared cards in front of your right neighbour, in even turns in front of the left one, and so does everybody.',
    ],
    reach: [
      'Wide reach',
      'You reach your personal zone and all shared cards that lie in front of you and of both neighbours. Cards laid to the right serve their owner and the two fairies to that side. With five fairies, in an odd turn, the third reaches the shared cards of the first, the second and her own.',
    ],
    back: [
      'Back to the owner',
      'At the end of the turn everybody takes back their cards with the cubes on them. With five or more fairies you can collect cubes of four colours.',
    ],
    copy: ['Copying in the wide variant', 'A card to be copied must be in reach and belong to another fairy.'],
  },
}

/** The reference. */
export const rules = rulesText(structure, titles, words)
