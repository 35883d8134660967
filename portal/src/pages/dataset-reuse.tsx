import type { Dataset } from '@datacentre/catalogue/wire/config'
import { useSpoken } from '@datacentre/ui/speech'

/** How to use the data elsewhere, and how to name them. */
export function DatasetReuse({ dataset }: { readonly dataset: Dataset }) {
  const { say } = useSpoken()
  return (
    <>
      <p>{say('page.dataset.reuseText', { licence: dataset.licence.name })}</p>
      <p>{say('page.dataset.name', { title: dataset.title, version: dataset.packageVersion })}</p>
      <p>
        {say('home.scripts')}{' '}
        <a href="api/" hrefLang="en">
          {say('home.scriptsLink')}
        </a>
      </p>
    </>
  )
}
