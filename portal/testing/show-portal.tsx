import type { Feature } from '@datacentre/catalogue/features'
import { featureFlags, features } from '@datacentre/catalogue/features'
import { texts, type Language, type TextKey } from '@datacentre/catalogue/texts/index'
import type { Config } from '@datacentre/catalogue/wire/config'
import { createQueryClient } from '@datacentre/client/calls/query-client'
import { setInstallation } from '@datacentre/client/installation/installation'
import { aConfig } from '@datacentre/fixtures/dataset'
import { SpeechProvider, spokenFrom } from '@datacentre/ui/speech'
import { QueryClientProvider } from '@tanstack/react-query'
import { clearPage, show } from '@datacentre/client/testing/show'
import { goTo } from '../src/address/address.ts'
import { App } from '../src/app.tsx'

export type Shown = {
  readonly config?: Partial<Config>
  readonly features?: readonly Feature[]
  /** What an operator changed in the texts. */
  readonly texts?: Partial<Record<TextKey, string>>
}

/** Shows a screen of the portal as a visitor who comes by this address sees it. */
export function showPortal(address: string, shown: Shown = {}) {
  // What was shown before must not follow the address.
  clearPage()
  setInstallation({ config: aConfig(shown.config), features: featureFlags(shown.features ?? features) })
  sessionStorage.clear()
  goTo(address)
  const language: Language = new URLSearchParams(address.split('?')[1]).get('lang') === 'en' ? 'en' : 'nl'
  const spoken = spokenFrom({ ...texts[language], ...shown.texts }, language)
  document.documentElement.lang = language
  show(
    <QueryClientProvider client={createQueryClient()}>
      <SpeechProvider spoken={spoken}>
        <App />
      </SpeechProvider>
    </QueryClientProvider>,
  )
  return spoken
}
