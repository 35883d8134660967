import { changeScene } from '../scene.ts'
import { dropAllPoints } from './measured-line.ts'

export function stopMeasuring(): void {
  dropAllPoints()
  changeScene({ tool: 'choose' })
}
