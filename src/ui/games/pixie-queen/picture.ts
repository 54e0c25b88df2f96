/** How the picture of a result looks: the moonlit moor, the Queen looking over the panel. */
import type { PosterLook } from '../../table/poster.ts'
import { posterOf } from '../../table/poster.ts'
import type { PosterWords } from '../../table/posterwords.ts'
import cover from './cover-960.webp'
import crown from './drawings/crown.svg?raw'
import clover from './drawings/seal-clover.svg?raw'
import crescent from './drawings/seal-crescent.svg?raw'
import flame from './drawings/seal-flame.svg?raw'
import shield from './drawings/seal-shield.svg?raw'
import star from './drawings/seal-star.svg?raw'
import { PIXIES } from './drawings.ts'

const PIXIE = { width: 232, height: 290, sunk: 26 }

const MOOR: PosterLook = {
  cover,
  chin: 373,
  least: 60,
  inks: {
    ground: '#080c2a',
    dusk: 'rgb(8 12 42 / 94%)',
    clear: 'rgb(8 12 42 / 0%)',
    panel: 'rgb(16 23 58 / 94%)',
    edge: '#e8be62',
    title: '#fff4da',
    shadow: 'rgb(8 6 34 / 75%)',
    text: '#fff4da',
    quiet: '#cbd0ec',
    gold: '#ffd67a',
    highlight: 'rgb(249 192 74 / 18%)',
  },
  seals: [star, shield, clover, flame, crescent],
  figures: { ...PIXIE, drawings: PIXIES },
  crown: { drawing: crown, width: 104, height: 70, left: PIXIE.width * 0.58, top: -4, lean: 0.18 },
}

/** Draws the picture. @throws when a drawing cannot be loaded or the browser makes no file of it. */
export const pictureOf = (words: PosterWords): Promise<File> => posterOf(words, MOOR)
