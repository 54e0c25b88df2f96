/** What may come a moment after the answer to a tap. */
import { useEffect, useState } from 'preact/hooks'

type Piece = () => void

/** What waits for a paint of its own, first come, first shown. */
const pieces = new Set<Piece>()

/** A frame has been asked for. */
let awaited = false

function awaitFrame() {
  if (awaited || pieces.size === 0) return
  awaited = true
  requestAnimationFrame(showNext)
}

/** One piece to a frame: two together could hold the page up for longer than a finger forgives. */
function showNext() {
  awaited = false
  const [piece] = pieces
  if (piece === undefined) return
  pieces.delete(piece)
  awaitFrame()
  piece()
}

function queue(piece: Piece): () => void {
  pieces.add(piece)
  awaitFrame()
  return () => pieces.delete(piece)
}

/**
 * `value` one paint late, or later where other pieces of the page wait for theirs: what hangs on it does not hold up the
 * picture that answers a tap. Until there was a paint it is `first`; without one it is there at first sight.
 */
export function useLater<T>(value: T, first: T = value): T {
  const [late, follow] = useState({ value: first })
  useEffect(() => {
    // Effects run in the frame of the answer; its picture leaves with the next one.
    if (late.value !== value) return queue(() => follow({ value }))
  }, [value])
  return late.value
}
