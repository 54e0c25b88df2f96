/** Every card of the set at a width: `?theme=light&width=62&height=110&cls=narrow&tok=16`. Not shipped. */
import '../../../styles/tokens.css'
import '../../../styles/base.css'
import '../styles/glade.css'
import '../styles/drawings.css'
import '../styles/pieces.css'
import '../styles/card.css'
import { render } from 'preact'
import { EDITION } from '../../../../games/fairy-school/edition.ts'
import { CREATURES, ELEMENTS } from '../../../../games/fairy-school/types.ts'
import { CRESTS, Cube, Medal, Seal, seatClass, Token } from '../art.tsx'
import { CardFace } from '../card.tsx'

const query = new URLSearchParams(location.search)
const px = (name: string, otherwise: number): string => `${Number(query.get(name) ?? otherwise)}px`
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light'

const cards = (
  <main class="fs" style={{ padding: '8px', background: 'var(--page)' }}>
    <p style={{ '--m': '32px', '--t': '32px', display: 'flex', gap: '6px', flexWrap: 'wrap' }}>
      {CREATURES.map((creature) => (
        <Medal key={creature} creature={creature} />
      ))}
      {ELEMENTS.map((kind) => (
        <Token key={kind} kind={kind} n={3} />
      ))}
      {CRESTS.map((crest, seat) => (
        <span key={crest} class={seatClass(seat)}>
          <Seal seat={seat} />
          <Cube seat={seat} />
        </span>
      ))}
    </p>
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '5px' }}>
      {EDITION.cards.map((card) => (
        <div
          key={card.number}
          data-card={card.number}
          style={{ '--tok': px('tok', 17), display: 'grid', width: px('width', 62), height: px('height', 110) }}
        >
          <CardFace card={card} cls={query.get('cls') ?? ''} />
        </div>
      ))}
    </div>
  </main>
)
const root = document.getElementById('app')
if (root) render(cards, root)
