import './prefix.ts'
import { featureFlags } from '@datacentre/catalogue/features'
import { texts } from '@datacentre/catalogue/texts/index'
import type { Config } from '@datacentre/catalogue/wire/config'
import { createQueryClient } from '@datacentre/client/calls/query-client'
import { setInstallation } from '@datacentre/client/installation/installation'
import { aConfig } from '@datacentre/fixtures/dataset'
import { SpeechProvider, spokenFrom } from '@datacentre/ui/speech'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { clearPage, show } from '@datacentre/client/testing/show'
import { currentAddress } from '../src/address/address-store.ts'
import { App } from '../src/app.tsx'
// The app fetches the map's own part when it starts; here it is there before the first test.
import '../src/map-pane.tsx'
import { changeScene } from '../src/map/view/scene.ts'

/** Shows the map viewer as a visitor who comes by this address, below its prefix, sees it: drawn and at rest. */
export async function showMap(address = '', config: Partial<Config> = {}) {
  clearPage()
  setInstallation({ config: aConfig(config), features: featureFlags([]) })
  // What map and panel told each other in the test before.
  changeScene({ listing: 'closed', tool: 'choose', choice: [], selection: [], pointed: null })
  window.history.replaceState(null, '', `/mapviewer/${address}`)
  window.dispatchEvent(new PopStateEvent('popstate'))
  const { language } = currentAddress()
  const spoken = spokenFrom(texts[language], language)
  document.documentElement.lang = language
  show(
    // As the app's own, but for the pauses between the tries of a call that fails.
    <QueryClientProvider client={createQueryClient({ gcTime: Infinity, retryOnMount: false, retryDelay: 0 })}>
      <SpeechProvider spoken={spoken}>
        <App />
      </SpeechProvider>
    </QueryClientProvider>,
  )
  const map = mapScreen(spoken.say)
  await expect.poll(() => document.querySelector('#map canvas')).not.toBeNull()
  await expect.poll(map.place).not.toBeNull()
  return { ...map, ...spoken }
}

/** The map viewer by the names of its parts, as a visitor handles it. */
function mapScreen(say: ReturnType<typeof spokenFrom>['say']) {
  const search = page.getByRole('combobox', { name: say('map.search') })
  const tools = page.getByRole('group', { name: say('map.tools') })
  return {
    canvas: page.getByRole('application'),
    panel: page.getByRole('complementary', { name: say('map.panel') }),
    heading: page.getByRole('heading', { level: 1 }),
    search,
    tool: (name: string) => tools.getByRole('button', { name, exact: true }),
    /** Where the address says the map is. */
    place: () => currentAddress().place,
  }
}
