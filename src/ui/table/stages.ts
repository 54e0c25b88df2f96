/** A count revealed column by column. */
import { type Signal, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { calm } from '../../app/settings.ts'

const STAGE = 550
const AGAIN = 1600

/** Columns of a count, and how many of them are shown. */
export interface Stages {
  readonly shown: Signal<number>
  readonly done: boolean
  /** Shows all. */
  skip(): void
  /** Shows the count up to a column, then the rest. */
  upTo(column: number): void
}

/** One more column every half second, all at once when nothing should move. */
export function useStages(count: number): Stages {
  const shown = useSignal(calm.value ? count : 0)
  useEffect(() => {
    if (shown.value >= count) return
    const timer = setInterval(() => {
      shown.value += 1
      if (shown.value >= count) clearInterval(timer)
    }, STAGE)
    return () => clearInterval(timer)
  }, [])
  const skip = () => {
    shown.value = Math.max(shown.value, count)
  }
  return {
    shown,
    done: shown.value >= count,
    skip,
    upTo: (column) => {
      shown.value = column + 1
      if (column < count - 1) setTimeout(skip, calm.value ? 0 : AGAIN)
    },
  }
}
