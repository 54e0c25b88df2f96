/** Sentences of the log with their pictures: names with crest, elements as tokens, creatures as medals, cubes. */
import type { Rich, RichPart } from '../../../text/fairy-school/rich.ts'
import { Cube, Medal, Seal, seatClass, Token } from './art.tsx'

function Part({ part }: { readonly part: RichPart }) {
  if (typeof part === 'string') return <>{part}</>
  switch (part.kind) {
    case 'element':
      return (
        <span class="gn">
          {part.count > 1 ? part.count : ''}
          <Token kind={part.element} />
          <span class="sr">{part.text}</span>
        </span>
      )
    case 'seat':
      return (
        <span class={`nmx ${seatClass(part.seat)}`}>
          <Seal seat={part.seat} />
          <b>{part.text}</b>
        </span>
      )
    case 'creature':
      return (
        <span class="crx">
          <Medal creature={part.creature} />
          {part.text}
        </span>
      )
    case 'cubes':
      return (
        <span class="gn">
          {part.count > 1 ? part.count : ''}
          <Cube seat={part.seat} />
          <span class="sr">{part.text}</span>
        </span>
      )
    case 'card':
    case 'final':
      return <b>{part.text}</b>
  }
}

/** One sentence. */
export const RichLine = ({ rich }: { readonly rich: Rich }) => (
  <span class="rich">
    {rich.map((part, i) => (
      <Part key={i} part={part} />
    ))}
  </span>
)
