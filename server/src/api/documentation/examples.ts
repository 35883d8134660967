import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { productionScreens, type ProductionScreen } from '@datacentre/catalogue/production/index'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { registers } from '@datacentre/catalogue/registers/index'
import { yearOf } from '@datacentre/catalogue/time/days'
import {
  readDeviation,
  readDocuments,
  readLogDocuments,
  readStratigraphy,
  type Connection,
  type Reading,
} from '@datacentre/database'
import { fromStore } from '../../from-store.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'

/** What a call is asked with in its example: what stands in its address, and its body. */
export type Example = {
  readonly inPath?: Readonly<Record<string, unknown>>
  readonly inQuery?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

export type Examples = Readonly<Record<string, Example>>

/** Boreholes that are looked at for one that has what an example is to show. */
const LOOKED_AT = 300

type Found = { readonly keys: readonly number[]; readonly reading: Reading }

/** The first borehole that has something of a kind, and the first of it; the first borehole where none has. */
async function firstWith<Part>(
  { keys, reading }: Found,
  read: (reading: Reading, key: number) => Promise<readonly Part[]>,
  isMeant: (part: Part) => boolean = () => true,
): Promise<{ readonly key: number | undefined; readonly part: Part | undefined }> {
  for (const key of keys) {
    const part = (await read(reading, key)).find(isMeant)
    if (part !== undefined) return { key, part }
  }
  return { key: keys[0], part: undefined }
}

const isHeld = ({ filePath }: { readonly filePath: string | null }): boolean => filePath !== null

/** For every call an example that answers something of the dataset that stands, where it has such a thing. */
export async function examplesFrom(snapshot: Snapshot, store: Connection): Promise<Examples> {
  const rows = snapshot.registers.get('boreholes')?.rows ?? []
  const keys = rows.slice(0, LOOKED_AT).map((row) => Number(row['boreholeDbk']))
  const ofBorehole = await fromStore({ store, snapshot }, async (reading): Promise<Examples> => {
    const found = { keys, reading }
    const document = await firstWith(found, readDocuments, isHeld)
    const log = await firstWith(found, readLogDocuments, isHeld)
    return {
      'borehole-dirsurveys': { body: (await firstWith(found, readDeviation)).key },
      'borehole-stratinterpretations': { body: (await firstWith(found, readStratigraphy)).key },
      'borehole-documents': { body: document.key },
      'borehole-logdocuments': { body: log.key },
      'document-file': { inPath: { id: document.part?.assetBfileDbk ?? 1 } },
      'log-file': { inPath: { id: log.part?.documentBfileDbk ?? 1 } },
    }
  })
  const [first] = rows
  const well = snapshot.figures.get('well')?.all()[0]?.['boreholeDbk']
  return {
    ...ofBorehole,
    ...Object.fromEntries(registers.flatMap((register) => registerExamples(snapshot, register))),
    ...Object.fromEntries(productionScreens.flatMap((screen) => figureExamples(snapshot, screen))),
    ...(first === undefined ? {} : placeExamples(snapshot, first)),
    'borehole-details': { body: keys.slice(0, 2) },
    'borehole-prodfigures': { body: well ?? keys[0] },
    ...Object.fromEntries(
      ['measurements', 'coreruns', 'photos'].map((part) => [`borehole-${part}`, { body: keys[0] }]),
    ),
    texts: { inPath: { lang: 'en' } },
  }
}

function registerExamples(snapshot: Snapshot, { id, key: keys, rest }: Register): [string, Example][] {
  const [key = ''] = keys
  const rows: readonly AnyRow[] = snapshot.registers.get(id)?.rows ?? []
  const [first] = rows
  const takesCriteria = rest.export.takes === 'keys or criteria' && typeof first?.['onOffshore'] === 'string'
  const body = takesCriteria ? { onOffshore: first['onOffshore'] } : rows.slice(0, 3).map((row) => row[key])
  return [[`${id}-export`, { body }]]
}

/** The first year, product and type of which something is reported; a screen without any is asked as it opens. */
function figureExamples(snapshot: Snapshot, screen: ProductionScreen): [string, Example][] {
  const rows = snapshot.figures.get(screen.id)?.all() ?? []
  const last = rows.at(-1)
  const year =
    last === undefined
      ? new Date().getUTCFullYear() - 1
      : typeof last['year'] === 'number'
        ? last['year']
        : yearOf(Number(last['startDate']))
  const years = { yearStart: year, yearEnd: year }
  const chosen =
    screen.kind === 'monthly'
      ? {}
      : last === undefined
        ? screen.defaults
        : { product: last['product'], production: last['production'] }
  const body = { ...years, ...chosen }
  return [
    [`${screen.id}-figures`, { body }],
    [`${screen.id}-figures-export`, { body }],
  ]
}

/** Signs of a name that are searched for. */
const SEARCHED = 5
/** Degrees around a borehole that a window shows. */
const AROUND = 0.2

function placeExamples(snapshot: Snapshot, borehole: AnyRow): Examples {
  const field = snapshot.registers.get('fields')?.rows[0]
  const object =
    field === undefined
      ? { layer: 'boreholes', id: borehole['boreholeDbk'] }
      : { layer: 'fields', id: field['fieldCode'] }
  const text = String(borehole['boreholeName']).slice(0, SEARCHED).trim()
  const placed = snapshot.registers
    .get('boreholes')
    ?.rows.find(
      (row) => typeof row['longitudeWgs84'] === 'number' && typeof row['latitudeWgs84'] === 'number',
    )
  const [x, y] = [Number(placed?.['longitudeWgs84'] ?? 5), Number(placed?.['latitudeWgs84'] ?? 52)]
  const box = [x - AROUND, y - AROUND, x + AROUND, y + AROUND].map((side) => Number(side.toFixed(2)))
  return {
    'layer-findings': { inPath: { layer: 'boreholes' } },
    object: { inPath: object },
    'object-geojson': { inPath: object },
    within: { inPath: { layer: 'boreholes' }, inQuery: { bbox: box.join(',') } },
    'map-layer': { inPath: { version: snapshot.tag, layer: 'fields' } },
    'map-paths': { inPath: { version: snapshot.tag } },
    'map-years': { inPath: { version: snapshot.tag } },
    suggest: { inPath: { text } },
    'suggest-boreholes': { inPath: { text } },
  }
}
