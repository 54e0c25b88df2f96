/** Parts of every table that are no part of its first picture: they come a moment after it. */
import { useEffect, useState } from 'preact/hooks'
import { peopleAt } from '../../app/start.ts'
import { lazy } from '../kit/lazy.tsx'
import { useBase } from './context.tsx'

const Drawer = lazy(async () => (await import('./log.tsx')).LogDrawer)
const Chances = lazy(async () => (await import('./winbar.tsx')).WinBar)
const News = lazy(async () => (await import('./since.tsx')).Since)

/** The log beside a larger board. */
export const LogPanel = lazy(async () => (await import('./log.tsx')).LogPanel).View

/** The log over a small screen. */
export const LogDrawer = Drawer.View

/** Everybody's chance to win, for those who want to see it. */
export const WinBar = () => (useBase().model.chances?.value ? <Chances.View /> : null)

/** Has the news at hand before the one who takes the device looks. */
export const fetchNews = () => void News.load()

/** What somebody has to know before the table goes on; who sat down alone with bots has seen it all. */
export function Since() {
  const { model } = useBase()
  const [shared] = useState(() => peopleAt(model.seats.value) > 1)
  // The first tap on the log does not wait for it.
  useEffect(Drawer.ahead, [])
  return shared || model.real?.followed.value ? <News.View /> : null
}
