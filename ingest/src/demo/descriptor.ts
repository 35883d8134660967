import type { DemoOptions } from './country.ts'
import { timelineUntil } from './timeline.ts'

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
export function descriptorOf({ seed, until, scale }: DemoOptions, resources: readonly object[]): object {
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
    resources,
  }
}
