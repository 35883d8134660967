import { useSpoken } from '@datacentre/ui/speech'
import { useAddress } from '../address/address-store.ts'
import { MOST_IN_VIEW } from '../map/view/most-in-view.ts'
import { useScene, type Listing as ListingKind } from '../map/view/scene.ts'
import { SectionLink } from './cross-section/section-link.tsx'
import { lazyPart } from '@datacentre/ui/lazy-part'
import { ObjectList } from './lists/object-list.tsx'
import { PanelHead } from './panel-head.tsx'

/** Asked for by a button; its choice of an order is heavy. */
const InView = lazyPart(() => import('./lists/in-view.tsx'))

/** What the panel lists when no object is open: what lies under the pointer, what is in view, or the selected rows. */
export function Listing({ kind, onClose }: { readonly kind: ListingKind; readonly onClose: () => void }) {
  const { say } = useSpoken()
  const { choice, selection } = useScene()
  const { ids } = useAddress()
  if (kind === 'choice')
    return (
      <>
        <PanelHead title={say('map.choice', { count: choice.length })} onClose={onClose} />
        <ObjectList objects={choice.slice(0, MOST_IN_VIEW)} />
        {choice.length > MOST_IN_VIEW && <p className="panel-note">{say('map.choice.zoomIn')}</p>}
      </>
    )
  if (kind === 'selection')
    return (
      <>
        <PanelHead title={say('map.selection', { count: selection.length })} onClose={onClose} />
        {selection.length < ids.length && (
          <p className="panel-note">
            {say('map.selection.missing', { count: ids.length - selection.length })}
          </p>
        )}
        <SectionLink
          keys={selection.every(({ layer }) => layer === 'boreholes') ? selection.map(({ id }) => id) : []}
        />
        <ObjectList objects={selection} />
      </>
    )
  return <InView waiting={<PanelHead title={say('loading')} onClose={onClose} />} onClose={onClose} />
}
