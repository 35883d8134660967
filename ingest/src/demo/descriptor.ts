import { hasShape, type Table } from '@datacentre/catalogue/grammar/table'
import { tableSchema } from '../table-schema.ts'
import type { DemoOptions } from './country.ts'
import type { WrittenFile } from './text-file.ts'
import { timelineUntil } from './timeline.ts'

/** The file of a table carries its id. */
export const fileOf = (table: Table): string => `${table.id}.${hasShape(table) ? 'geojson' : 'csv'}`

export type Resource = { readonly table: Table; readonly written: WrittenFile }

const sources = [
  { title: 'OpenStreetMap contributors, ODbL 1.0 (coast)', path: 'https://www.openstreetmap.org/copyright' },
  { title: 'Natural Earth, public domain (provinces)', path: 'https://www.naturalearthdata.com' },
  { title: 'GeoNames, CC BY 4.0 (towns and municipalities)', path: 'https://www.geonames.org' },
]

/** The same in Dutch, the sources in the order above. */
const dutch = {
  title: 'Voorbeeldgegevens van een nationaal datacenter voor olie, gas en aardwarmte',
  licence: 'Creative Commons Naamsvermelding 4.0',
  sources: [
    'Bijdragers aan OpenStreetMap, ODbL 1.0 (kust)',
    'Natural Earth, publiek domein (provincies)',
    'GeoNames, CC BY 4.0 (plaatsen en gemeenten)',
  ],
}

/** The descriptor of the package (Data Package standard v2); its date follows the end month, not the clock. */
export function descriptorOf({ seed, until, scale }: DemoOptions, resources: readonly Resource[]): object {
  return {
    $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
    name: 'demonstration',
    title: 'Demonstration data for a national oil, gas and geothermal data centre',
    description:
      'Invented boreholes, fields, licences, seismic surveys and production figures on the real map of the Netherlands and its shelf. Nothing here is a fact about the subsurface or about a company.',
    version: until,
    created: new Date(timelineUntil(until).today).toISOString(),
    licenses: [
      {
        name: 'CC-BY-4.0',
        title: 'Creative Commons Attribution 4.0',
        path: 'https://creativecommons.org/licenses/by/4.0/',
      },
    ],
    sources,
    translations: { nl: dutch },
    demonstration: true,
    figuresUntil: until,
    seed,
    scale,
    resources: resources.map(resourceOf),
  }
}

/** What the standard says of the file of a table. */
export const mediaTypeOf = (table: Table): object =>
  hasShape(table)
    ? { format: 'geojson', mediatype: 'application/geo+json' }
    : { type: 'table', format: 'csv', mediatype: 'text/csv' }

const resourceOf = ({ table, written }: Resource): object => ({
  name: table.id,
  path: fileOf(table),
  ...mediaTypeOf(table),
  encoding: 'utf-8',
  ...written,
  schema: tableSchema(table),
})
