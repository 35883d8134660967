import { mount } from '@datacentre/client/start/mount'
import { QueryClientProvider } from '@tanstack/react-query'
import 'virtual:tokens.css'
import '@datacentre/ui/base.css'
import { App, MapPane } from './app.tsx'
import { queries } from './calls/queries.ts'
import { start } from './start/start.ts'

// The map's own part is fetched while the texts are.
MapPane.preload()

mount({
  start,
  app: (
    <QueryClientProvider client={queries}>
      <App />
    </QueryClientProvider>
  ),
  failed: {
    nl: {
      title: 'Kaart',
      text: 'De kaart laadt nu niet. Probeer het later opnieuw.',
      again: 'Probeer het opnieuw',
    },
    en: {
      title: 'Map',
      text: 'Sorry, the map is not available at the moment. Try again later.',
      again: 'Try again',
    },
  },
})
