import { useState } from 'preact/hooks'
import { dismissInstall, install, installOffered, installWay } from '../../app/install.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { useText } from './texts.ts'

/** The three taps on an iPhone or iPad, drawn. */
function Steps() {
  const t = useText()
  const icons = ['share', 'plus', 'check'] as const
  return (
    <>
      <p class="prose">{t.install.why}</p>
      <ol class="steps">
        {t.install.iosSteps.map((step, i) => (
          <li key={step}>
            <span class="step-n">{t.common.number(i + 1)}</span>
            <span class="step-art" aria-hidden="true">
              <Icon name={icons[i] ?? 'check'} />
            </span>
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The button, or the way by hand, that puts the app on the home screen. */
export function InstallButton() {
  const t = useText()
  const [shown, setShown] = useState(false)
  const way = installWay.value
  if (way === 'none') return null
  const close = () => setShown(false)
  return (
    <>
      <Button kind="text" onClick={() => (way === 'button' ? void install() : setShown(true))}>
        {way === 'button' ? t.install.install : t.install.howTo}
      </Button>
      {shown && (
        <Sheet
          title={t.install.iosTitle}
          closeLabel={t.common.close}
          onClose={close}
          actions={<Button onClick={close}>{t.common.done}</Button>}
        >
          <Steps />
        </Sheet>
      )}
    </>
  )
}

/** A quiet strip on the home screen, put away for good with one tap. */
export function InstallStrip() {
  const t = useText()
  if (!installOffered.value) return null
  return (
    <aside class="install" aria-label={t.install.title}>
      <Icon name="install" />
      <p class="grow">
        <span class="in-short">{t.install.title}</span>
        <span class="at-length">{t.install.whyShort}</span>
      </p>
      <InstallButton />
      <IconButton icon="close" label={t.install.dismiss} onClick={dismissInstall} />
    </aside>
  )
}
