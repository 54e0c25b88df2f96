/**
 * The tasks of a page's main thread by processor time. Wall times, which the browser calls long tasks by, also count what other
 * programs, the bots and the drawing of pictures take from a machine of few cores; these tell what the page itself asks for.
 */

/** A mark by which the clocks of the page and of the record are compared. */
const CLOCK = 'fey-clock'

/**
 * Begins to record. Nothing else may record in that browser meanwhile.
 * @typedef {{ start: number, ms: number }} Task when it began by the page's own clock, and its processor time, in milliseconds
 * @returns {Promise<Record<'take' | 'end', (page: import('@playwright/test').Page) => Promise<Task[]>>>} `take(page)` and, for the last
 * time, `end(page)`: every task of the main thread of the busiest page, which has to be this one, since the last call
 */
export async function recordTasks(browser) {
  const session = await browser.newBrowserCDPSession()
  let events = []
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...value.filter(({ name, ph }) => name === 'thread_name' || name === CLOCK || (ph === 'X' && name.endsWith('RunTask'))))
  })
  const config = { recordMode: 'recordUntilFull', includedCategories: ['toplevel', 'blink.user_timing'], excludedCategories: ['*'] }
  const start = () => session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: config })
  const end = async (page) => {
    const now = await page.evaluate((name) => performance.mark(name).startTime, CLOCK)
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    const mark = events.find(({ name }) => name === CLOCK)
    const found = busiest(events).map(({ ts, tdur = 0 }) => ({ start: now + (ts - mark.ts) / 1000, ms: tdur / 1000 }))
    events = []
    return found
  }
  await start()
  return {
    end,
    async take(page) {
      const found = await end(page)
      await start()
      return found
    },
  }
}

/** Of the main threads of all pages the one with most work. */
function busiest(events) {
  const threads = new Map()
  for (const { name, pid, tid, args } of events)
    if (name === 'thread_name' && args.name === 'CrRendererMain') threads.set(`${pid} ${tid}`, [])
  for (const event of events) if (event.ph === 'X') threads.get(`${event.pid} ${event.tid}`)?.push(event)
  const work = (all) => all.reduce((sum, { tdur = 0 }) => sum + tdur, 0)
  const [most = []] = [...threads.values()].map(outermost).toSorted((a, b) => work(b) - work(a))
  return most
}

/** Tasks may run within tasks: those that do not. */
function outermost(all) {
  let end = 0
  return all
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
    .filter(({ ts, dur }) => {
      if (ts < end) return false
      end = ts + dur
      return true
    })
}
