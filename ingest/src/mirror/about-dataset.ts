import { addressFault } from '@datacentre/catalogue/grammar/text-rule'
import type { Language } from '@datacentre/catalogue/texts/languages'
import { addresses } from '@datacentre/catalogue/wire/addresses'
import { textOrNull } from '../package/geojson/json.ts'
import type { Mirroring } from './mirrored.ts'
import { NotAnswered } from './not-answered.ts'
import { isWireRow, type WireRow } from './wire-row.ts'

const LANGUAGES: readonly Language[] = ['nl', 'en']

const datasetIn = (config: unknown): WireRow | null =>
  isWireRow(config) && isWireRow(config['dataset']) ? config['dataset'] : null

/** The words of a dataset in one language, as the `translations` of a package have them. */
function translationOf(texts: unknown): object | null {
  if (!isWireRow(texts)) return null
  const [title, licence] = [textOrNull(texts['title']), textOrNull(texts['licence'])]
  const sources = sourcesIn(texts)
  return {
    ...(title !== null && { title }),
    ...(licence !== null && { licence }),
    ...(sources.length > 0 && { sources }),
  }
}

const sourcesIn = ({ sources }: WireRow): string[] =>
  Array.isArray(sources) ? sources.flatMap((source: unknown) => textOrNull(source) ?? []) : []

function licencesOf(licence: unknown): object[] {
  if (!isWireRow(licence)) return []
  const [title, path] = [textOrNull(licence['name']), textOrNull(licence['url'])]
  if (title === null) return []
  return [{ title, ...(path !== null && addressFault(path) === null && { path }) }]
}

/** What a service says of its dataset, as `datapackage.json` has it. */
function descriptionOf(dataset: WireRow): object {
  const texts = isWireRow(dataset['texts']) ? dataset['texts'] : {}
  const translations = LANGUAGES.flatMap((language) => {
    const translation = translationOf(texts[language])
    return translation === null ? [] : [[language, translation] as const]
  })
  const sources = isWireRow(texts['en']) ? sourcesIn(texts['en']) : []
  const [title, version] = [textOrNull(dataset['title']), textOrNull(dataset['packageVersion'])]
  const [figuresUntil, provisionalFrom] = [
    textOrNull(dataset['figuresUntil']),
    textOrNull(dataset['provisionalFrom']),
  ]
  const licenses = licencesOf(dataset['licence'])
  return {
    ...(title !== null && { title }),
    ...(version !== null && { version }),
    ...(figuresUntil !== null && { figuresUntil }),
    ...(provisionalFrom !== null && { provisionalFrom }),
    ...(dataset['demonstration'] === true && { demonstration: true }),
    ...(licenses.length > 0 && { licenses }),
    ...(sources.length > 0 && { sources: sources.map((source) => ({ title: source })) }),
    ...(translations.length > 0 && { translations: Object.fromEntries(translations) }),
  }
}

/** What the service says of its dataset; nothing where it does not have that call. */
export async function aboutDataset({ caller, report, home }: Mirroring): Promise<object> {
  try {
    const asked = { method: 'GET', url: home + addresses.config.path } as const
    const dataset = await caller.ask(asked, datasetIn)
    return dataset === null ? {} : descriptionOf(dataset)
  } catch (error) {
    if (!(error instanceof NotAnswered)) throw error
    if (!error.isAbsent) report.notRead('what the dataset is called', error.message)
    return {}
  }
}
