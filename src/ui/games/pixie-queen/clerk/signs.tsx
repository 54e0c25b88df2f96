/** What every small picture on the clerk's screen means. */
import type { ComponentChildren } from 'preact'
import { SERIES, TRACKS } from '../../../../games/pixie-queen/types.ts'
import { SetupLine } from '../../../companion/setupline.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { Sheet } from '../../../kit/sheet.tsx'
import { GoodPicture, Picture, SERIES_ART, signed } from '../art.tsx'
import { useDesk } from './desk.ts'

/** A picture with the number it has on the screen. */
const Numbered = ({ children }: { readonly children: ComponentChildren }) => (
  <span class="sign-n" aria-hidden="true">
    {children}3
  </span>
)

/** The legend. */
export function SignsSheet() {
  const { c, i, t, edition, close } = useDesk()
  const { signs } = c
  return (
    <Sheet class="pq clerk-sheet" title={signs.title} closeLabel={i.common.close} onClose={close}>
      <ul class="setup-list">
        <SetupLine art={<Picture id="g-pick" />}>{signs.pick}</SetupLine>
        <SetupLine art={<Picture id="g-gate" />}>{signs.gate(edition.score.oubliette)}</SetupLine>
        <SetupLine
          art={
            <Numbered>
              <Picture id="g-pick" />
            </Numbered>
          }
        >
          {signs.miners}
        </SetupLine>
        {TRACKS.map((track) => (
          <SetupLine
            key={track}
            art={
              <Numbered>
                <GoodPicture kind={track} />
              </Numbered>
            }
          >
            {signs.stair(t.names.tracks[track])}
          </SetupLine>
        ))}
        <SetupLine art={<small class="sign-due">{signed(-9)}</small>}>{signs.due}</SetupLine>
        <SetupLine art={<Picture id="g-fav" />}>{signs.favourite}</SetupLine>
        <SetupLine art={<Picture id="g-queen" />}>{signs.token}</SetupLine>
        {SERIES.map((series) => (
          <SetupLine key={series} art={<Picture id={SERIES_ART[series]} />}>
            {signs.golden(t.names.series[series].name)}
          </SetupLine>
        ))}
        <SetupLine art={<Icon name="book" />}>{signs.book}</SetupLine>
        <SetupLine art={<Icon name="edit" />}>{signs.edit}</SetupLine>
      </ul>
    </Sheet>
  )
}
