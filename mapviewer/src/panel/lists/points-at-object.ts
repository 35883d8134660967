import { changeScene } from '../../map/view/scene.ts'
import type { ObjectId } from '@datacentre/catalogue/geography/map-page'

type Pointing = Readonly<
  Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur' | 'onClick', () => void>
>

/** What a list entry does so that the map shows where its object lies. */
export function pointsAtObject(object: ObjectId): Pointing {
  const point = (): void => changeScene({ pointed: object })
  const stop = (): void => changeScene({ pointed: null })
  // An entry that is followed goes, and then nothing tells that it is no longer pointed at.
  return { onPointerEnter: point, onPointerLeave: stop, onFocus: point, onBlur: stop, onClick: stop }
}
