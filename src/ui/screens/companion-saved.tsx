import { removeSession, restoreSession, type SavedSession, unreadableSessions } from '../../app/companion.ts'
import { href } from '../../app/routes.ts'
import { regional } from '../../app/texts.ts'
import { exportSession } from '../../app/transfer.ts'
import type { CompanionText } from '../../text/index.ts'
import { gameCard } from '../games/index.tsx'
import { IconButton } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { SectionTitle } from '../kit/list.tsx'
import { Notice } from '../kit/notice.tsx'
import { TO_REGRET, toast } from '../kit/toast.tsx'
import { Crest } from './crest.tsx'
import { offerFile } from './files.ts'
import { useText } from './texts.ts'

function removeWithUndo(id: string, t: CompanionText): void {
  void removeSession(id)
  toast({ text: t.removed, stays: TO_REGRET, action: { label: t.bringBack, run: () => void restoreSession(id) } })
}

/** Where a session stands: the round of all, or, where they are counted anew in every trimester, which of them it is. */
function whereText({ round, part }: SavedSession['summary'], count: (n: number) => string, t: CompanionText): string {
  if (!part) return count(round)
  const trimester = part.at === 'last' ? t.lastTrimester : t.trimester(part.at)
  return part.round > 0 ? t.monthIn(trimester, part.round) : trimester
}

function Saved({ session, t }: { readonly session: SavedSession; readonly t: CompanionText }) {
  const common = useText()
  const game = gameCard(session.game)
  const names = common.common.and(session.seats.map(({ name }) => name))
  const day = new Intl.DateTimeFormat(regional(t.language), { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
  const where = session.summary.over ? t.over : whereText(session.summary, t.at[game?.play?.counted ?? 'rounds'], t)
  return (
    <li class="saved">
      <a
        class="saved-go"
        href={href({ name: 'companion', id: session.id })}
        aria-label={t.session(names, game?.title ?? session.game, where)}
      >
        <span class="saved-t">
          <b>{names}</b>
          <small>{`${game?.title ?? session.game} · ${where} · ${day.format(session.updated)}`}</small>
          <span class="seat-seals" aria-hidden="true">
            {session.seats.map(({ crest }) => (
              <Crest key={crest} game={game} seat={crest} />
            ))}
          </span>
        </span>
        <Icon name="play" class="saved-mark" />
      </a>
      {!session.unkept && (
        <>
          <IconButton icon="install" label={t.export(names)} onClick={() => offerFile(exportSession(session), common)} />
          <IconButton icon="trash" label={t.remove(names)} onClick={() => removeWithUndo(session.id, t)} />
        </>
      )}
    </li>
  )
}

/** The sessions to go on with; nothing where there is none. */
export function SavedSessions({ sessions, t }: { readonly sessions: readonly SavedSession[]; readonly t: CompanionText }) {
  return (
    <>
      {sessions.length > 0 && (
        <section>
          <SectionTitle>{t.sessions}</SectionTitle>
          <ul class="list">
            {sessions.map((session) => (
              <Saved key={session.id} session={session} t={t} />
            ))}
          </ul>
        </section>
      )}
      {unreadableSessions.value > 0 && <Notice icon="lock">{t.unreadable(unreadableSessions.value)}</Notice>}
    </>
  )
}
