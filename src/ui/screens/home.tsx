import { computed } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { lastSession } from '../../app/last-session.ts'
import { href } from '../../app/routes.ts'
import { tables } from '../../app/tables.ts'
import { offlineReady } from '../../app/update.ts'
import { GAMES, type GameCard } from '../games/index.tsx'
import { Icon, type IconName } from '../kit/icon.tsx'
import { Cover } from './cover.tsx'
import { ContinueCard, QuickCard, SessionCard } from './home-continue.tsx'
import { InstallStrip } from './install.tsx'
import { playAtOnce, starting } from './quick.ts'
import { Sky } from './sky.tsx'
import { useText } from './texts.ts'
import './home.css'

/** A cover fills its card: it is as wide as the card, or where that is narrower than its shape, as the card's height makes it. */
const SIZES = '(min-width: 1000px) calc(59vh - 47px), max(46vw, 59vh - 192px)'

/** The table to go on with; nothing while the tables are not known. Only the parts that show it wait for it. */
const last = computed(() => tables.value?.find((table) => !table.over))
const resumable = computed(() => last.value !== undefined)

/** The way to the table that was left, or else to a new one at once. */
function Resume() {
  const first = GAMES.find((game) => game.play)
  const session = lastSession()
  if (session && tables.value && session.at > (last.value?.updated ?? 0)) return <SessionCard session={session} />
  if (last.value) return <ContinueCard table={last.value} />
  return tables.value && first ? <QuickCard game={first} /> : <div class="cont-space" />
}

function CoverCard({ game }: { readonly game: GameCard }) {
  const t = useText()
  const quick = game.play !== undefined && resumable.value
  const about = `${t.home.worlds[game.world]}, ${t.home.playersRange(...game.seats)}`
  return (
    <li class={`cover ${game.world}`}>
      <Cover of={game} sizes={SIZES} />
      <h2 class="cover-t display">
        {game.title}
        <small>{about}</small>
      </h2>
      <div class="cover-b">
        {quick && (
          <button
            type="button"
            class="pill go"
            aria-label={`${t.newTable.play}: ${game.title}`}
            aria-busy={starting.value}
            onClick={() => void playAtOnce(game)}
          >
            <Icon name="play" />
            {t.newTable.play}
          </button>
        )}
        {game.play ? (
          <a class="pill cover-new" href={href({ name: 'new', game: game.id })} aria-label={t.home.newGameOf(game.title)}>
            {t.home.newGame}
          </a>
        ) : (
          <span class="cover-later">{t.home.inTheMaking}</span>
        )}
      </div>
    </li>
  )
}

interface DoorProps {
  readonly icon: IconName
  readonly to: string
  readonly title: string
  readonly note: string
  readonly count?: number
  /** Its note is read on phones too: the title alone would not say where it leads. */
  readonly told?: boolean
}

function Door({ icon, to, title, note, count = 0, told = false }: DoorProps) {
  const t = useText()
  return (
    <a class={told ? 'door told' : 'door'} href={to}>
      <Icon name={icon} />
      <span class="door-t">
        <b>{title}</b>
        <small>{note}</small>
      </span>
      {count > 0 && (
        <em>
          <span aria-hidden="true">{t.common.number(count)}</span>
          <span class="sr">{t.home.savedCount(count)}</span>
        </em>
      )}
      <Icon name="next" class="door-next" />
    </a>
  )
}

function Doors() {
  const t = useText()
  const game = GAMES.find((each) => each.play)?.id ?? ''
  return (
    <nav class="doors" aria-label={t.a11y.mainNavigation}>
      <Door
        icon="scroll"
        to={href({ name: 'tables' })}
        title={t.home.savedTables}
        note={t.home.savedNote}
        count={tables.value?.length ?? 0}
      />
      <Door icon="book" to={href({ name: 'companion', id: '' })} title={t.home.companion} note={t.home.companionNote} told />
      <Door icon="cup" to={href({ name: 'book', player: '' })} title={t.home.book} note={t.home.bookNote} />
      <Door icon="spell-book" to={href({ name: 'rules', game, entry: '' })} title={t.home.learn} note={t.home.rulesNote} />
      <Door icon="gear" to={href({ name: 'settings' })} title={t.home.settings} note={t.home.settingsNote} />
      <Door icon="info" to={href({ name: 'about' })} title={t.home.about} note={t.home.aboutNote} />
    </nav>
  )
}

/** The first screen: the last table, the games, the doors to everything else. */
export function Home() {
  const t = useText()
  useEffect(() => {
    document.title = t.app.name
  }, [])
  return (
    <div class="home-page">
      <Sky />
      <main class="home" id="main">
        <div class="home-side">
          <header class="home-head">
            <img src={`${import.meta.env.BASE_URL}icons/mark.webp`} alt="" width="44" height="44" />
            <h1 class="display">{t.app.name}</h1>
            {offlineReady.value && (
              <p class="offline">
                <Icon name="check" />
                <span class="in-short">{t.home.worksOffline}</span>
                <span class="at-length">{t.home.offlineLong}</span>
              </p>
            )}
          </header>
          <p class="home-lead">{t.home.lead}</p>
          <Resume />
        </div>
        <section class="games" aria-label={t.home.games}>
          <ul class="covers">
            {GAMES.map((game) => (
              <CoverCard key={game.id} game={game} />
            ))}
          </ul>
        </section>
        <div class="home-more">
          <Doors />
          <InstallStrip />
        </div>
      </main>
    </div>
  )
}
