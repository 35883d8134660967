import { useSpoken } from '@datacentre/ui/speech'
import { chooseObject, useAddress } from '../address/address-store.ts'
import { changeScene, useScene } from '../map/view/scene.ts'
import { Listing } from './listing.tsx'
import { OpenedObject } from './opened-object.tsx'
import { ResizeHandle } from './resize-handle.tsx'
import './side-panel.css'
import { usePanelSize } from './use-panel-size.ts'

/** Beside the map, or from below on a phone: the object of the page, or a list of objects. */
export function SidePanel() {
  const { say } = useSpoken()
  const { object } = useAddress()
  const { listing } = useScene()
  const { size, resize } = usePanelSize()
  if (object === null && listing === 'closed') return null
  const close = (): void => {
    // Under an object lies the list it was chosen from.
    if (object !== null) chooseObject(null)
    else changeScene({ listing: 'closed' })
    document.getElementById('map')?.focus({ preventScroll: true })
  }
  return (
    <aside
      className="side-panel"
      aria-label={say('map.panel')}
      style={{
        ['--panel-width' as string]: `${size.width}px`,
        ['--panel-height' as string]: `${size.height}px`,
      }}
    >
      <ResizeHandle size={size} onResize={resize} />
      <div className="side-panel-content">
        {object === null ? (
          <Listing key={listing} kind={listing} onClose={close} />
        ) : (
          <OpenedObject key={`${object.layer} ${object.id}`} opened={object} onClose={close} />
        )}
      </div>
    </aside>
  )
}
