import { SpeechProvider } from '@datacentre/ui/speech'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useAddress } from './address/address-store.ts'
import './app.css'
import type { Started } from './boot/start.ts'
import { queries } from './calls/queries.ts'
import { PageTitle } from './frame/page-title.tsx'
import { SlimHeader } from './frame/slim-header.tsx'
import { SidePanel } from './panel/side-panel.tsx'

const MapPane = lazy(() => import('./map/map-pane.tsx'))

/** The whole viewer: the map, and beside it what the visitor reads. */
export function App({ spoken }: Started) {
  const { embedded } = useAddress()
  return (
    <QueryClientProvider client={queries}>
      <SpeechProvider spoken={spoken}>
        <div className="app">
          {!embedded && <SlimHeader />}
          <main className="app-main">
            <PageTitle />
            <div className="app-map">
              <Suspense fallback={<p className="app-loading">{spoken.say('loading')}</p>}>
                <MapPane />
              </Suspense>
            </div>
            <SidePanel />
          </main>
        </div>
      </SpeechProvider>
    </QueryClientProvider>
  )
}
