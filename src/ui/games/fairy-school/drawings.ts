/** Drawings as text, for pictures that are made outside the table: the chart at the end, and the shared result. */
import butterfly from './drawings/seal-butterfly.svg?raw'
import crescent from './drawings/seal-crescent.svg?raw'
import gem from './drawings/seal-gem.svg?raw'
import shield from './drawings/seal-shield.svg?raw'
import star from './drawings/seal-star.svg?raw'
import toadstool from './drawings/seal-toadstool.svg?raw'

/** Emblems by seat. */
export const SEALS: readonly string[] = [star, shield, butterfly, toadstool, crescent, gem]

/** The text of a drawing as the address of a picture. */
export const addressOf = (drawing: string): string => `data:image/svg+xml,${encodeURIComponent(drawing)}`
