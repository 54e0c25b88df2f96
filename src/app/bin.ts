/** The bin: what is deleted can be brought back for a while. */

/** How long at least, in milliseconds. */
const DAY = 24 * 60 * 60 * 1000

/** What was deleted in this window: while that stands it can be brought back, whatever the clock says by then. */
const here = new Set<string>()

/** Empties a store's bin of what nobody will regret any more, then puts something in: `put` is told when. */
export async function intoBin(
  store: { purge(before: number, but: ReadonlySet<string>): Promise<void> },
  id: string,
  put: (now: number) => Promise<void>,
): Promise<void> {
  const now = Date.now()
  await store.purge(now - DAY, here)
  await put(now)
  here.add(id)
}
