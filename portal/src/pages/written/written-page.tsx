import { writtenPageAt, writtenPagePath } from '@datacentre/catalogue/texts/written-pages'
import { useInstallation } from '@datacentre/client/installation/installation'
import { lazyPart } from '@datacentre/ui/lazy-part'
import { useSpoken } from '@datacentre/ui/speech'
import { useAddress } from '../../address/address.ts'
import { PageFrame } from '../../frame/page-frame.tsx'
import '../short-page.css'

const WrittenProse = lazyPart(() => import('./written-prose.tsx'))

/** A page that the organisation wrote itself; the screen of an address that it has one for. */
export function WrittenPage() {
  const { say, language } = useSpoken()
  const name = writtenPageAt(useAddress().path) ?? ''
  const { pages } = useInstallation().config.site
  const title = pages.find((page) => page.name === name)?.title[language] ?? ''
  const waiting = <p className="short-page-loading">{say('loading')}</p>
  return (
    <PageFrame trail={[{ label: title, to: `/${writtenPagePath(name)}` }]}>
      <article className="short-page">
        <h1 tabIndex={-1}>{title}</h1>
        <WrittenProse name={name} waiting={waiting} />
      </article>
    </PageFrame>
  )
}

WrittenPage.preload = WrittenProse.preload
