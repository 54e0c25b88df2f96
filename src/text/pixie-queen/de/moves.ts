/** German sentences for moves. */
import type { Place } from '../../../games/pixie-queen/types.ts'
import type { MoveTexts, SpaceEffects } from '../assemble.ts'
import type { TileFact } from '../facts.ts'
import type { TextContext } from '../rich.ts'
import { isThirdColour } from '../rich.ts'
import { names } from './names.ts'

const { good, goods, punishment, points, format } = names

/** Whose it is: "von Klaus", "der dritten Farbe". */
export const of = (colour: number, ctx: TextContext): string =>
  isThirdColour(colour, ctx) ? 'der dritten Farbe' : `von ${ctx.name(colour)}`
/** A space's name inside a sentence. */
export const quoted = (id: number): string => `„${names.space(id)}“`
/** Where a pixie comes from: "aus der Mine", "von „Casino“". */
export const fromPlace = (where: Place): string =>
  where === 'mine' ? 'aus der Mine' : where === 'castle' ? 'von der Königin' : `von ${quoted(where)}`
/** Where a pixie goes: "zur Königin", "auf „Casino“". */
export const toPlace = (where: Place): string =>
  where === 'mine' ? 'in die Mine' : where === 'castle' ? 'zur Königin' : `auf ${quoted(where)}`

export const effects: SpaceEffects = {
  stealFood: () => `nimm 2 ${names.anyFood}`,
  stealSilver: (s) => `nimm ${good('silver', s.count)}`,
  promotePixie: () => 'ein Pixie steigt eine Reihe auf',
  exchange: (s) => `tausche bis zu ${s.count} Güter einer Art`,
  convert: (s) => `zahle ${good('silver', s.price)} je Gold`,
  takeFoodTile: (s) => (s.value > 0 ? `jede Runde ${s.value} Essen deiner Wahl` : 'kein Plättchen mehr da'),
  takeDouble: () => 'opfere einmal zwei Arten',
  takePeek: () => 'wähle beim Graben zwei Würfel',
  takeMercy: () => 'erspart einmal einem Pixie die Mine',
  punish: (s) => `würfle und verteile ${s.die[0]} bis ${s.die[1]} Punkte`,
  advance: () => 'zahle 1 Silber oder 1 Gold, eine Stufe hinauf',
  casino: () => 'würfle um dreierlei Essen, 2 Silber oder 1 Gold',
  forgeRing: (s) =>
    `zahle ${good('gold', s.price)}, nimm den ${names.series.ring.tile(s.value)}${s.bonus > 0 ? `, ${format.delta(s.bonus)} durch dein Talent` : ''}`,
  robPixie: () => 'nimm das Essen eines gegnerischen Felds',
  mining: (s) => `ziehe ${format.count(s.count, 'Würfel', 'Würfel')} aus dem Beutel`,
  swapTiles: () => 'mit dem Plan oder einem Gegner',
  removeOrTake: () => 'nimm 1 Essen oder wirf 3 Güter weg',
  copy: (s) => `${punishment(s.price)}, dann eine genutzte Aktion wiederholen`,
  specialOffering: (s) => `zahle ${goods(s.pay)}, lege 1 Gut dazu, nimm das ${names.series.special.tile(s.value)}`,
  changeOrder: () => 'zahle Honig, rücke nächste Runde vor',
  priority: () => 'befördere zuerst, kein Pixie muss in die Mine',
}

const nthAccusative = (miner: number) => (miner === 0 ? 'ersten' : 'zweiten')
const tileOf = (t: TileFact) => names.tile(t.tile) + (t.onSkill ? ' (auf dem Extraplatz)' : '')

export const moves: MoveTexts = {
  order: (m, ctx) => ['Reihenfolge', format.and(m.order.map((seat) => ctx.name(seat)))],
  skills: (m) => ['Talente zur Wahl', format.and(m.skills.map((skill) => names.skills[skill].name))],
  roll: (m) => [`Eine ${m.points}`, 'auf dem Strafwürfel'],
  face: (m) => ['Casinowürfel', goods(m.goods)],
  draw: (m) => {
    const cubes = (['silver', 'gold', 'stone'] as const).filter((cube) => m.cubes[cube] > 0).map((cube) => good(cube, m.cubes[cube]))
    return ['Aus dem Beutel gezogen', cubes.length > 0 ? format.and(cubes) : 'nichts']
  },
  demand: (m) => ['Die Königin wünscht', names.some(m.food)],
  pickSkill: (m) => [
    names.skills[m.skill].name,
    names.skills[m.skill].does,
    `Das ${names.tile(m.skill)} nehmen: ${names.skills[m.skill].does}`,
  ],
  foodTile: (m) => [goods(m.goods), 'durch dein Nahrungsplättchen', `Mit dem Nahrungsplättchen ${goods(m.goods)} nehmen`],
  space: ({ fact }) => {
    const name = names.spaces[fact.code].name
    return [name, effects[fact.code](fact), `${name}: ${effects[fact.code](fact)} (${names.discs(fact.discs)})`]
  },
  copy: ({ fact }) => {
    const name = names.spaces[fact.code].name
    return [name, effects[fact.code](fact), `„${name}“ kopieren: ${effects[fact.code](fact)}`]
  },
  pass: (m) => ['Passen', punishment(m.points)],
  unchain: (m) => [
    'Stein entfernen',
    `${m.bread > 0 ? 'zahle 1 Brot' : 'umsonst durch dein Talent'}, ${m.stones > 1 ? `danach noch ${names.stones(m.stones - 1)}` : 'dann ist er frei'}`,
    `Einen Stein entfernen, einer deiner Bergleute hat ${names.stones(m.stones)}: ${m.bread > 0 ? 'zahle 1 Brot' : 'umsonst durch dein Talent'}`,
  ],
  endTurn: () => ['Zug beenden', 'nichts mehr in diesem Zug', 'Deinen Zug beenden'],
  endUnchain: () => ['Fertig', 'die übrigen Steine bleiben', 'Fertig: die übrigen Steine bleiben'],
  stop: (m) =>
    m.free
      ? ['Schritt auslassen', 'alle Pixies bleiben', 'Auf den freien Schritt verzichten: alle deine Pixies bleiben']
      : [
          'Hier aufhören',
          m.steps > 0 ? `${names.steps(m.steps)} ungenutzt` : 'alle Pixies bleiben',
          `Mit den Beförderungen aufhören: ${m.steps > 0 ? `${names.steps(m.steps)} ungenutzt` : 'alle Pixies bleiben'}`,
        ],
  takeFood: (m) => [good(m.good, m.count), '', `${good(m.good, m.count)} nehmen`],
  exchangeGive: (m) => [`${names.some(m.good)} geben`, `du hast ${m.have}`],
  exchangeTake: (m) => [`${names.some(m.good)} nehmen`, `für ${names.some(m.give)}`],
  exchangeCount: (m) => [
    `${m.count}`,
    `${good(m.give, m.count)} für ${good(m.take, m.count)}`,
    `${good(m.give, m.count)} geben, ${good(m.take, m.count)} nehmen`,
  ],
  convert: (m) => [
    good('gold', m.gold),
    `für ${good('silver', m.silver)}`,
    `${good('gold', m.gold)} machen: zahle ${good('silver', m.silver)}`,
  ],
  scrapTake: (m) => [`${good(m.good, 1)} nehmen`, '', `${good(m.good, 1)} nehmen`],
  scrapRemove: (m) => [goods(m.goods), m.gone ? 'aus dem Spiel' : 'zurück in den Vorrat', `${goods(m.goods)} wegwerfen`],
  honey: (m) => [
    good('honey', m.count),
    `nächste Runde ${names.ordinal(m.place)}`,
    `${good('honey', m.count)} zahlen: nächste Runde auf Platz ${m.place}`,
  ],
  split: (m, ctx) => {
    const shares = m.shares.map((share) => `${share.points} an ${ctx.name(share.colour)}`)
    const full = m.shares.map((share, i) => `${i === 0 ? points(share.points) : share.points} an ${ctx.name(share.colour)}`)
    return [
      format.and(shares),
      format.plural(m.shares.length === 1 ? (m.shares[0]?.points ?? 0) : 2, 'Strafpunkt', 'Strafpunkte'),
      `${format.and(full)} geben`,
    ]
  },
  advance: (m) => {
    const then = m.track === 'gold' ? `ein Ring kostet dann ${m.price} Gold` : `ein Gold kostet dann ${m.price} Silber`
    const pay = `zahle ${good(m.track, 1)}`
    const fine = `${punishment(m.points)} je Runde${m.points === m.was ? ' wie bisher' : ` statt ${m.was}`}`
    return [
      `${names.tracks[m.track]} hinauf`,
      `${pay}; ${then}`,
      `${names.tracks[m.track]} hinauf auf Stufe ${m.step}: ${pay}; ${fine}; ${then}`,
    ]
  },
  rob: (m, ctx) => {
    const victim = m.victim === null ? 'niemanden' : ctx.name(m.victim)
    return [
      `${victim} ausrauben`,
      `${names.space(m.space)}: ${goods(m.goods)}`,
      `Den Pixie von ${victim} auf ${quoted(m.space)} ausrauben: ${goods(m.goods)}, soweit vorhanden`,
    ]
  },
  peek: (m) =>
    m.use
      ? ['Fernrohr benutzen', `wähle ${format.count(m.count, 'Würfel', 'Würfel')}, dann geht es zurück`]
      : ['Blind ziehen', 'behalte das Fernrohr'],
  pick: (m) => [names.goodForms[m.cube][0], '', `${m.cube === 'stone' ? 'Einen Stein' : names.goodForms[m.cube][0]} aus dem Beutel wählen`],
  chain: (m, ctx) => {
    const whose = m.mine ? `deinen ${nthAccusative(m.miner)} Bergmann` : `den ${nthAccusative(m.miner)} Bergmann ${of(m.colour, ctx)}`
    return [
      m.mine ? 'Dein eigener Bergmann' : `Bergmann ${of(m.colour, ctx)}`,
      m.stones > 0 ? `hat ${names.stones(m.stones)}` : 'noch frei',
      `Den Stein neben ${whose} legen, ${m.stones > 0 ? `er hat ${names.stones(m.stones)}` : 'er ist noch frei'}`,
    ]
  },
  swapBoard: (m) => [tileOf(m.other), `für dein ${tileOf(m.mine)}`, `Dein ${tileOf(m.mine)} geben, das ${tileOf(m.other)} vom Plan nehmen`],
  swapSeat: (m, ctx) => [
    `${tileOf(m.other)} von ${ctx.name(m.seat)}`,
    `für dein ${tileOf(m.mine)}`,
    `Dein ${tileOf(m.mine)} geben, das ${tileOf(m.other)} von ${ctx.name(m.seat)} nehmen`,
  ],
  add: (m) => [`${good(m.good, 1)} dazulegen`, 'bleibt im Opferkorb', `${good(m.good, 1)} in den Opferkorb legen`],
  send: (m) => [`Pixie auf ${names.space(m.space)}`, 'geht in die Mine', `Deinen Pixie von ${quoted(m.space)} in die Mine schicken`],
  mercy: () => ['Gnade einsetzen', 'kein Pixie geht in die Mine'],
  announce: (m) =>
    m.use ? ['Doppelopfer ansagen', 'opfere diese Runde zwei Arten'] : ['Doppelopfer behalten', 'opfere diese Runde eine Art'],
  offer: (m) =>
    m.wrong
      ? [
          `${good(m.good, m.count)} opfern`,
          `unerwünscht: ${punishment(m.points)}`,
          `${good(m.good, m.count)} opfern, von der Königin unerwünscht: ${punishment(m.points)}`,
        ]
      : [
          `${good(m.good, m.count)} opfern`,
          m.good === 'silver' || m.good === 'gold' ? `für die ${names.tracks[m.good]}` : names.steps(m.count),
          `${good(m.good, m.count)} opfern`,
        ],
  seal: (m) => (m.empty ? ['Nichts opfern', punishment(m.points)] : ['Hand schließen', goods(m.goods), `Nur ${goods(m.goods)} opfern`]),
  promote: (m, ctx) => {
    const owner = m.mine ? '' : ` ${of(m.colour, ctx)}`
    const mover =
      m.from === 'mine' ? `${m.mine ? 'Einen' : 'Den'} Bergmann${owner}` : `${m.mine ? 'Deinen' : 'Den'} Pixie${owner} ${fromPlace(m.from)}`
    const pay = m.apples > 0 ? ` für ${good('apple', m.apples)}` : ' umsonst'
    const push = m.displaced === null ? '' : ` und den Pixie ${of(m.displaced, ctx)}${pay} verdrängen`
    const start = m.from === 'mine' ? 'Bergmann' : typeof m.from === 'number' ? names.space(m.from) : names.place(m.from)
    const goal = typeof m.to === 'number' ? names.space(m.to) : names.place(m.to)
    return [
      `${start} → ${goal}`,
      m.displaced === null
        ? 'eine Reihe höher'
        : `${isThirdColour(m.displaced, ctx) ? 'Dritte Farbe' : ctx.name(m.displaced)}${pay} verdrängen`,
      `${mover} ${toPlace(m.to)} befördern${push}`,
    ]
  },
}
