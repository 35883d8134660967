import { useInstallation } from '@datacentre/client/installation/installation'
import { useSpoken } from '@datacentre/ui/speech'
import { useAddress } from './address/address.ts'
import { BrokenScreen } from './screens/broken-screen.tsx'
import { useArrival } from './screens/use-arrival.ts'
import { screenAt } from './screens/screens.tsx'

/** Everything a visitor sees: the screen of the address, in the visitor's language. */
export function App() {
  const { say, language } = useSpoken()
  const { path, visit } = useAddress()
  const { title, Screen } = screenAt(path, useInstallation().config.site)
  const heading = typeof title === 'string' ? say(title) : title[language]
  // The home is called as the site is, and once is enough.
  const pageTitle = heading === say('site.name') ? heading : say('site.pageTitle', { page: heading })
  useArrival(pageTitle, `${path} ${visit}`)
  return (
    <BrokenScreen key={`${path} ${visit}`}>
      <Screen />
    </BrokenScreen>
  )
}
