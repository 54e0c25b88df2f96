/** Drawings as text, for pictures that are made outside the table: the thumbnail of a saved table, and the shared result. */
import clover from './drawings/pixie-clover.svg?raw'
import crescent from './drawings/pixie-crescent.svg?raw'
import flame from './drawings/pixie-flame.svg?raw'
import shield from './drawings/pixie-shield.svg?raw'
import star from './drawings/pixie-star.svg?raw'

/** Pixies by colour. */
export const PIXIES: readonly string[] = [star, shield, clover, flame, crescent]

/** The text of a drawing as the address of a picture. */
export const addressOf = (drawing: string): string => `data:image/svg+xml,${encodeURIComponent(drawing)}`
