import { VERSION } from '../../app/version.ts'
import { GAMES } from '../games/index.tsx'
import { SectionTitle } from '../kit/list.tsx'
import { Frame } from './frame.tsx'
import { useText } from './texts.ts'

/** Artists of game-icons.net whose pictograms are used (CC BY 3.0); CREDITS names each drawing. */
const ICON_ARTISTS = ['Delapouite', 'Lorc', 'Skoll', 'Pepijn Poolman']
const SOFTWARE = ['Preact', 'Preact Signals', 'idb', 'Valibot', 'Workbox', 'Vite']

function Games() {
  const t = useText()
  return GAMES.map(
    (game) =>
      game.credits && (
        <section key={game.id}>
          <SectionTitle>{t.about.theGame(game.title)}</SectionTitle>
          <p>{t.about.by(game.credits.authors)}</p>
          {game.credits.artists && <p>{t.about.illustratedBy(game.credits.artists)}</p>}
          {game.credits.graphics && <p>{t.about.graphics(game.credits.graphics)}</p>}
        </section>
      ),
  )
}

/** Who made what, and that this is nobody's official app. */
export function About() {
  const t = useText()
  return (
    <Frame title={t.home.about} class="about">
      <div class="about-mark">
        <img src={`${import.meta.env.BASE_URL}icons/mark.webp`} alt="" width="72" height="72" />
        <div>
          <p class="display">{t.app.name}</p>
          <p class="quiet-text">{t.settings.version(VERSION)}</p>
        </div>
      </div>
      <p>{t.about.unofficial}</p>
      <p>{t.about.buy}</p>
      <Games />
      <section>
        <SectionTitle>{t.about.pictures}</SectionTitle>
        <p>{t.about.drawn}</p>
        <p>{t.about.picturesText}</p>
        <p>{t.about.iconsBy(t.common.and(ICON_ARTISTS))}</p>
      </section>
      <section>
        <SectionTitle>{t.about.fonts}</SectionTitle>
        <p>{t.about.fontText}</p>
      </section>
      <section>
        <SectionTitle>{t.about.licence}</SectionTitle>
        <p>{t.about.licenceText}</p>
        <p>
          {t.about.thirdParty}: {t.common.and(SOFTWARE)}.
        </p>
      </section>
      <section>
        <SectionTitle>{t.about.privacyTitle}</SectionTitle>
        <p>{t.about.privacy}</p>
      </section>
    </Frame>
  )
}
