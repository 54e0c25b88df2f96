/** The players in turn order, as plates on a phone and as cards beside a larger board; and the score track. */

import type { Seat } from '../../../core/game.ts'
import { Crest, colourClass, GoodPicture, LooseFace, Picture, Pixie, Seal, SKILL_ART, signed } from './art.tsx'
import { courtOrder, dueOf, placeIn, scoreOf, stonesOf, thirdColour } from './facts.ts'
import { playerLabel } from './labels.ts'
import { part, type Table, useTable } from './table.ts'

function Pips({ seat }: { readonly seat: Seat }) {
  const { view } = useTable()
  const left = view.players[seat]?.discs ?? 0
  const all = view.options.edition.discs
  return (
    <span class="pips">
      {Array.from({ length: all }, (_, i) => (
        <i key={i} class={i < left ? '' : 'off'} />
      ))}
    </span>
  )
}

/** Food tile, single-use tile, the tile on skill S8, the skill. They draw closer, edge over edge, where there is no room for all. */
function Tiles({ seat }: { readonly seat: Seat }) {
  const { view } = useTable()
  const p = view.players[seat]
  if (!p) return null
  const count = [p.foodTile, p.singleUse, p.onSkill, p.skill].filter((tile) => tile !== null).length
  return (
    <span class={`tls${count > 2 ? ' many' : ''}`} style={count > 1 ? { '--gaps': String(count - 1) } : undefined}>
      {p.foodTile !== null && <span class="mtile food">{p.foodTile}</span>}
      {p.singleUse && (
        <span class="mtile once">
          <LooseFace tile={p.singleUse} />
        </span>
      )}
      {p.onSkill !== null && (
        <span class="mtile once">
          <LooseFace tile={p.onSkill} />
        </span>
      )}
      {p.skill && (
        <span class="mtile skill">
          <Picture id={SKILL_ART[p.skill][0]} />
        </span>
      )}
    </span>
  )
}

function Counts({ seat, servants }: { readonly seat: Seat; readonly servants: boolean }) {
  const { view } = useTable()
  const p = view.players[seat]
  const stones = stonesOf(view, seat)
  return (
    <>
      <span class="min">
        <Picture id="g-pick" />
        {p?.miners ?? 0}
      </span>
      {stones > 0 && (
        <span class="min">
          <GoodPicture kind="stone" cls="i" />
          {stones}
        </span>
      )}
      {servants && (p?.servants ?? 0) > 0 && (
        <span class="min">
          <Picture id="g-castle" />
          {p?.servants}
        </span>
      )}
    </>
  )
}

/** Whose decision it is, said by a frame and in words. */
function usePlateState(seat: Seat): string {
  const { view, me, model, moment } = useTable()
  const thinking = moment ? [] : model.thinking.peek()
  const p = view.players[seat]
  return `${view.deciding.includes(seat) ? ' turn' : ''}${seat === me ? ' me' : ''}${p?.alive ? '' : ' out'}${thinking.includes(seat) ? ' thinking' : ''}`
}

/** All that is public of a seat and told by its plate or card. */
const plateFacts = (table: Table, { seat }: { readonly seat: Seat }): readonly unknown[] => {
  const { view, model, moment } = table
  const { screen: _own, ...known } = view.players[seat] ?? { screen: null }
  return [
    JSON.stringify(known),
    dueOf(view, seat),
    view.turnNow.indexOf(seat),
    view.turnNext.indexOf(seat),
    view.deciding.includes(seat),
    !moment && model.thinking.value.includes(seat),
  ]
}

const Plate = part<{ readonly seat: Seat }>(plateFacts, ({ seat }) => {
  const table = useTable()
  const { view, name, desk } = table
  const place = placeIn(view.turnNow, seat)
  return (
    <li>
      <button
        type="button"
        class={`plate ${colourClass(seat)}${usePlateState(seat)}`}
        data-at={`plate-${seat}`}
        aria-label={playerLabel(table, seat)}
        onClick={() => {
          desk.panel.value = { kind: 'player', seat }
        }}
      >
        <span class="who">
          <Crest colour={seat} />
          <span class={`nm${name(seat).length > 6 ? ' long' : ''}`}>{name(seat)}</span>
          {place > 0 && <span class="ord">{place + 1}</span>}
        </span>
        <span class="mid">
          <span class="score">{signed(scoreOf(view, seat))}</span>
          <Pips seat={seat} />
        </span>
        <span class="low">
          <Counts seat={seat} servants={false} />
          <Tiles seat={seat} />
        </span>
        {place === 0 && <Picture id="g-fav" cls="fav" />}
      </button>
    </li>
  )
})

/** The third colour of a two-player game: its pixies, which no one leads. */
function ThirdPlate() {
  const { view, w } = useTable()
  const colour = thirdColour(view)
  if (colour === null) return null
  const active = view.spaces.filter((s) => s.pixie === colour).length
  return (
    <li>
      <div class={`plate third ${colourClass(colour)}`}>
        <span class="who">
          <Crest colour={colour} />
          <span class="nm">{w.thirdColour}</span>
        </span>
        <span class="mid">
          <Pixie colour={colour} cls="thirdpix" />
          <span class="score">{active}</span>
        </span>
        <span class="low">
          <span class="min">
            <Picture id="g-pick" />
            {view.neutralMiners}
          </span>
        </span>
      </div>
    </li>
  )
}

/** The court of a phone. */
export function Court({ width }: { readonly width: number }) {
  const { view, w } = useTable()
  const seats = courtOrder(view)
  const shown = seats.length + (view.seats === 2 ? 1 : 0)
  return (
    <ol class={`court${width / shown < 84 ? ' five' : width / shown > 110 ? ' roomy' : ''}`} aria-label={w.court}>
      {seats.map((s) => (
        <Plate key={s} seat={s} />
      ))}
      <ThirdPlate />
    </ol>
  )
}

const Card = part<{ readonly seat: Seat }>(plateFacts, ({ seat }) => {
  const table = useTable()
  const { view, w, t, name, desk } = table
  const p = view.players[seat]
  const place = placeIn(view.turnNow, seat)
  const next = placeIn(view.turnNext, seat)
  return (
    <li>
      <button
        type="button"
        class={`card ${colourClass(seat)}${usePlateState(seat)}`}
        data-at={`plate-${seat}`}
        aria-label={playerLabel(table, seat)}
        onClick={() => {
          desk.panel.value = { kind: 'player', seat }
        }}
      >
        <span class="c1">
          <Crest colour={seat} />
          <span class="nm">{name(seat)}</span>
          {place === 0 ? (
            <span class="favtag">
              <Picture id="g-fav" cls="" />
              <span>{w.favourite}</span>
            </span>
          ) : (
            <span class="ord">{place > 0 ? t.names.ordinal(place + 1) : w.out}</span>
          )}
        </span>
        <span class="c2">
          <span class="score">{signed(scoreOf(view, seat))}</span>
          <span class="due">{w.due(dueOf(view, seat))}</span>
          <span class="dd">
            {Array.from({ length: view.options.edition.discs }, (_, i) =>
              i < (p?.discs ?? 0) ? <Seal key={i} colour={seat} cls="" /> : <i key={i} />,
            )}
          </span>
        </span>
        <span class="c3">
          <Counts seat={seat} servants />
          <Tiles seat={seat} />
        </span>
        {next >= 0 && <span class="c4">{w.nextRound(next + 1)}</span>}
      </button>
    </li>
  )
})

/** The court of a tablet or desktop. */
export function CourtPanel() {
  const { view, w } = useTable()
  return (
    <section class={`panel courtp n${view.seats}`} aria-label={w.court}>
      <h2>
        {w.court} <small>{w.inTurnOrder}</small>
      </h2>
      <ol>
        {courtOrder(view).map((s) => (
          <Card key={s} seat={s} />
        ))}
        <ThirdPlate />
      </ol>
    </section>
  )
}
