import { showMoment } from '@datacentre/catalogue/wording/moment'
import type { Dataset } from '@datacentre/catalogue/wire/config'
import { useSpoken } from '@datacentre/ui/speech'

/** The versions of the dataset that are kept, with what each was called, its sources, licence and time. */
export function DatasetVersions({ dataset }: { readonly dataset: Dataset }) {
  const { say, language } = useSpoken()
  const numbers = new Intl.NumberFormat(language)
  return (
    <>
      <p>{say('page.dataset.versionsText')}</p>
      <table aria-labelledby="versions">
        <thead>
          <tr>
            <th scope="col">{say('dataset.version')}</th>
            <th scope="col">{say('page.dataset.imported')}</th>
            <th scope="col">{say('dataset.name')}</th>
            <th scope="col">{say('dataset.sources')}</th>
            <th scope="col">{say('dataset.licence')}</th>
            <th scope="col" className="prose-number">
              {say('dataset.rows')}
            </th>
          </tr>
        </thead>
        <tbody>
          {dataset.versions.map(({ version, packageVersion, importedAt, texts, rows }) => (
            <tr key={version}>
              <th scope="row">{versionName(version, packageVersion)}</th>
              <td>{showMoment(new Date(importedAt), say)}</td>
              <td>{texts[language].title}</td>
              <td>{texts[language].sources.join('; ') || say('value.missing')}</td>
              <td>{texts[language].licence ?? say('dataset.noLicence')}</td>
              <td className="prose-number">{numbers.format(rows)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** `12 (2026.1)`, or our number alone where the package had no version. */
export const versionName = (version: number, packageVersion: string): string =>
  packageVersion === '' ? String(version) : `${version} (${packageVersion})`
