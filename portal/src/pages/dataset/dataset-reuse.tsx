import type { Dataset } from '@datacentre/catalogue/wire/config'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import { useSpoken } from '@datacentre/ui/speech'

/** How to use the data elsewhere, and how to name them. */
export function DatasetReuse({ dataset }: { readonly dataset: Dataset }) {
  const { say, language } = useSpoken()
  const { title, licence } = dataset.texts[language]
  return (
    <>
      <p>{licence === null ? say('page.dataset.noLicence') : say('page.dataset.reuseText', { licence })}</p>
      <p>{say('page.dataset.name', { title, version: dataset.packageVersion || String(dataset.version) })}</p>
      <p>
        {say('home.scripts')} <a href={withLanguage('api/', language)}>{say('home.scriptsLink')}</a>
      </p>
      <ul>
        <li>
          <a href={withLanguage('files?f=html', language)}>{say('page.dataset.files')}</a>
        </li>
        <li>
          <a href={withLanguage('changes?f=html', language)}>{say('page.dataset.changes')}</a>
        </li>
        <li>
          <a href={withLanguage('codes', language)}>{say('page.dataset.codes')}</a>
        </li>
        <li>
          <a href={withLanguage('columns', language)}>{say('page.dataset.columns')}</a>
        </li>
        <li>
          <a href={withLanguage('api/v1?f=html', language)}>{say('page.dataset.features')}</a>
        </li>
      </ul>
    </>
  )
}
