/** What may come a moment after the answer to a tap. */
import { useEffect, useState } from 'preact/hooks'

type Piece = () => void

/** What waits for a paint of its own, first come, first shown. */
const pieces = new Set<Piece>()

/** A piece is on its way. */
let awaited = false

/** Tells when a frame has been painted: the message is sent in its beginning and arrives after its end. */
const painted = new MessageChannel()
painted.port1.onmessage = showNext

/**
 * After the next frame, not in it: there the page is also laid out as it was before, and both together could hold it up for
 * longer than a finger forgives.
 */
function awaitFrame() {
  if (awaited || pieces.size === 0) return
  awaited = true
  requestAnimationFrame(() => painted.port2.postMessage(null))
}

/** One piece to a frame, for the same reason. */
function showNext() {
  awaited = false
  const [piece] = pieces
  if (piece === undefined) return
  pieces.delete(piece)
  piece()
  awaitFrame()
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
