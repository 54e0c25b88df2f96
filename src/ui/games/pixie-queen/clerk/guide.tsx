/** Which phase it is, what is to do in it, and what can be told of it with one tap. */
import { askRule } from '../../../../app/rules.ts'
import { goldenLeft, goldenOf } from '../../../../games/pixie-queen/clerk.ts'
import { FOODS, ROUND_PHASES, type RoundPhase, SERIES } from '../../../../games/pixie-queen/types.ts'
import { Icon } from '../../../kit/icon.tsx'
import { Crest, GoodPicture, Picture, SERIES_ART } from '../art.tsx'
import { useDesk } from './desk.ts'

const ART: Readonly<Record<RoundPhase, string>> = {
  steal: 'a-1',
  actions: 'a-18',
  offerings: 'g-cornucopia',
  rewards: 'g-castle',
  punishments: 'a-10',
}

/** The statement at which the rules of a phase open. */
const RULES: Readonly<Record<RoundPhase, string>> = {
  steal: 'PQ-STEAL-01',
  actions: 'PQ-ACT-01',
  offerings: 'PQ-OFFER-01',
  rewards: 'PQ-REWARD-01',
  punishments: 'PQ-PUNISH-01',
}

function Phases() {
  const { c, book } = useDesk()
  const now = ROUND_PHASES.indexOf(book.phase)
  return (
    <ol class="phases">
      {ROUND_PHASES.map((phase, i) => {
        const { short } = c.phases[phase]
        const label = i < now ? c.phaseDone(short) : i === now ? c.phaseNow(short) : undefined
        return (
          <li key={phase} class={i < now ? 'done' : i === now ? 'now' : ''} aria-current={i === now ? 'step' : undefined}>
            {i < now && <Icon name="check" />}
            <span aria-hidden={label !== undefined}>{short}</span>
            {label && <span class="sr">{label}</span>}
          </li>
        )
      })}
    </ol>
  )
}

/** Who is first, as the big cubes lie now. */
function First() {
  const { c, book, name, crest, colour, tell } = useDesk()
  return (
    <fieldset class="quick" aria-label={c.whoIsFirst}>
      <span>{c.whoIsFirst}</span>
      {book.players.map(
        ({ outIn }, seat) =>
          outIn === 0 && (
            <button
              key={seat}
              type="button"
              class={`quick-b ${colour(seat)}`}
              aria-pressed={book.favourite === seat}
              aria-label={c.isFavourite(name(seat))}
              onClick={() => void tell({ type: 'favourite', seat })}
            >
              <Crest colour={crest(seat)} />
            </button>
          ),
      )}
    </fieldset>
  )
}

/** The demand of the round, and what when nobody met it. */
function Demand() {
  const { c, t, book, tell, open } = useDesk()
  const food = book.demands[book.round - 1]
  if (food)
    return (
      <div class="quick">
        <span>
          <GoodPicture kind={food} /> {c.demandNow(t.names.some(food))}
        </span>
        <button type="button" class="quick-w" onClick={() => open({ kind: 'furious' })}>
          {c.furious}
        </button>
      </div>
    )
  return (
    <fieldset class="quick" aria-label={c.theDemand}>
      <span>{c.theDemand}</span>
      {FOODS.map((each) => (
        <button
          key={each}
          type="button"
          class="quick-b"
          aria-label={c.demandNow(t.names.some(each))}
          onClick={() => void tell({ type: 'demand', food: each })}
        >
          <GoodPicture kind={each} />
        </button>
      ))}
    </fieldset>
  )
}

/** Promoted miners climb out one by one: told before the punishments count those who are left (PQ-REWARD-11). */
function Promoted() {
  const { c, book, name, crest, colour, tell } = useDesk()
  const climb = (seat: number) =>
    void tell((now) => {
      const miners = now.players[seat]?.miners ?? 0
      return miners > 0 ? { type: 'miners', seat, miners: miners - 1 } : null
    })
  return (
    <fieldset class="quick" aria-label={c.promoted}>
      <span>{c.promoted}</span>
      {book.players.map(
        ({ miners, outIn }, seat) =>
          outIn === 0 && (
            <button
              key={seat}
              type="button"
              class={`quick-b quick-n ${colour(seat)}`}
              aria-label={c.climbsOut(name(seat), miners)}
              disabled={miners === 0}
              onClick={() => climb(seat)}
            >
              <Crest colour={crest(seat)} />
              <b>{miners}</b>
            </button>
          ),
      )}
    </fieldset>
  )
}

/** The golden tiles that are left; a tap takes one. */
function Golden() {
  const { c, t, book, tell, edition } = useDesk()
  if (goldenLeft(edition, book) === 0) return <p class="quick">{c.golden.gone}</p>
  return (
    <fieldset class="quick" aria-label={c.golden.left}>
      <span>{c.golden.left}</span>
      {SERIES.map((series) => {
        const left = goldenOf(edition, book, series)
        return (
          <button
            key={series}
            type="button"
            class="quick-b quick-n"
            aria-label={c.golden.take(t.names.series[series].name, left)}
            disabled={book.tiles[series] >= edition.rewardTiles[series].length}
            onClick={() => void tell({ type: 'tile', series })}
          >
            <Picture id={SERIES_ART[series]} />
            <b>{left}</b>
          </button>
        )
      })}
    </fieldset>
  )
}

/** The other end of a game, where nobody told the tiles: it may be counted up before the last round. */
function GoldGone() {
  const { c, open } = useDesk()
  return (
    <div class="quick">
      <span>{c.goldGone}</span>
      <button type="button" class="quick-w" onClick={() => open({ kind: 'count' })}>
        {c.finalCount}
      </button>
    </div>
  )
}

/** What is different with two players. */
function useTwo(): string {
  const { c, book } = useDesk()
  if (book.players.length > 2 || book.over) return ''
  return book.phase === 'offerings' || book.phase === 'rewards' ? ` ${c.twoPlayers[book.phase]}` : ''
}

/** What a phase is told by besides its words. `told`: tiles were told, so the clerk knows when the golden ones are gone. */
function Asides({ told }: { readonly told: boolean }) {
  const { book } = useDesk()
  const { phase } = book
  return (
    <>
      {phase === 'steal' && <First />}
      {phase === 'offerings' && <Demand />}
      {phase === 'rewards' && <Promoted />}
      {(phase === 'actions' || phase === 'rewards' || (told && phase === 'punishments')) && <Golden />}
      {phase === 'punishments' && !told && !book.stairsDue && <GoldGone />}
    </>
  )
}

/** The guide through the round. */
export function Guide() {
  const { c, book } = useDesk()
  const { short } = c.phases[book.phase]
  const ended = { lead: `${c.lines.end}.`, text: `${c.finalCount}: ${c.countNote}.` }
  const { lead, text } = book.over ? ended : book.stairsDue ? c.stairsDue : c.phases[book.phase]
  const two = useTwo()
  const told = SERIES.some((series) => book.tiles[series] > 0)
  return (
    <section class="guide" aria-label={c.guide}>
      <Phases />
      <div class="guide-body">
        <button
          type="button"
          class="guide-art"
          aria-label={c.rulesOf(short)}
          title={c.rulesOf(short)}
          onClick={() => askRule('pixie-queen', RULES[book.phase])}
        >
          <Picture id={ART[book.phase]} />
          <Icon name="book" />
        </button>
        <p>
          <b>{lead}</b> {text}
          {two}
        </p>
      </div>
      {!book.over && <Asides told={told} />}
    </section>
  )
}
