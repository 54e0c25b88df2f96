/** The end: who won, how it adds up, how it went, and another game. The count is revealed column by column; a tap shows it all. */

import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { calm } from '../../../app/settings.ts'
import type { FinalLine } from '../../../games/pixie-queen/types.ts'
import { Button, IconButton } from '../../kit/button.tsx'
import { toast, useFoot } from '../../kit/toast.tsx'
import { Crest, colourClass, delta, GoodPicture, Picture, Pixie, signed } from './art.tsx'
import { Chart, Crown } from './chart.tsx'
import { RichLine } from './rich.tsx'
import { prepareSharing, shareResult } from './share.ts'
import { inOrder } from './sheet.ts'
import { useTable } from './table.ts'
import { turningPoint } from './turning.ts'

const COLUMNS = ['penalty', 'rewards', 'stones', 'hoards', 'result'] as const
type Column = (typeof COLUMNS)[number]
const ICONS = { penalty: 'g-pick', rewards: 'g-ring', stones: '', hoards: 'g-pack', result: 'g-queen' } as const
const STAGE = 550

const columnOf = (l: FinalLine, c: Column): number =>
  c === 'penalty'
    ? -Math.abs(l.punishment)
    : c === 'rewards'
      ? l.rewards
      : c === 'stones'
        ? -Math.abs(l.stones)
        : c === 'hoards'
          ? -Math.abs(l.majorities)
          : l.total

/** Lines in the order of rank. */
function useResult(): readonly FinalLine[] {
  const { view } = useTable()
  return inOrder(view.result ?? [])
}

/** How many columns are shown: one more every half second, all at once when nothing should move. */
function useStages() {
  const shown = useSignal(calm.value ? COLUMNS.length : 0)
  useEffect(() => {
    if (shown.value >= COLUMNS.length) return
    const timer = setInterval(() => {
      shown.value += 1
      if (shown.value >= COLUMNS.length) clearInterval(timer)
    }, STAGE)
    return () => clearInterval(timer)
  }, [])
  return shown
}

/** A sentence with its full stop: a German ordinal at its end has brought one along. */
const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`)

function headline(table: ReturnType<typeof useTable>, lines: readonly FinalLine[]): { title: string; note: string } {
  const { w, me, name, t } = table
  const winners = lines.filter((l) => l.rank === 1)
  const own = lines.find((l) => l.seat === me)
  const names = t.names.format.and(winners.map((l) => name(l.seat)))
  const title =
    own?.rank === 1 ? (winners.length > 1 ? w.end.youShare : w.end.youWin) : winners.length > 1 ? w.end.share(names) : w.end.wins(names)
  const rival = own?.rank === 1 ? lines.find((l) => l.rank > 1) : winners[0]
  if (!own || !rival) return { title, note: '' }
  const gap = Math.abs(own.total - rival.total)
  return {
    title,
    note: own.rank === 1 ? w.end.ahead(gap, name(rival.seat)) : `${ended(w.end.youCame(own.rank))} ${w.end.behind(gap, name(rival.seat))}`,
  }
}

function Winner({ done }: { readonly done: boolean }) {
  const table = useTable()
  const { view, w } = table
  const lines = useResult()
  const first = lines[0]
  if (!first) return null
  const { title, note } = headline(table, lines)
  return (
    <section class="win">
      <div class={`fig${done ? ' crowned' : ''}`}>
        <svg class="moon" viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="48" fill="url(#qg-moon)" />
        </svg>
        <Pixie colour={first.seat} cls="hero" />
        <Crown />
      </div>
      <div class="say" aria-live="polite">
        {done && (
          <>
            <h1 class="disp">{title}</h1>
            <b class="fin">{signed(lines.find((l) => l.seat === table.me && l.rank === 1)?.total ?? first.total)}</b>
            <small>
              {note} {w.end.rounds(view.history.length)}
            </small>
          </>
        )}
      </div>
    </section>
  )
}

function HeadCell({ column, onClick }: { readonly column: Column; readonly onClick: () => void }) {
  const { w } = useTable()
  return (
    <th scope="col" class={column === 'result' ? 'f' : ''}>
      <button type="button" title={w.end.columnHelp[column]} onClick={onClick}>
        {column === 'stones' ? <GoodPicture kind="stone" cls="i" /> : <Picture id={ICONS[column]} />}
        <span>{w.end.columns[column]}</span>
      </button>
    </th>
  )
}

function ResultTable({ shown }: { readonly shown: { value: number } }) {
  const { w, name } = useTable()
  const lines = useResult()
  const count = (k: number) => () => {
    shown.value = k + 1
    if (k < COLUMNS.length - 1) setTimeout(() => (shown.value = COLUMNS.length), calm.value ? 0 : 1600)
  }
  return (
    <table class="result">
      <thead>
        <tr>
          <td />
          {COLUMNS.map((c, k) => (
            <HeadCell key={c} column={c} onClick={count(k)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((l) => (
          <tr key={l.seat} class={`${colourClass(l.seat)}${l.rank === 1 ? ' first' : ''}`}>
            <th scope="row">
              <span class="ranked">
                <span class="rk">{l.rank}</span>
                <span class="crested">
                  <Crest colour={l.seat} />
                  {l.eliminated && <Picture id="g-gate" cls="i gone" />}
                </span>
                <span class="nm">{name(l.seat)}</span>
                {l.eliminated && <span class="sr">{w.end.eliminated}</span>}
              </span>
            </th>
            {COLUMNS.map((c, k) => {
              const v = columnOf(l, c)
              return (
                <td
                  key={c}
                  class={`${c === 'result' ? 'f' : c === 'rewards' ? 'plusv' : v === 0 ? 'z' : ''}${k < shown.value ? ' shown' : ''}`}
                >
                  {c === 'rewards' ? delta(v) : signed(v)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      <caption class="sr">{w.end.judged}</caption>
    </table>
  )
}

function TurningPoint() {
  const { view, model, w, t, ctx } = useTable()
  const point = turningPoint(view, model.log.value)
  if (!point) return null
  return (
    <div class="turning">
      <span class="tn" aria-hidden="true">
        {point.round}
      </span>
      <span>
        <b>{w.end.turningPoint}</b> <RichLine rich={t.event(point.event, ctx)} />
      </span>
    </div>
  )
}

/** Why it ended, and an escape for those who fell. */
function Why() {
  const { model, w } = useTable()
  for (const entry of [...model.log.value].reverse())
    for (const e of entry.events) if (e.type === 'over') return <span>{w.end.reasons[e.reason]}</span>
  return <span>{w.end.judged}</span>
}

/** Rays behind the winner. */
function Rays() {
  const at = (a: number) => `${(84 + 260 * Math.cos(a)).toFixed(0)} ${(118 + 260 * Math.sin(a)).toFixed(0)}`
  return (
    <svg class="skies rayfield" width="360" height="280" aria-hidden="true">
      <defs>
        <radialGradient id="pq-ray" gradientUnits="userSpaceOnUse" cx="84" cy="118" r="235">
          <stop offset=".25" stop-color="var(--ray)" stop-opacity=".26" />
          <stop offset="1" stop-color="var(--ray)" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="pq-glow">
          <stop offset="0" stop-color="var(--halo)" stop-opacity=".7" />
          <stop offset=".55" stop-color="var(--halo)" stop-opacity=".18" />
          <stop offset="1" stop-color="var(--halo)" stop-opacity="0" />
        </radialGradient>
      </defs>
      <circle cx="84" cy="118" r="150" fill="url(#pq-glow)" />
      <g class="rays" fill="url(#pq-ray)">
        {Array.from({ length: 14 }, (_, k) => (
          <path key={k} d={`M84 118L${at((k * Math.PI) / 7)}L${at((k * Math.PI) / 7 + 0.2)}Z`} />
        ))}
      </g>
    </svg>
  )
}

/** The moor at the foot. */
const Hills = () => (
  <svg class="endhills" viewBox="0 0 360 180" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 60Q60 20 130 50T260 40T360 60V180H0Z" fill="var(--hill-1)" />
    <path d="M0 100Q80 66 170 96T360 92V180H0Z" fill="var(--hill-2)" />
    <path d="M0 140Q110 112 200 134T360 130V180H0Z" fill="var(--hill-3)" />
  </svg>
)

/** Shares the result; what stands in the way is a toast. */
function useSharing(): readonly [busy: boolean, give: () => void] {
  const table = useTable()
  const busy = useSignal(false)
  useEffect(prepareSharing, [])
  const give = async () => {
    if (busy.value) return
    busy.value = true
    try {
      if (await shareResult(table)) toast({ text: table.i.over.pictureSaved })
    } catch (error) {
      toast({ text: table.i.problem.sentence({ kind: 'bug', message: String(error) }), tone: 'danger' })
    } finally {
      busy.value = false
    }
  }
  return [busy.value, () => void give()]
}

/** What now: home, the picture, a rematch, another game. On a phone the first two are drawings only. */
function Foot() {
  const { w, i, shell } = useTable()
  const [busy, give] = useSharing()
  const foot = useRef<HTMLDivElement>(null)
  useFoot(foot)
  const { rematch, rotated, share, shareShort, home } = i.over
  return (
    <div class="endacts" ref={foot}>
      <Button icon="home" class="lone" aria-label={home} title={home} onClick={() => shell.menu()}>
        <span class="word">{home}</span>
      </Button>
      <Button icon="share" class="lone" aria-label={share} title={share} aria-busy={busy} onClick={give}>
        <span class="word">{shareShort}</span>
      </Button>
      {shell.rematch && (
        <Button class="half" note={rotated} aria-label={`${rematch}, ${rotated}`} onClick={shell.rematch}>
          {rematch}
        </Button>
      )}
      {shell.again && (
        <Button kind="primary" class="half" onClick={shell.again}>
          {w.end.playAgain}
        </Button>
      )}
    </div>
  )
}

/** The end of the game. `onBoard` shows the board as it was at the end. */
export function End({ onBoard }: { readonly onBoard: () => void }) {
  const table = useTable()
  const { w, i, desk } = table
  const shown = useStages()
  const done = shown.value >= COLUMNS.length
  return (
    <section
      class="endscreen"
      aria-label={w.end.judged}
      onPointerDown={() => (shown.value = Math.max(shown.value, done ? shown.value : COLUMNS.length))}
    >
      <Rays />
      <Hills />
      <header class="endbar">
        <Why />
        <IconButton icon="scroll" label={i.table.openLog} onClick={() => (desk.panel.value = { kind: 'log' })} />
        <IconButton icon="close" label={i.over.toTable} onClick={onBoard} />
      </header>
      <Winner done={done} />
      <section class="card-lg">
        <ResultTable shown={shown} />
        <p class="hint">{w.end.tapColumn}</p>
      </section>
      <section class="card-lg">
        <Chart />
      </section>
      <TurningPoint />
      <Foot />
    </section>
  )
}
