/** One edition, to be entered: what its game's form says is kept at once, checked, and compared with the app's own. */

import { useEffect, useState } from 'preact/hooks'
import { chooseEdition } from '../../app/edition-choice.ts'
import { type EditionModel, openEdition } from '../../app/edition-model.ts'
import { problemFrom } from '../../app/parts.ts'
import { navigate } from '../../app/router.ts'
import { exportEdition } from '../../app/transfer.ts'
import type { EditionText } from '../../text/index.ts'
import type { Problem } from '../../worker/protocol.ts'
import { type EditionEntry, gameCard } from '../games/index.tsx'
import { Button, IconButton } from '../kit/button.tsx'
import { Notice } from '../kit/notice.tsx'
import { toast } from '../kit/toast.tsx'
import { differences } from '../kit/tree.ts'
import { RenameEdition } from './edition-name.tsx'
import { offerFile } from './files.ts'
import { Frame } from './frame.tsx'
import { ProblemNotice } from './problem.tsx'
import { useText } from './texts.ts'

interface Open {
  readonly model: EditionModel
  readonly entry: EditionEntry
}

async function open(id: string): Promise<Open | { readonly problem: Problem }> {
  const found = await openEdition(id)
  if ('problem' in found) return found
  try {
    const entry = await gameCard(found.model.game)?.play?.loadEdition?.()
    return entry ? { model: found.model, entry } : { problem: { kind: 'notFound' } }
  } catch (error) {
    return { problem: problemFrom(error) }
  }
}

interface EditorProps extends Open {
  readonly t: EditionText
}

/** How it differs from the app's own, with the way back to that; and how much does not fit. */
function State({ model, entry, t }: EditorProps) {
  const differing = differences(model.value.value, entry.shipped).filter((place) => !entry.follows?.(place)).length
  const wrong = model.faults.value?.length ?? 0
  const putBack = () => {
    const before = model.value.value
    model.change(entry.shipped)
    toast({ text: t.allBack, action: { label: t.undo, run: () => model.change(before) } })
  }
  return (
    <>
      <p class="quiet-text">{t.kept}</p>
      <div class="edition-state">
        <p role="status" aria-busy={!model.kept.value}>
          {differing === 0 ? t.asShipped : t.differ(differing)}
        </p>
        {differing > 0 && (
          <Button kind="text" onClick={putBack}>
            {t.putAllBack}
          </Button>
        )}
      </div>
      {wrong > 0 && <Notice tone="danger">{t.wrong(wrong)}</Notice>}
    </>
  )
}

function Editor({ model, entry, t }: EditorProps) {
  const common = useText()
  const [renaming, setRenaming] = useState(false)
  const wrong = model.faults.value?.length ?? 0
  const name = model.name.value
  const play = () => {
    chooseEdition({ game: model.game, value: model.value.value })
    navigate({ name: 'new', game: model.game })
  }
  const foot = (
    <Button kind="primary" wide tall note={wrong > 0 ? t.draftNote : t.playNote} onClick={play}>
      {t.play}
    </Button>
  )
  const tools = (
    <>
      <IconButton icon="install" label={t.export} onClick={() => offerFile(exportEdition(model, name), common)} />
      <IconButton icon="edit" label={t.rename} onClick={() => setRenaming(true)} />
    </>
  )
  return (
    <Frame title={name} foot={foot} tools={tools} class={`edition-page ${gameCard(model.game)?.world ?? ''}`}>
      {model.problem.value && <ProblemNotice problem={model.problem.value} />}
      {model.aside.value !== null && <Notice tone="danger">{t.overtaken(model.aside.value)}</Notice>}
      <State model={model} entry={entry} t={t} />
      <entry.Form value={model.value.value} faults={model.faults.value ?? []} onChange={(value) => model.change(value)} />
      {renaming && (
        <RenameEdition edition={{ id: model.id, name }} t={t} onClose={() => setRenaming(false)} onName={(next) => model.rename(next)} />
      )}
    </Frame>
  )
}

/** The editor of one edition. */
export function EditionEditor({ id, t }: { readonly id: string; readonly t: EditionText }) {
  const [opened, setOpened] = useState<Open | { readonly problem: Problem } | null>(null)
  useEffect(() => {
    let gone = false
    let leave: () => void = () => undefined
    void open(id).then((result) => {
      if ('model' in result) leave = () => result.model.leave()
      if (gone) leave()
      else setOpened(result)
    })
    return () => {
      gone = true
      leave()
    }
  }, [id])
  if (!opened) return null
  if ('model' in opened) return <Editor {...opened} t={t} />
  return (
    <Frame title={t.title}>
      <ProblemNotice problem={opened.problem} />
    </Frame>
  )
}
