/** Drawing less: parts of the table that are left alone while the facts they show stay the same. */
import type { ComponentChildren, ComponentType } from 'preact'
import { useMemo } from 'preact/hooks'
import { type Table, TableContext, useTable } from './table.ts'

/**
 * A component drawn anew only when its props, the lasting things of the table or one of `facts` change. Everything inside
 * sees the table of that moment, so `facts` must name all that is read of the view and the choices; signals still reach it.
 */
export function part<P extends object>(
  facts: (table: Table, props: P) => readonly unknown[],
  View: (props: P) => ComponentChildren,
): ComponentType<P> {
  return (props) => {
    const table = useTable()
    return useMemo(
      () => (
        <TableContext.Provider value={table}>
          <View {...props} />
        </TableContext.Provider>
      ),
      [table.lasting, ...Object.values(props), ...facts(table, props)],
    )
  }
}
