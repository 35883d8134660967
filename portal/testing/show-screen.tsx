import type { Feature } from '@datacentre/catalogue/features'
import { featureFlags, features } from '@datacentre/catalogue/features'
import { texts, type Language, type TextKey } from '@datacentre/catalogue/texts/index'
import type { Config } from '@datacentre/catalogue/wire/config'
import { createQueryClient } from '@datacentre/client/calls/query-client'
import { setInstallation } from '@datacentre/client/installation/installation'
import { clearPage, show } from '@datacentre/client/testing/show'
import { aConfig } from '@datacentre/fixtures/dataset'
import { SpeechProvider, spokenFrom } from '@datacentre/ui/speech'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { goTo } from '../src/address/address.ts'
import '../src/frame/page-frame.css'

export type Shown = {
  readonly config?: Partial<Config>
  readonly features?: readonly Feature[]
  /** What an operator changed in the texts. */
  readonly texts?: Partial<Record<TextKey, string>>
}

/** Shows this as a visitor who comes by this address sees it. */
export function showAt(address: string, shown: ReactNode, given: Shown = {}) {
  // What was shown before must not follow the address.
  clearPage()
  setInstallation({ config: aConfig(given.config), features: featureFlags(given.features ?? features) })
  sessionStorage.clear()
  goTo(address)
  const language: Language = new URLSearchParams(address.split('?')[1]).get('lang') === 'en' ? 'en' : 'nl'
  const spoken = spokenFrom({ ...texts[language], ...given.texts }, language)
  document.documentElement.lang = language
  show(
    <QueryClientProvider client={createQueryClient()}>
      <SpeechProvider spoken={spoken}>{shown}</SpeechProvider>
    </QueryClientProvider>,
  )
  return spoken
}

/** Shows one screen of the portal where it stands on its page, without the header and the footer around it. */
export const showScreen = (address: string, screen: ReactNode, given?: Shown) =>
  showAt(
    address,
    <div className="page-frame">
      <main className="page-frame-content">{screen}</main>
    </div>,
    given,
  )
