import { SpeechProvider } from '@datacentre/ui/speech'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from './address/use-address.ts'
import { InstallationProvider } from './installation/installation.tsx'
import type { Started } from './installation/start.ts'
import { BrokenScreen } from './screens/broken-screen.tsx'
import { useArrival } from './screens/use-arrival.ts'
import { screenAt } from './screens/screens.tsx'

/** Everything a visitor sees: the screen of the address, in the visitor's language. */
export function App({ spoken, installation }: Started) {
  const [queries] = useState(() => new QueryClient())
  const { path, visit } = useAddress()
  const { title, Screen } = screenAt(path)
  const heading = spoken.say(title)
  // The home is called as the site is, and once is enough.
  const pageTitle =
    heading === spoken.say('site.name') ? heading : spoken.say('site.pageTitle', { page: heading })
  useArrival(pageTitle, `${path} ${visit}`)
  return (
    <QueryClientProvider client={queries}>
      <SpeechProvider spoken={spoken}>
        <InstallationProvider value={installation}>
          <BrokenScreen key={`${path} ${visit}`}>
            <Screen />
          </BrokenScreen>
        </InstallationProvider>
      </SpeechProvider>
    </QueryClientProvider>
  )
}
