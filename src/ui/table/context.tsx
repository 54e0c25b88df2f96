/** The frame of a table handed down to its parts, and parts that are left alone while the facts they show stay the same. */
import { type ComponentChildren, type ComponentType, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { useLater } from '../kit/later.ts'
import { memo } from '../kit/memo.ts'
import type { TableBase } from './table.ts'

const BaseContext = createContext<TableBase | null>(null)

/** The frame around a shared part. @throws outside a table. */
export function useBase(): TableBase {
  const table = useContext(BaseContext)
  if (!table) throw new Error('outside a table')
  return table
}

/** What a game's own parts see its table through. */
interface GameContext<T extends TableBase> {
  /** Provides the frame to a game's parts and to the shared ones. */
  readonly TableProvider: ComponentType<{ readonly table: T; readonly children?: ComponentChildren }>
  /** The frame of the table around a component. @throws outside a table. */
  useTable(): T
  /**
   * A component that sees what is new a paint late, and stays as it was until then: no task draws a whole table anew. A past moment
   * is shown at once.
   */
  late(View: ComponentType): ComponentType
  /**
   * A component drawn anew only when its props, the lasting things of the table or one of `facts` change. Everything inside
   * sees the table of that moment, so `facts` must name all that is read of the view and the choices; signals still reach it.
   */
  part<P extends object>(facts: (table: T, props: P) => readonly unknown[], View: (props: P) => ComponentChildren): ComponentType<P>
}

interface PartProps<T extends TableBase, P extends object> {
  readonly table: T
  readonly props: P
  /** All that it is drawn from. */
  readonly seen: readonly unknown[]
}

/** The context of one game's tables. */
export function gameContext<T extends TableBase>(): GameContext<T> {
  const Own = createContext<T | null>(null)
  const TableProvider: GameContext<T>['TableProvider'] = ({ table, children }) => (
    <BaseContext.Provider value={table}>
      <Own.Provider value={table}>{children}</Own.Provider>
    </BaseContext.Provider>
  )
  const useTable = () => {
    const table = useContext(Own)
    if (!table) throw new Error('outside a table')
    return table
  }
  const Later = ({ children }: { readonly children?: ComponentChildren }) => {
    const table = useTable()
    const late = useLater(table)
    return <TableProvider table={late.moment === table.moment ? late : table}>{children}</TableProvider>
  }
  return {
    TableProvider,
    useTable,
    late: (View) =>
      memo(() => (
        <Later>
          <View />
        </Later>
      )),
    part(facts, View) {
      const Part = memo(
        ({ table, props }: PartProps<T, Parameters<typeof View>[0]>) => (
          <TableProvider table={table}>
            <View {...props} />
          </TableProvider>
        ),
        ({ seen }) => seen,
      )
      return (props) => {
        const table = useTable()
        return <Part table={table} props={props} seen={[table.lasting, ...Object.values(props), ...facts(table, props)]} />
      }
    },
  }
}
