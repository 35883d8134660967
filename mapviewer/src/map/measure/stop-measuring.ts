import { changeScene } from '../view/scene.ts'
import { dropAllPoints } from './measured-line.ts'

export function stopMeasuring(): void {
  // The card goes; the focus must not go with it.
  if (document.activeElement?.closest('.measure-card'))
    document.getElementById('map')?.focus({ preventScroll: true })
  dropAllPoints()
  changeScene({ tool: 'choose' })
}
