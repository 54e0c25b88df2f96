import { Stepper as AnyStepper, type StepperProps } from '../../../companion/stepper.tsx'
import { useDesk } from './desk.ts'

/** A number with one less and one more beside it. */
export function Stepper(props: StepperProps) {
  const { c } = useDesk()
  return <AnyStepper words={c} {...props} />
}
