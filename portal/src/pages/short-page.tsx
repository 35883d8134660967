import type { Language, TextKey } from '@datacentre/catalogue/texts/index'
import { lazyPart } from '@datacentre/ui/lazy-part'
import { useSpoken } from '@datacentre/ui/speech'
import type { ComponentType } from 'react'
import { PageFrame } from '../frame/page-frame.tsx'
import './short-page.css'

export type ShortPage = { readonly path: string; readonly title: TextKey; readonly Page: ComponentType }

type Chapter = () => Promise<{ readonly default: ComponentType }>

type ShortPageParts = {
  readonly path: string
  readonly title: TextKey
  /** What the page says, in a file per language that loads when the page is opened. */
  readonly prose: Readonly<Record<Language, Chapter>>
}

/** A page of the data centre's own that is there to be read. */
export function shortPage({ path, title, prose }: ShortPageParts): ShortPage {
  const spokenProse = { nl: lazyPart(prose.nl), en: lazyPart(prose.en) }

  function Page() {
    const { say, language } = useSpoken()
    const Prose = spokenProse[language]
    return (
      <PageFrame trail={[{ label: say(title), to: path }]}>
        <article className="short-page">
          <h1 tabIndex={-1}>{say(title)}</h1>
          <Prose waiting={<p className="short-page-loading">{say('loading')}</p>} />
        </article>
      </PageFrame>
    )
  }
  return { path, title, Page }
}
