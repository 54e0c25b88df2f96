/** A tapped space: what it does, what it costs now and brings, and doing it; or why it cannot be done. */
import type { Params } from '../../../core/game.ts'
import { GOODS, type Good, SPACES, type SpaceId } from '../../../games/pixie-queen/types.ts'
import { wordsOf } from '../../../games/pixie-queen/words.ts'
import type { Refused } from '../../../worker/protocol.ts'
import { Button } from '../../kit/button.tsx'
import { PlaceSheet } from '../../table/placesheet.tsx'
import { Crest, GoodPicture, Picture, Pixie } from './art.tsx'
import { Deal } from './deals.tsx'
import { discsFor, pricesOf, stepOf } from './facts.ts'
import { rowName, spaceName } from './labels.ts'
import { choiceAt } from './light.ts'
import type { Option } from './options.tsx'
import { type Table, useTable } from './table.ts'

/** Spaces that roll or draw: what follows cannot be taken back. */
const CHANCY = new Set<SpaceId>([10, 12, 15])

/** Prices of a track, one's own step in honey. */
export function Prices({ track }: { readonly track: 'silver' | 'gold' }) {
  const { view, me, w } = useTable()
  const own = stepOf(view, me, track)
  return (
    <>
      <div class="subhead">{track === 'silver' ? w.goldPriceByStep : w.ringPriceByStep}</div>
      <ol class="prices">
        {pricesOf(view, track).map((p, i) => (
          <li key={i} class={i + 1 === own ? 'now' : i + 1 < own ? 'past' : ''}>
            {p}
            {i + 1 === own && <Crest colour={me} cls="" />}
          </li>
        ))}
      </ol>
    </>
  )
}

const trackAt = (id: SpaceId): 'silver' | 'gold' | null => (id === 5 ? 'silver' : id === 13 ? 'gold' : null)

function Helper({ id }: { readonly id: SpaceId }) {
  const { view, me, name, w } = useTable()
  const pixie = view.spaces[id]?.pixie
  if (pixie === null || pixie === undefined) return null
  return (
    <div class="fact">
      <Pixie colour={pixie} cls="" />
      <span>{pixie === me ? w.ownHelper : w.helper(name(pixie))}</span>
    </div>
  )
}

function Doing({ id, option }: { readonly id: SpaceId; readonly option: Option }) {
  const table = useTable()
  const { w, t, play, desk, view, me, model } = table
  const action = 'space' in option.words || 'copy' in option.words
  const track = trackAt(id)
  const code = SPACES[id]
  const close = () => {
    desk.panel.value = null
  }
  return (
    <>
      {'space' in option.words && <Deal table={table} id={id} />}
      <p class="lead">
        {'space' in option.words
          ? /\d/.test(option.text.detail) || !code
            ? sentence(option.text.detail)
            : t.names.spaces[code].does
          : option.text.label}
      </p>
      {action && track && <Prices track={track} />}
      {'space' in option.words && discsFor(view, me, id) === 1 && <Helper id={id} />}
      <div class="acts">
        <Button onClick={close}>{w.notNow}</Button>
        <Button kind="primary" onClick={() => play(option.move)}>
          {option.text.title}
        </Button>
      </div>
      {/* Beside a real board everything told can be taken back. */}
      {!model.real?.followed.value && <p class="foot">{CHANCY.has(id) ? w.drawHint : w.undoHint}</p>}
    </>
  )
}

const SHOWN = 8

const sentence = (phrase: string): string => `${phrase.charAt(0).toLocaleUpperCase()}${phrase.slice(1)}.`

/** What is there and what is missing, as slots. */
function Missing({ params, text }: { readonly params: Params | undefined; readonly text: string }) {
  const named = GOODS.find((k) => k === params?.['good'])
  const need = Number(params?.['need'] ?? params?.['price'])
  const have = Number(params?.['have'])
  const drawable = named !== undefined && need > have && need <= SHOWN
  return (
    <div class="need">
      {drawable && (
        <span class="slots">
          {Array.from({ length: need }, (_, k) => (
            <span key={k} class={k < have ? 's' : 's miss'}>
              <GoodPicture kind={named} cls="" />
            </span>
          ))}
        </span>
      )}
      <span class="txt">{text}</span>
    </div>
  )
}

const SOURCES: Readonly<Record<Good, readonly SpaceId[]>> = {
  apple: [1, 17, 4, 14],
  bread: [1, 17, 4, 14],
  honey: [1, 17, 4, 14],
  silver: [2, 4, 15, 12],
  gold: [5, 15, 12],
}

/** Legal actions that would bring what is missing, or repeat what is taken. */
function helpFor(table: Table, id: SpaceId, refused: Refused): Option[] {
  const good = GOODS.find((k) => k === refused.params?.['good']) ?? (refused.code === 'cannotConvert' ? 'silver' : undefined)
  const ways = good ? SOURCES[good] : refused.code === 'spaceOccupied' && id <= 14 ? [18] : []
  return ways.flatMap((s) => table.options.find((o) => 'space' in o.words && o.words.space === s) ?? []).slice(0, 2)
}

function Help({ options }: { readonly options: readonly Option[] }) {
  const { w, desk } = useTable()
  if (options.length === 0) return null
  return (
    <>
      <div class="subhead">{w.whatWouldHelp}</div>
      {options.map((o) => (
        <button
          key={o.move}
          type="button"
          class="help"
          onClick={() => {
            if ('space' in o.words) desk.panel.value = { kind: 'space', id: o.words.space }
          }}
        >
          <span class="arch">{'space' in o.words && <Picture id={`a-${o.words.space}`} cls="" />}</span>
          <span class="tx">
            {o.text.title}
            <small>{o.text.detail}</small>
          </span>
          <Picture id="u-next" cls="" />
        </button>
      ))}
    </>
  )
}

function WhyNot({ id, refused }: { readonly id: SpaceId; readonly refused: Refused | undefined }) {
  const table = useTable()
  const { w, t, ctx, desk, shell } = table
  const track = trackAt(id)
  const code = SPACES[id]
  return (
    <>
      {refused && <Missing params={refusedParams(refused)} text={t.refusal(refused.code, refused.params, ctx)} />}
      {code && <p class="lead">{t.names.spaces[code].does}</p>}
      {track && <Prices track={track} />}
      {refused && <Help options={helpFor(table, id, refused)} />}
      <div class="acts">
        {refused && (
          <Button icon="book" onClick={() => shell.rule(refused.rule)}>
            {w.theRule}
          </Button>
        )}
        <Button
          kind="primary"
          onClick={() => {
            desk.panel.value = null
          }}
        >
          {w.backToCastle}
        </Button>
      </div>
    </>
  )
}

/** The price of gold is always silver; say so where the refusal only has the numbers. */
function refusedParams(r: Refused): Params | undefined {
  return r.code === 'cannotConvert' && r.params && r.params['good'] === undefined ? { ...r.params, good: 'silver' } : r.params
}

/** The refusal of a space, by whichever word the decision names it. */
function refusalAt(table: Table, id: SpaceId): Refused | undefined {
  if (table.moment) return undefined
  return table.model.decision.value?.refused.find((r) => {
    const words = wordsOf(r.move)
    return (
      ('space' in words && words.space === id) ||
      ('copy' in words && words.copy === id) ||
      ('rob' in words && words.rob === id) ||
      ('send' in words && words.send === id)
    )
  })
}

/** The sheet of a space. */
export function SpaceSheet({ id }: { readonly id: SpaceId }) {
  const table = useTable()
  const { w, desk, options } = table
  const option = choiceAt(options, id)
  const refused = option ? undefined : refusalAt(table, id)
  const where = w.spaceIn(id, rowName(table, id))
  const close = () => {
    desk.panel.value = null
  }
  return (
    <PlaceSheet
      title={spaceName(table, id)}
      at={`space-${id}`}
      onClose={close}
      art={
        <span class={`arch${option ? '' : ' shut'}`}>
          <Picture id={`a-${id}`} cls="" />
        </span>
      }
      note={
        refused ? (
          <span class="nobadge">
            <Picture id="u-lock" cls="" /> {w.notYet}
          </span>
        ) : (
          where
        )
      }
    >
      {option ? <Doing id={id} option={option} /> : <WhyNot id={id} refused={refused} />}
    </PlaceSheet>
  )
}
