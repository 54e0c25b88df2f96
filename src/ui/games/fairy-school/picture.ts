/** How the picture of a result looks: the glade by day, the headmistress looking over the panel. */
import { type PosterLook, posterOf } from '../../table/poster.ts'
import type { PosterWords } from '../../table/posterwords.ts'
import cover from './cover-960.webp'
import wreath from './drawings/wreath.svg?raw'
import { SEALS } from './drawings.ts'

const SEAL = 190

const GLADE: PosterLook = {
  cover,
  chin: 566,
  least: 0,
  inks: {
    ground: '#123a28',
    dusk: 'rgb(16 58 40 / 88%)',
    clear: 'rgb(16 58 40 / 0%)',
    panel: 'rgb(18 54 42 / 95%)',
    edge: '#e8be62',
    title: '#fffbef',
    shadow: 'rgb(6 34 22 / 80%)',
    text: '#fffbef',
    quiet: '#cfe3d2',
    gold: '#ffd67a',
    highlight: 'rgb(249 192 74 / 18%)',
  },
  seals: SEALS,
  figures: { drawings: SEALS, width: SEAL, height: SEAL, sunk: -34 },
  crown: { drawing: wreath, width: SEAL * 1.42, height: SEAL * 1.42, left: SEAL / 2, top: SEAL / 2, lean: 0 },
}

/** Draws the picture. @throws when a drawing cannot be loaded or the browser makes no file of it. */
export const pictureOf = (words: PosterWords): Promise<File> => posterOf(words, GLADE)
