import { useEffect } from 'preact/hooks'
import { applyUpdate, updateReady } from '../../app/update.ts'
import { toast } from '../kit/toast.tsx'
import { useText } from './texts.ts'

/** Offers a waiting version once, quietly, and never at a table: there it waits for the way out. */
export function UpdateOffer({ atTable }: { readonly atTable: boolean }) {
  const t = useText()
  const offer = updateReady.value && !atTable
  useEffect(() => {
    if (!offer) return
    return toast({ text: t.update.ready, stays: Number.POSITIVE_INFINITY, action: { label: t.update.apply, run: applyUpdate } })
  }, [offer])
  return null
}
