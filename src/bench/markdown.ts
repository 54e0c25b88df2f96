/** A table of a Markdown page, the first row its head. */
export const markdown = (rows: readonly (readonly unknown[])[]): string =>
  rows.flatMap((row, i) => [`| ${row.join(' | ')} |`, ...(i === 0 ? [`|${' --- |'.repeat(row.length)}`] : [])]).join('\n')
