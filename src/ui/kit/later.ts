/** What may come a moment after the answer to a tap. */
import { useEffect, useState } from 'preact/hooks'

type Piece = () => void

/** What waits for a paint to come, first come, first shown. */
const pieces = new Set<Piece>()

/** What waits until nothing else does. */
const last = new Set<Piece>()

/** Milliseconds. After a frame that takes longer comes one piece; after one that takes less than half of it twice as many as before. */
const LONG = 12
/** Milliseconds that pieces of one frame may take to be made before another one joins them. */
const LARGE = 2
/** They are drawn together in one task before their frame: sixteen of them took a slow phone longer than a finger forgives. */
const MOST = 4

/** A piece is on its way. */
let awaited = false
/** When the latest frame began. */
let began = 0
/** Pieces for the next frame. */
let share = 1

/** Tells when a frame has been painted: the message is sent in its beginning and arrives after its end. */
const painted = new MessageChannel()
painted.port1.onmessage = () => void showNext()

/**
 * After the next frame, not in it: there the page is also laid out as it was before, and both together could hold it up for
 * longer than a finger forgives.
 */
function awaitFrame() {
  if (awaited || pieces.size + last.size === 0) return
  awaited = true
  requestAnimationFrame(() => {
    began = performance.now()
    painted.port2.postMessage(null)
  })
}

/**
 * As many pieces to a frame as the one before, with its styles, layout and paint, has shown that this machine can bear; fewer
 * where one takes so long to make that it is large: it has a frame for itself.
 */
async function showNext() {
  awaited = false
  const now = performance.now()
  const took = now - began
  if (took > LONG) share = 1
  else if (took < LONG / 2) share = Math.min(share * 2, MOST)
  // What comes last does not join those that have yet to be painted.
  const queue = pieces.size > 0 ? pieces : last
  for (let shown = 0; shown < share && performance.now() - now < LARGE; shown++) {
    const [piece] = queue
    if (!piece) break
    queue.delete(piece)
    piece()
    // It is made as soon as this task lets it.
    await null
  }
  awaitFrame()
}

/** Does something after a paint, in its turn among all that waits for one. The answer calls it off. */
export function inTurn(piece: Piece): () => void {
  pieces.add(piece)
  awaitFrame()
  return () => pieces.delete(piece)
}

/** Does something once all that waited for a paint has come and has been painted. The answer calls it off. */
export function atLast(piece: Piece): () => void {
  last.add(piece)
  awaitFrame()
  return () => last.delete(piece)
}

/**
 * `value` one paint late, or later where other pieces of the page wait for theirs: what hangs on it does not hold up the
 * picture that answers a tap. Until there was a paint it is `first`; without one it is there at first sight.
 */
export function useLater<T>(value: T, first: T = value): T {
  const [late, follow] = useState({ value: first })
  useEffect(() => {
    // Effects run in the frame of the answer; its picture leaves with the next one.
    if (late.value !== value) return inTurn(() => follow({ value }))
    // A piece may still come between a new value and this effect, which was to call it off: so what came counts too.
  }, [value, late])
  return late.value
}
