import { useEffect, useState } from 'preact/hooks'
import { loadSessions, sessions } from '../../app/companion.ts'
import { editions, loadEditions } from '../../app/editions.ts'
import { eraseEverything, protect, type StorageState, storageState } from '../../app/keep.ts'
import { noteExport } from '../../app/keeping.ts'
import { href } from '../../app/routes.ts'
import { tables } from '../../app/tables.ts'
import { exportAll } from '../../app/transfer.ts'
import { Button } from '../kit/button.tsx'
import { FileButton } from '../kit/file.tsx'
import { List, Row, SectionTitle } from '../kit/list.tsx'
import { Notice } from '../kit/notice.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { toast } from '../kit/toast.tsx'
import { editionWords } from './edition-words.ts'
import { offerFile, useImport } from './files.ts'
import { RefusedFiles } from './problem.tsx'
import { useText } from './texts.ts'

function Erase() {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const erase = () => {
    close()
    void eraseEverything().then(() => toast({ text: t.settings.erased }))
  }
  const actions = (
    <>
      <Button onClick={close}>{t.common.cancel}</Button>
      <Button kind="danger" icon="trash" onClick={erase}>
        {t.settings.eraseConfirm}
      </Button>
    </>
  )
  return (
    <>
      <li>
        <Row icon="trash" title={t.settings.eraseAll} mark="next" onClick={() => setAsking(true)} />
      </li>
      {asking && (
        <Sheet title={t.settings.eraseTitle} closeLabel={t.common.close} onClose={close} actions={actions}>
          <p>{t.settings.eraseWarning}</p>
        </Sheet>
      )}
    </>
  )
}

/** How much is kept and how safely; files out and in; the way to be rid of it all. */
export function Storage() {
  const t = useText()
  const [state, setState] = useState<StorageState | null>(null)
  const [refused, take] = useImport()
  const look = () => void storageState().then(setState)
  useEffect(look, [tables.value])
  useEffect(() => void Promise.all([loadSessions(), loadEditions()]), [])
  const words = editionWords.value
  const count = tables.value?.length ?? 0
  const exportEverything = () => {
    noteExport()
    offerFile(exportAll(), t)
  }
  const ask = () =>
    void protect().then((kept) => {
      look()
      if (!kept) toast({ text: t.settings.persistRefused })
    })
  return (
    <section class="stack-s">
      <SectionTitle note={state && `${t.settings.used(t.settings.bytes(state.used))} · ${t.home.savedCount(count)}`}>
        {t.settings.storage}
      </SectionTitle>
      <RefusedFiles refused={refused} />
      {state && (
        <Notice icon={state.persisted ? 'lock' : 'info'}>
          <div class="keep">
            <span>{state.persisted ? t.settings.persisted : t.settings.notPersisted}</span>
            {!state.persisted && (
              <Button kind="text" onClick={ask}>
                {t.settings.persist}
              </Button>
            )}
          </div>
        </Notice>
      )}
      <List>
        <li>
          <Row icon="edit" title={words?.title ?? ''} note={words?.short} mark="next" href={href({ name: 'editions', id: '' })} />
        </li>
        {count + (sessions.value?.length ?? 0) + (editions.value?.length ?? 0) > 0 && (
          <li>
            <Row icon="install" title={t.settings.exportTables} mark="next" onClick={exportEverything} />
          </li>
        )}
        <Erase />
      </List>
      <div class="row-btns">
        <FileButton accept="application/json,.json" onFile={(file) => take([file])}>
          {t.settings.importTables}
        </FileButton>
      </div>
    </section>
  )
}
