import { type ReadonlySignal, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { navigate } from '../../app/router.ts'
import { closeRules, type RuleQuestion } from '../../app/rules.ts'
import { lazyTexts } from '../../app/texts.ts'
import type { RulesText } from '../../text/index.ts'
import type { RuleChapter, RuleEntry } from '../../text/rules.ts'
import { GAMES, type GameCard, gameCard } from '../games/index.tsx'
import { Segmented } from '../kit/choice.tsx'
import { TextField } from '../kit/field.tsx'
import { Icon } from '../kit/icon.tsx'
import { Notice } from '../kit/notice.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { Frame } from './frame.tsx'
import { Missing } from './missing.tsx'
import { Entry } from './rules-entry.tsx'
import { useText } from './texts.ts'

const loaded = new Map<string, ReadonlySignal<RulesText | null>>()

/** The reference of a game in the language in force, loaded when first asked for. */
function rulesOf(game: GameCard): RulesText | null {
  const known = loaded.get(game.id)
  if (known) return known.value
  const { play } = game
  const fresh = play ? lazyTexts((language) => play.loadRules(language)) : signal(null)
  loaded.set(game.id, fresh)
  return fresh.value
}

/** The entry of an address or a question: by its own id, or by the id of a statement. */
function entryOf(rules: RulesText, id: string): RuleEntry | undefined {
  return rules.chapters.flatMap((chapter) => chapter.entries).find((entry) => entry.id === id) ?? rules.entryFor(id)
}

function Chapter({
  game,
  chapter,
  at,
  asked,
}: {
  readonly game: string
  readonly chapter: RuleChapter
  readonly at: RuleEntry | undefined
  readonly asked: string
}) {
  const here = chapter.entries.some((entry) => entry === at)
  return (
    <details class="chapter list" open={here}>
      <summary>
        <h2>{chapter.title}</h2>
        <Icon name="down" />
      </summary>
      {chapter.entries.map((entry) => (
        <Entry key={entry.id} game={game} entry={entry} open={entry === at} asked={entry === at ? asked : ''} />
      ))}
    </details>
  )
}

/** What is searched for; kept while one walks through the entries. */
const query = signal('')

function Found({ game, rules }: { readonly game: string; readonly rules: RulesText }) {
  const found = rules.search(query.value)
  const chapterOf = (entry: RuleEntry) => rules.chapters.find(({ entries }) => entries.includes(entry))?.title
  return (
    <>
      {found.length > 0 && (
        <div class="list">
          {found.map((entry) => (
            <Entry key={entry.id} game={game} entry={entry} open={found.length === 1} asked="" chapter={chapterOf(entry)} />
          ))}
        </div>
      )}
    </>
  )
}

function Search() {
  const t = useText()
  return (
    <search class="rules-search">
      <TextField
        label={t.rules.search}
        hideLabel
        icon="search"
        inputMode="search"
        autocomplete="off"
        placeholder={t.rules.search}
        value={query.value}
        onInput={(text) => {
          query.value = text
        }}
      />
    </search>
  )
}

/** Search field and chapters; opened at `asked`, an entry or a statement, if there is one. */
function Reference({ game, asked }: { readonly game: GameCard; readonly asked: string }) {
  const t = useText()
  const rules = rulesOf(game)
  useEffect(() => {
    query.value = ''
  }, [asked])
  if (!rules) return null
  const at = asked === '' ? undefined : entryOf(rules, asked)
  const searched = query.value.trim() !== ''
  return (
    <>
      <Search />
      {asked !== '' && !at && <Notice>{t.rules.noneFor(asked)}</Notice>}
      {/* There before its words are: a reader would not speak those of a status that comes with them. */}
      <p role="status" class="quiet-text">
        {searched && t.rules.results(rules.search(query.value).length)}
      </p>
      {searched ? (
        <Found game={game.id} rules={rules} />
      ) : (
        <div class="stack-s">
          {rules.chapters.map((chapter) => (
            <Chapter key={chapter.id} game={game.id} chapter={chapter} at={at} asked={asked} />
          ))}
        </div>
      )}
    </>
  )
}

const READABLE = GAMES.flatMap(({ id, title, play }) => (play ? [{ value: id, label: title }] : []))

/** Which game's rules. */
function GameSwitch({ chosen }: { readonly chosen: string }) {
  const t = useText()
  const turnTo = (game: string) => navigate({ name: 'rules', game, entry: '' }, { replace: true })
  return <Segmented label={t.home.games} options={READABLE} value={chosen} onChange={turnTo} />
}

/** The reference as a screen: `#/rules/<game>/<entry or statement>`. */
export function Rules({ game, entry }: { readonly game: string; readonly entry: string }) {
  const t = useText()
  const card = gameCard(game) ?? (game === '' ? GAMES.find((each) => each.play) : undefined)
  if (!card?.play) return <Missing />
  return (
    <Frame title={t.rules.title} class="rules">
      <GameSwitch chosen={card.id} />
      <Reference game={card} asked={entry} />
    </Frame>
  )
}

/** The same over a table: nothing of it is lost, and *back* returns to it. */
export function RuleSheet({ question }: { readonly question: RuleQuestion }) {
  const t = useText()
  const card = gameCard(question.game)
  if (!card?.play) return null
  return (
    <Sheet title={t.rules.title} note={card.title} class="large rules-sheet" closeLabel={t.common.close} onClose={closeRules}>
      <Reference game={card} asked={question.rule ?? ''} />
    </Sheet>
  )
}
