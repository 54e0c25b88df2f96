import { useState } from 'preact/hooks'
import type { TableModel } from '../../app/model.ts'
import { goHome, navigate } from '../../app/router.ts'
import { askRule } from '../../app/rules.ts'
import { peopleAt } from '../../app/start.ts'
import type { SeatControl } from '../../worker/protocol.ts'
import { gameCard } from '../games/index.tsx'
import { List, Row, SectionTitle } from '../kit/list.tsx'
import { Drawer } from '../kit/sheet.tsx'
import { Crest } from './crest.tsx'
import { unnamedPerson } from './quick.ts'
import { SeatEditor } from './seats.tsx'
import { ConfirmTurnsSetting, FlatSetting, PaceSetting, ThemeSetting, WinChancesSetting } from './setting-rows.tsx'
import { temperamentOf, useTemperaments } from './temperaments.ts'
import { useText } from './texts.ts'
import { titleOfOpen } from './titles.ts'

/** A seat as it is to be played from now on. */
interface Draft {
  readonly at: number
  readonly seats: readonly SeatControl[]
}

/** Who sits here, and how the bots play. A seat can be given to a bot, and taken over by a person. */
function Company({ model }: { readonly model: TableModel }) {
  const t = useText()
  const game = gameCard(model.game)
  const [draft, setDraft] = useState<Draft | null>(null)
  const settle = ({ at, seats }: Draft) => {
    setDraft(null)
    const seat = seats[at]
    if (!seat || seat === model.seats.value[at]) return
    void model.reseat?.(at, { ...seat, name: seat.name.trim() || unnamedPerson(t, at, peopleAt(seats)) })
  }
  const fixed = !model.reseat || !model.mine.value || model.over.value
  const temperaments = useTemperaments(game)
  const about = (seat: SeatControl) => {
    if (seat.kind === 'human') return t.newTable.human
    const words = temperamentOf(seat, temperaments)
    return (
      <>
        {t.newTable.botDetail(t.newTable.levels[seat.level].name.toLowerCase(), words?.name)}
        <br />
        {words?.detail}
      </>
    )
  }
  return (
    <section>
      <SectionTitle>{t.table.atTheTable}</SectionTitle>
      <List label={t.table.atTheTable}>
        {model.seats.value.map((seat, i) => (
          <li key={i}>
            <Row
              art={<Crest game={game} seat={i} class="seat-crest" />}
              title={seat.name}
              note={about(seat)}
              {...(fixed ? {} : { mark: 'down' as const, onClick: () => setDraft({ at: i, seats: model.seats.value }) })}
            />
          </li>
        ))}
      </List>
      {draft && game && (
        <SeatEditor standing game={game} {...draft} onChange={(seats) => setDraft({ ...draft, seats })} onClose={() => settle(draft)} />
      )}
    </section>
  )
}

interface MenuProps {
  readonly model: TableModel
  readonly onClose: () => void
  /** Lays the position open to be corrected; missing where that is no one's business. */
  readonly onCorrect?: (() => void) | undefined
}

/** The menu of a table: the way out, the rules, and what one wants to set in the middle of a game. */
export function TableMenu({ model, onClose, onCorrect }: MenuProps) {
  const t = useText()
  const people = peopleAt(model.seats.value)
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Drawer class={gameCard(model.game)?.world ?? ''} title={titleOfOpen(model, t)} closeLabel={t.common.close} onClose={onClose}>
      <div class="stack">
        <List>
          {model.sharing?.closed.value === false && people > 1 && !model.real?.followed.value && (
            <li>
              <Row icon="swap" title={t.table.handOver} onClick={then(() => model.sharing?.pass())} />
            </li>
          )}
          {onCorrect && (
            <li>
              <Row icon="edit" title={t.correct.title} onClick={then(onCorrect)} />
            </li>
          )}
          <li>
            <Row icon="spell-book" title={t.table.rules} onClick={then(() => askRule(model.game))} />
          </li>
          <li>
            <Row icon="gear" title={t.table.settings} onClick={then(() => navigate({ name: 'settings' }))} />
          </li>
          <li>
            <Row icon="home" title={t.table.leave} note={t.table.saved} onClick={then(goHome)} />
          </li>
        </List>
        <PaceSetting />
        <ThemeSetting />
        <List>
          <li>
            <ConfirmTurnsSetting />
          </li>
          <li>
            <WinChancesSetting />
          </li>
        </List>
        <FlatSetting />
        <Company model={model} />
      </div>
    </Drawer>
  )
}
