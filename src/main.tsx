/** The page's beginning: settings, words, history, then the first screen. */
import './ui/styles/tokens.css'
import './ui/styles/base.css'
import './ui/kit/kit.css'
import './ui/styles/forced.css'
import { render } from 'preact'
import { watchArrivals } from './app/arrivals.ts'
import { watchInstall } from './app/install.ts'
import { watchParts } from './app/parts.ts'
import { openLayer, startRouter } from './app/router.ts'
import { applySettings } from './app/settings.ts'
import { loadTables } from './app/tables.ts'
import { startTexts } from './app/texts.ts'
import { registerUpdates } from './app/update.ts'
import { connectBack } from './ui/kit/back.ts'
import { App } from './ui/screens/app.tsx'

watchInstall()
applySettings()
connectBack(openLayer)
startRouter()
watchArrivals()
watchParts()
try {
  await startTexts()
} catch (error) {
  // Without words nobody else can say it (`public/early.js`).
  document.documentElement.classList.add('stuck')
  throw error
}
const root = document.getElementById('app')
if (root) {
  root.replaceChildren()
  render(<App />, root)
}
// The list of tables brings the database's code with it: what everybody sees comes first.
void loadTables()
registerUpdates()
