/** Editions of boxed games that their owners have entered: the list, and the one of an address. */
import { useEffect, useState } from 'preact/hooks'
import {
  beginEdition,
  editions,
  editionsProblem,
  freeName,
  loadEditions,
  removeEdition,
  restoreEdition,
  type SavedEdition,
  unreadableEditions,
} from '../../app/editions.ts'
import { navigate } from '../../app/router.ts'
import { href } from '../../app/routes.ts'
import { regional } from '../../app/texts.ts'
import { exportEdition } from '../../app/transfer.ts'
import type { EditionText } from '../../text/index.ts'
import type { Problem } from '../../worker/protocol.ts'
import { GAMES, type GameCard, gameCard } from '../games/index.tsx'
import { IconButton } from '../kit/button.tsx'
import { FileButton } from '../kit/file.tsx'
import { Icon } from '../kit/icon.tsx'
import { List, Row, SectionTitle } from '../kit/list.tsx'
import { Notice } from '../kit/notice.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { TO_REGRET, toast } from '../kit/toast.tsx'
import { Cover } from './cover.tsx'
import { EditionEditor } from './edition-editor.tsx'
import { RenameEdition } from './edition-name.tsx'
import { editionWords } from './edition-words.ts'
import { offerFile, useImport } from './files.ts'
import { Frame } from './frame.tsx'
import { ProblemNotice, RefusedFiles } from './problem.tsx'
import { useText } from './texts.ts'
import './editions.css'

interface Words {
  readonly t: EditionText
}

const titleOf = (game: string): string => gameCard(game)?.title ?? game

function removeWithUndo({ id, name }: SavedEdition, t: EditionText): void {
  void removeEdition(id)
  toast({ text: t.deleted(name), stays: TO_REGRET, action: { label: t.bringBack, run: () => void restoreEdition(id) } })
}

interface ActionsProps extends Words {
  readonly edition: SavedEdition
  readonly onClose: () => void
  readonly onRename: () => void
}

function Actions({ edition, onClose, onRename, t }: ActionsProps) {
  const common = useText()
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Sheet title={edition.name} closeLabel={common.common.close} onClose={onClose}>
      <List>
        <li>
          <Row icon="edit" title={t.rename} onClick={then(onRename)} />
        </li>
        <li>
          <Row icon="install" title={t.export} onClick={then(() => offerFile(exportEdition(edition, edition.name), common))} />
        </li>
        <li>
          <Row icon="trash" title={t.delete} onClick={then(() => removeWithUndo(edition, t))} />
        </li>
      </List>
    </Sheet>
  )
}

function Saved({ edition, t, onMore }: Words & { readonly edition: SavedEdition; readonly onMore: () => void }) {
  const card = gameCard(edition.game)
  const title = titleOf(edition.game)
  const day = new Intl.DateTimeFormat(regional(t.language), { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
  return (
    <li class="saved">
      <a class="saved-go" href={href({ name: 'editions', id: edition.id })} aria-label={t.row(edition.name, title)}>
        {card && <Cover of={card} sizes="44px" />}
        <span class="saved-t">
          <b>{edition.name}</b>
          <small>{`${title} · ${t.changed(day.format(edition.updated))}`}</small>
          {edition.faults !== null && edition.faults > 0 && <small class="field-problem">{t.faults(edition.faults)}</small>}
        </span>
        <Icon name="edit" class="saved-mark" />
      </a>
      <IconButton icon="more" label={t.more(edition.name)} onClick={onMore} />
    </li>
  )
}

function Fresh({ t, known }: Words & { readonly known: readonly SavedEdition[] }) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const begin = async ({ id: game, title, play }: GameCard) => {
    const entry = await play?.loadEdition?.()
    if (!entry) return
    const begun = await beginEdition(game, freeName(t.mine(title), known), entry.shipped)
    if (typeof begun === 'string') navigate({ name: 'editions', id: begun })
    else setProblem(begun)
  }
  return (
    <section>
      <SectionTitle note={t.freshNote}>{t.fresh}</SectionTitle>
      {problem && <ProblemNotice problem={problem} />}
      <List label={t.fresh}>
        {GAMES.filter(({ play }) => play?.loadEdition).map((game) => (
          <li key={game.id}>
            <Row art={<Cover of={game} sizes="44px" />} title={game.title} mark="next" onClick={() => void begin(game)} />
          </li>
        ))}
      </List>
    </section>
  )
}

function All({ t }: Words) {
  const [more, setMore] = useState<SavedEdition | null>(null)
  const [renaming, setRenaming] = useState<SavedEdition | null>(null)
  const [refused, take] = useImport()
  useEffect(() => void loadEditions(), [])
  const known = editions.value
  if (!known) return null
  return (
    <Frame title={t.title} class="editions">
      <p class="quiet-text">{t.lead}</p>
      {editionsProblem.value && <ProblemNotice problem={editionsProblem.value} />}
      <RefusedFiles refused={refused} />
      {known.length > 0 && (
        <section>
          <SectionTitle>{t.yours}</SectionTitle>
          <ul class="list" aria-label={t.yours}>
            {known.map((edition) => (
              <Saved key={edition.id} edition={edition} t={t} onMore={() => setMore(edition)} />
            ))}
          </ul>
        </section>
      )}
      {unreadableEditions.value > 0 && <Notice icon="lock">{t.unreadable(unreadableEditions.value)}</Notice>}
      <Fresh t={t} known={known} />
      <div class="row-btns">
        <FileButton accept="application/json,.json" onFile={(file) => take([file])}>
          {t.import}
        </FileButton>
      </div>
      {more && <Actions edition={more} t={t} onClose={() => setMore(null)} onRename={() => setRenaming(more)} />}
      {renaming && <RenameEdition edition={renaming} t={t} onClose={() => setRenaming(null)} />}
    </Frame>
  )
}

/** All editions, or the one of an address. */
export function Editions({ id }: { readonly id: string }) {
  const t = editionWords.value
  if (!t) return null
  return id === '' ? <All t={t} /> : <EditionEditor key={id} id={id} t={t} />
}
