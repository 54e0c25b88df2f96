/** Setting up the real board: what goes where with so many players, the first order, the six skills. */
import type { ComponentChildren } from 'preact'
import { drawOrder, drawSkills } from '../../../../games/pixie-queen/clerk-luck.ts'
import { GOODS, type GoodsDelta, type Skill } from '../../../../games/pixie-queen/types.ts'
import { endSetUp } from '../../../companion/setup.ts'
import { Button } from '../../../kit/button.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { Crest, GoodPicture, Picture, SKILL_ART } from '../art.tsx'
import { useDesk } from './desk.ts'

const BOXED = 5

const given = (from: Readonly<Record<string, number>>): GoodsDelta =>
  Object.fromEntries(GOODS.flatMap((good) => ((from[good] ?? 0) > 0 ? [[good, from[good] ?? 0]] : [])))

function Line({ art, children }: { readonly art: ComponentChildren; readonly children: ComponentChildren }) {
  return (
    <li>
      <span class="setup-art">{art}</span>
      <span>{children}</span>
    </li>
  )
}

function Pieces() {
  const { c, t, book, edition } = useDesk()
  const players = book.players.length
  const { pixies, discs, start, foodTilesTopFirst, specialRow, demandTokens, bag, stones } = edition
  const own = pixies[String(players)] ?? 0
  const { honeyUnlessFavourite, ...all } = start
  const { setUp } = c
  const foods = foodTilesTopFirst[String(players)] ?? []
  return (
    <>
      <h3>{setUp.each}</h3>
      <ul class="setup-list">
        <Line art={<Picture id="g-pick" />}>{setUp.pixies(own, BOXED - own)}</Line>
        <Line art={<Picture id="g-kick" />}>{setUp.discs(discs)}</Line>
        <Line art={<GoodPicture kind="bread" />}>{setUp.goods(t.names.goods(given(all)))}</Line>
        <Line art={<GoodPicture kind="honey" />}>{setUp.honey(honeyUnlessFavourite)}</Line>
        <Line art={<Picture id="a-11" />}>{setUp.start}</Line>
      </ul>
      <h3>{setUp.board}</h3>
      <ul class="setup-list">
        {players === 2 && <Line art={<Picture id="g-pick" />}>{setUp.third(own)}</Line>}
        <Line art={<Picture id="a-6" />}>{setUp.food(foods.join(', '))}</Line>
        <Line art={<Picture id="a-9" />}>{setUp.single}</Line>
        <Line art={<Picture id="g-castle" />}>{setUp.rewards}</Line>
        <Line art={<Picture id="a-19" />}>{setUp.row(t.names.goods(given(specialRow)))}</Line>
        <Line art={<Picture id="g-queen" />}>{setUp.tokens(demandTokens.used)}</Line>
        <Line art={<Picture id="a-15" />}>{setUp.bag(bag.silver, bag.gold, Math.min(stones.total, stones.perPlayer * players))}</Line>
        <Line art={<Picture id="g-cornucopia" />}>{setUp.stock}</Line>
      </ul>
    </>
  )
}

function Order() {
  const { c, book, name, crest, colour, session, tell } = useDesk()
  const { setUp } = c
  const draw = () => void tell((now, at) => drawOrder(now.players.length, session.seed, at))
  return (
    <section class="stack-s">
      <h3>{setUp.order}</h3>
      {book.order.length > 0 && (
        <ol class="order-list">
          {book.order.map((seat) => (
            <li key={seat} class={colour(seat)}>
              <Crest colour={crest(seat)} />
              {name(seat)}
            </li>
          ))}
        </ol>
      )}
      <Button icon="swap" onClick={draw}>
        {book.order.length > 0 ? setUp.drawAgain : setUp.drawOrder}
      </Button>
    </section>
  )
}

function SkillLine({ skill }: { readonly skill: Skill }) {
  const { c, t, book, name, crest, colour, tell } = useDesk()
  const words = t.names.skills[skill]
  return (
    <li class="skill">
      <span class="setup-art">
        <Picture id={SKILL_ART[skill][0]} />
      </span>
      <span class="row-t">
        <b>{words.name}</b>
        <small>{words.does}</small>
      </span>
      <span class="takers">
        {book.players.map((player, seat) => (
          <button
            key={seat}
            type="button"
            class={`taker ${colour(seat)}`}
            aria-pressed={player.skill === skill}
            aria-label={c.setUp.takes(name(seat), words.name)}
            onClick={() => void tell({ type: 'skill', seat, skill })}
          >
            <Crest colour={crest(seat)} />
          </button>
        ))}
      </span>
    </li>
  )
}

function Skills() {
  const { c, book, session, tell, edition } = useDesk()
  const { setUp } = c
  const draw = () => void tell((_, at) => drawSkills(edition, session.seed, at))
  return (
    <section class="stack-s">
      <h3>{setUp.skills}</h3>
      {book.skills.length > 0 && (
        <>
          <p class="quiet-text">{setUp.pick}</p>
          <ul class="setup-list">
            {book.skills.map((skill) => (
              <SkillLine key={skill} skill={skill} />
            ))}
          </ul>
        </>
      )}
      <Button icon="swap" onClick={draw}>
        {book.skills.length > 0 ? setUp.drawAgain : setUp.drawSkills}
      </Button>
    </section>
  )
}

/** The guide, open by itself at the beginning. */
export function SetupSheet() {
  const { c, i, book, session, close } = useDesk()
  const ready = () => {
    endSetUp(session.id)
    close()
  }
  return (
    <Sheet
      class="pq clerk-sheet large"
      title={c.setup}
      note={c.setUp.intro(book.players.length)}
      closeLabel={i.common.close}
      onClose={close}
      actions={
        <Button kind="primary" onClick={ready}>
          {c.setUp.ready}
        </Button>
      }
    >
      <div class="setup stack">
        {session.edition !== undefined && <p class="quiet-text">{c.setUp.own}</p>}
        <Pieces />
        <Order />
        <Skills />
      </div>
    </Sheet>
  )
}
