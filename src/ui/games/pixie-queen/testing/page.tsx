/** A page for pictures of the table at the fixture's position: `?theme=light&lang=de&seats=5&case=...`. Not shipped. */
import '../../../styles/tokens.css'
import '../../../styles/base.css'
import '../../../kit/kit.css'
import { render } from 'preact'
import { applySettings, changeSettings } from '../../../../app/settings.ts'
import { startTexts } from '../../../../app/texts.ts'
import TableScreen from '../index.tsx'
import { cases } from './cases.ts'
import { fixtureModel } from './fixture.ts'
import { liveModel } from './live.ts'

const query = new URLSearchParams(location.search)
const theme = query.get('theme') === 'light' ? 'light' : 'dark'
changeSettings({ theme, language: query.get('lang') ?? 'en', leftHanded: query.has('left') })
applySettings()
await startTexts()
const chosen = cases[query.get('case') ?? '']
const live = query.get('live')
const model = live
  ? liveModel(Number(live), Number(query.get('seed') ?? 7), Number(query.get('pace') ?? 0))
  : chosen
    ? chosen()
    : fixtureModel()
Object.assign(window, { model })
const root = document.getElementById('app')
if (root) render(<TableScreen model={model} onAgain={() => undefined} />, root)
