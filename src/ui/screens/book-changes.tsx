/** What can be changed about a player in the book: the name, which may make one of two, and whether the book knows it at all. */
import { useState } from 'preact/hooks'
import { erasePlayer, renamePlayer } from '../../app/book.ts'
import { leave, navigate, route } from '../../app/router.ts'
import { haveMet, playerOf, type Results } from '../../app/statistics.ts'
import type { BookText } from '../../text/index.ts'
import { Button } from '../kit/button.tsx'
import { TextField } from '../kit/field.tsx'
import { List, Row } from '../kit/list.tsx'
import { Notice } from '../kit/notice.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { offerBack } from './book-parts.tsx'
import { useText } from './texts.ts'

const LONGEST = 24

interface Props {
  readonly name: string
  readonly all: Results
  readonly t: BookText
}

function Renaming({ name, all, t, onClose }: Props & { readonly onClose: () => void }) {
  const common = useText().common
  const [wish, setWish] = useState(name)
  const to = wish.trim()
  const known = to !== name && playerOf(all, to) !== undefined
  const met = known && haveMet(all, name, to)
  const possible = to !== '' && to !== name && !met
  const done = () => {
    if (!possible) return
    onClose()
    void renamePlayer(name, to).then((takeBack) => {
      if (!takeBack) return
      navigate({ name: 'book', player: to }, { replace: true })
      const back = () => {
        takeBack()
        if (route.value.name === 'book' && route.value.player === to) navigate({ name: 'book', player: name }, { replace: true })
      }
      offerBack(t.renamed(name, to), back, t)
    })
  }
  // Prevented, or the key would press the button that gets the focus back.
  const entered = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    done()
  }
  const actions = (
    <>
      <Button onClick={onClose}>{common.cancel}</Button>
      <Button kind="primary" disabled={!possible} onClick={done}>
        {common.save}
      </Button>
    </>
  )
  return (
    <Sheet title={t.rename} closeLabel={common.close} onClose={onClose} actions={actions}>
      <div class="stack">
        <TextField
          label={t.newName}
          value={wish}
          maxLength={LONGEST}
          autocomplete="off"
          problem={met ? t.haveMet(name, to) : undefined}
          onInput={setWish}
          onKeyDown={entered}
        />
        {known && !met ? <Notice>{t.merge(to)}</Notice> : <p class="quiet-text">{t.renameHint}</p>}
      </div>
    </Sheet>
  )
}

/** Another name for a player, or none. */
export function Changes({ name, all, t }: Props) {
  const [renaming, setRenaming] = useState(false)
  const erase = () => {
    leave()
    void erasePlayer(name).then((takeBack) => offerBack(t.erased(name), takeBack, t))
  }
  return (
    <>
      <List>
        <li>
          <Row icon="edit" title={t.rename} note={t.renameHint} onClick={() => setRenaming(true)} />
        </li>
        <li>
          <Row icon="trash" title={t.erase(name)} note={t.eraseNote} onClick={erase} />
        </li>
      </List>
      {renaming && <Renaming name={name} all={all} t={t} onClose={() => setRenaming(false)} />}
    </>
  )
}
