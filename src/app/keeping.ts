/** Keeping what is kept: the browser is asked not to clear it once there is something to lose, and where it may, a file is recommended now and then. */
import { effect } from '@preact/signals'
import { protect, storageState } from './keep.ts'
import { AGAIN, FIRST, nextReminder, somethingToLose } from './reminders.ts'
import { route } from './router.ts'
import { remember, remembered } from './settings.ts'
import { tables } from './tables.ts'

const ASKED = 'persistence-asked'
const SINCE = 'unprotected-since'

/** Everything went into a file: a reminder is due no sooner than after the usual time. */
export const noteExport = (): void => remember(SINCE, String(Date.now() + AGAIN - FIRST))

async function look(remind: () => void): Promise<void> {
  const state = await storageState()
  if (!state || state.persisted) return
  if (remembered(ASKED) === null) {
    remember(ASKED, 'yes')
    if (await protect()) return
  }
  const noted = Number(remembered(SINCE) ?? Number.NaN)
  const next = nextReminder(Number.isFinite(noted) ? noted : null, Date.now())
  remember(SINCE, String(next.since))
  if (next.remind) remind()
}

/** Watches for the first finished round whenever one comes home. Call once; `remind` says that a file would be wise. */
export function watchKeeping(remind: () => void): void {
  effect(() => {
    if (route.value.name === 'home' && somethingToLose(tables.value ?? [])) void look(remind)
  })
}
