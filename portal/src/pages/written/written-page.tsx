import { writtenPageAt, writtenPagePath } from '@datacentre/catalogue/texts/written-pages'
import { useInstallation } from '@datacentre/client/installation/installation'
import { lazyPart } from '@datacentre/ui/lazy-part'
import { useSpoken } from '@datacentre/ui/speech'
import { useAddress } from '../../address/address.ts'
import { ShortPage } from '../short-page.tsx'

const WrittenProse = lazyPart(() => import('./written-prose.tsx'))

/** A page that the organisation wrote itself; the screen of an address that it has one for. */
export function WrittenPage() {
  const { language } = useSpoken()
  const name = writtenPageAt(useAddress().path) ?? ''
  const { pages } = useInstallation().config.site
  const title = pages.find((page) => page.name === name)?.title[language] ?? ''
  return (
    <ShortPage title={title} path={`/${writtenPagePath(name)}`}>
      {(waiting) => <WrittenProse name={name} waiting={waiting} />}
    </ShortPage>
  )
}

WrittenPage.preload = WrittenProse.preload
