/** Sentences of the log with their pictures: names in colour and bold with crest, goods and tiles drawn. */

import { SKILLS, type Skill } from '../../../games/pixie-queen/types.ts'
import type { Rich, RichPart } from '../../../text/index.ts'
import { Crest, GoodPicture, LooseFace, Picture, SERIES_ART, SKILL_ART } from './art.tsx'

const isSkill = (x: string | number): x is Skill => SKILLS.some((s) => s === x)

function Part({ part }: { readonly part: RichPart }) {
  if (typeof part === 'string') return <>{part}</>
  switch (part.kind) {
    case 'good':
      return (
        <span class="gn">
          {part.count > 1 ? part.count : ''}
          <GoodPicture kind={part.good} cls="" />
          <span class="sr">{part.text}</span>
        </span>
      )
    case 'seat':
      return (
        <span class="nmx">
          <Crest colour={part.colour} />
          <b>{part.text}</b>
        </span>
      )
    case 'tile':
      return (
        <span class="tl">
          {part.text}
          {typeof part.tile !== 'number' && (
            <>
              {' '}
              <span class={`mtile${isSkill(part.tile) ? ' skill' : ''}`}>
                {isSkill(part.tile) ? <Picture id={SKILL_ART[part.tile][0]} /> : <LooseFace tile={part.tile} />}
              </span>
            </>
          )}
        </span>
      )
    case 'reward':
      return (
        <span class="rw">
          <Picture id={SERIES_ART[part.series]} />
          <b>{part.text}</b>
        </span>
      )
    case 'space':
      return (
        <span class="spx">
          <Picture id={`a-${part.space}`} />
          {part.text}
        </span>
      )
    case 'points':
      return <b class={part.value < 0 ? 'neg' : 'pos'}>{part.text}</b>
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
