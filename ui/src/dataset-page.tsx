import { speak, type TextKey } from '@datacentre/catalogue/texts/index'
import type { Config } from '@datacentre/catalogue/wire/config'
import { languageOf } from '@datacentre/catalogue/wire/language'
import { useEffect, useState } from 'react'
import 'virtual:tokens.css'
import './base.css'
import { DatasetCard } from './dataset-card.tsx'

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'loaded'; readonly config: Config }

/** One plain page under a title, which says what data this installation serves. */
export function DatasetPage({ title }: { readonly title: TextKey }) {
  const language = languageOf(window.location.search)
  const say = speak(language)
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  useEffect(() => {
    document.documentElement.lang = language
    document.title = say('site.pageTitle', { page: say('dataset.title') })
  }, [language, say])
  useEffect(() => {
    const leaving = new AbortController()
    fetch('rest/config', { signal: leaving.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`the configuration call answered ${response.status}`)
        setLoaded({ state: 'loaded', config: (await response.json()) as Config })
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setLoaded({ state: 'failed' })
        if (!leaving.signal.aborted) reportError(error)
      })
    return () => leaving.abort()
  }, [])
  return (
    <main className="dataset-card">
      <h1>{say(title)}</h1>
      {loaded.state === 'loading' && <p role="status">{say('loadingResults')}</p>}
      {loaded.state === 'failed' && <p role="alert">{say('page.broken.text')}</p>}
      {loaded.state === 'loaded' &&
        (loaded.config.dataset === null ? (
          <p>{say('dataset.none')}</p>
        ) : (
          <DatasetCard dataset={loaded.config.dataset} say={say} language={language} />
        ))}
    </main>
  )
}
