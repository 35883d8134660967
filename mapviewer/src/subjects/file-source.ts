import type { Language, Say } from '@datacentre/catalogue/texts/index'
import type { Dataset } from '@datacentre/catalogue/wire/config'
import { sourceLine } from '@datacentre/catalogue/wording/source-line'

type Spoken = { readonly say: Say; readonly language: Language }

/** What a file that is made here says of where its rows come from, as those of the server do (D24.32). */
export function fileSource(dataset: Dataset | null, { say, language }: Spoken) {
  if (dataset === null) return { line: '', dataset: null }
  const { texts, licence, version, demonstration } = dataset
  const { title, licence: terms, sources } = texts[language]
  return {
    line: sourceLine(
      { title, licence: terms, version, isDemonstration: demonstration, made: new Date() },
      say,
    ),
    dataset: {
      title,
      sources,
      licence: terms,
      licenceUrl: licence.url,
      version,
      demonstration,
      ...(demonstration && { warning: say('dataset.demonstration') }),
    },
  }
}
export type FileSource = ReturnType<typeof fileSource>
