import { writeNumber } from '@datacentre/catalogue/numbers/written-number'
import { showMoment } from '@datacentre/catalogue/wording/moment'
import type { Dataset, DatasetVersion } from '@datacentre/catalogue/wire/config'
import { useSpoken } from '@datacentre/ui/speech'
import './dataset-facts.css'

/** The versions of the dataset that are kept, with what each was called, its time, sources, licence and size. */
export function DatasetVersions({ dataset }: { readonly dataset: Dataset }) {
  const { say } = useSpoken()
  return (
    <>
      <p>{say('page.dataset.versionsText')}</p>
      <dl className="dataset-facts" aria-labelledby="versions">
        {dataset.versions.map((version) => (
          <VersionFacts key={version.version} kept={version} />
        ))}
      </dl>
    </>
  )
}

function VersionFacts({ kept }: { readonly kept: DatasetVersion }) {
  const { say, language } = useSpoken()
  const { version, packageVersion, importedAt, texts, rows } = kept
  const { title, sources, licence } = texts[language]
  const facts = [
    [say('page.dataset.imported'), showMoment(new Date(importedAt), say)],
    ...(sources.length > 0 ? [[say('dataset.sources'), sources.join('; ')]] : []),
    [say('dataset.licence'), licence ?? say('dataset.noLicence')],
    [say('dataset.rows'), writeNumber(rows, language)],
  ]
  return (
    <>
      <dt>{versionName(version, packageVersion)}</dt>
      <dd>
        {title}
        {facts.map(([name, value]) => (
          <span key={name} className="dataset-version-fact">
            {name}: {value}
          </span>
        ))}
      </dd>
    </>
  )
}

/** `12 (2026.1)`, or our number alone where the package had no version. */
export const versionName = (version: number, packageVersion: string): string =>
  packageVersion === '' ? String(version) : `${version} (${packageVersion})`
