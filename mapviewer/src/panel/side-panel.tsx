import { askArea, useAskedArea } from '../area/asked-area.ts'
import { lazyPart } from '@datacentre/ui/lazy-part'
import { useSpoken } from '@datacentre/ui/speech'
import { changeAddress, chooseObject, useAddress } from '../address/address-store.ts'
import { changeScene, useScene } from '../map/view/scene.ts'
import { Listing } from './listing.tsx'
import { OpenedObject } from './opened-object.tsx'
import { PanelHead } from './panel-head.tsx'
import { ResizeHandle } from './resize-handle.tsx'
import { PanelSections } from './sections/panel-sections.tsx'
import './side-panel.css'
import { usePanelSize } from './use-panel-size.ts'

/** Seldom needed at first. */
const PlacePanel = lazyPart(() => import('./place/place-panel.tsx'))
const AreaPanel = lazyPart(() => import('./area/area-panel.tsx'))

/** Beside the map, or from below on a phone: the object of the page, or a list of objects. */
export function SidePanel() {
  const { say } = useSpoken()
  const { object, here } = useAddress()
  const { listing } = useScene()
  const { size, resize } = usePanelSize()
  const area = useAskedArea()
  if (object === null && here === null && area === null && listing === 'closed') return null
  const close = (): void => {
    // Under an object lies the place or the list it was chosen from.
    if (object !== null) chooseObject(null)
    else if (here !== null) changeAddress({ here: null })
    else if (area !== null) askArea(null)
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
        <PanelSections>
          {object !== null ? (
            <OpenedObject key={`${object.layer} ${object.id}`} opened={object} onClose={close} />
          ) : here !== null ? (
            <PlacePanel
              key={here}
              waiting={<PanelHead title={say('loading')} onClose={close} />}
              here={here}
              onClose={close}
            />
          ) : area !== null ? (
            <AreaPanel
              waiting={<PanelHead title={say('loading')} onClose={close} />}
              area={area}
              onClose={close}
            />
          ) : (
            <Listing key={listing} kind={listing} onClose={close} />
          )}
        </PanelSections>
      </div>
    </aside>
  )
}
