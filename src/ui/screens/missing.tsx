import { href } from '../../app/routes.ts'
import { Button } from '../kit/button.tsx'
import { Frame } from './frame.tsx'
import { useText } from './texts.ts'

/** For an address that leads nowhere. */
export function Missing() {
  const t = useText()
  return (
    <Frame title={t.problem.notFoundPage}>
      <p>{t.problem.nowhere}</p>
      <div>
        <Button href={href({ name: 'home' })}>{t.problem.toStart}</Button>
      </div>
    </Frame>
  )
}
