import { lazyPart } from '@datacentre/ui/lazy-part'
import { useSpoken } from '@datacentre/ui/speech'
import { useAddress } from './address/address-store.ts'
import './app.css'
import './map/base-map/ground-ahead.css'
import { PageTitle } from './frame/page-title.tsx'
import { SlimHeader } from './frame/slim-header.tsx'
import { SidePanel } from './panel/side-panel.tsx'

export const MapPane = lazyPart(() => import('./map-pane.tsx'))

/** The whole viewer: the map, and beside it what the visitor reads. */
export function App() {
  const { say } = useSpoken()
  const { embedded } = useAddress()
  return (
    <div className="app">
      {!embedded && <SlimHeader />}
      <main className="app-main">
        <PageTitle />
        <div className="app-map">
          <MapPane waiting={<p className="app-loading">{say('loading')}</p>} />
        </div>
        <SidePanel />
      </main>
    </div>
  )
}
