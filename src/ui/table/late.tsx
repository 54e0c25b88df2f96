/** Parts of every table that are no part of its first picture: they come a moment after it. */
import { useEffect } from 'preact/hooks'
import { peopleAt } from '../../app/start.ts'
import { lazy } from '../kit/lazy.tsx'
import { useBase } from './context.tsx'

const Drawer = lazy(async () => (await import('./log.tsx')).LogDrawer)
const News = lazy(async () => (await import('./since.tsx')).Since)

/** The log beside a larger board. */
export const LogPanel = lazy(async () => (await import('./log.tsx')).LogPanel).View

/** The log over a small screen. */
export const LogDrawer = Drawer.View

/** What somebody has to know before the table goes on; alone with bots there is nothing. */
export function Since() {
  const { model } = useBase()
  // The first tap on the log does not wait for it.
  useEffect(Drawer.load, [])
  return model.real?.followed.value || peopleAt(model.seats.value) > 1 ? <News.View /> : null
}
