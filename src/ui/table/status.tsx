/** The ways to log, rules and menu, in the line at the top. */
import { IconButton } from '../kit/button.tsx'
import { memo } from '../kit/memo.ts'
import { useBase } from './context.tsx'
import { sinceOwn } from './news.ts'
import type { TableBase } from './table.ts'

const LogIcon = memo(
  ({ table: { i, desk }, since }: { readonly table: TableBase; readonly since: number }) => (
    <span class="badged">
      <IconButton
        icon="scroll"
        label={since > 0 ? `${i.table.openLog}: ${i.table.sinceYourTurnCount(since)}` : i.table.openLog}
        onClick={() => {
          desk.panel.value = { kind: 'log' }
        }}
      />
      {since > 0 && (
        <span class="badge" aria-hidden="true">
          {since > 99 ? '99' : since}
        </span>
      )}
    </span>
  ),
  ({ table, since }) => [table.lasting, since],
)

/** Opens the log; the badge counts what happened since one's own last move. */
export function LogButton() {
  const table = useBase()
  return <LogIcon table={table} since={sinceOwn(table)} />
}

const Buttons = memo(
  ({ table: { i, shell }, rules }: { readonly table: TableBase; readonly rules: boolean }) => (
    <>
      {rules && <IconButton icon="book" label={i.table.rules} onClick={() => shell.rule(null)} />}
      <IconButton icon="menu" label={i.table.menu} onClick={() => shell.menu()} />
    </>
  ),
  ({ table, rules }) => [table.lasting, rules],
)

/** The rules, where there is room, and the menu. */
export const ShellButtons = ({ rules }: { readonly rules: boolean }) => <Buttons table={useBase()} rules={rules} />
