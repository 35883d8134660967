import type { Country } from '../../country.ts'
import type { DemoField } from '../fields/field-model.ts'
import type { Claim, Resource } from './licence-model.ts'
import { areaAround, licenceName } from './licences-on-land.ts'
import { blobRing } from '../../ground/shapes.ts'

/** What is stored, in the order in which licences are handed out, and where. */
const kinds: readonly { readonly resource: Resource; readonly suits: (field: DemoField) => boolean }[] = [
  { resource: 'GAS', suits: ({ life }) => life.status === 'UGS' },
  { resource: 'NITROGEN', suits: ({ mineral }) => mineral === 'N2' },
  { resource: 'GASOIL', suits: ({ mineral, target }) => mineral === 'S' && target === 'RNRO' },
  {
    resource: 'CO2',
    suits: ({ block, mineral, life }) => block !== null && mineral === 'G' && life.status !== 'W',
  },
  { resource: 'HYDROGEN', suits: ({ mineral, target }) => mineral === 'S' && target !== 'RNRO' },
  { resource: 'SALTWATER', suits: ({ block, life }) => block === null && life.status === 'A' },
  { resource: 'CO2', suits: ({ block, life }) => block !== null && life.status === 'A' },
  { resource: 'GAS', suits: ({ life }) => life.status === 'UGS' },
  { resource: 'GAS', suits: ({ life }) => life.status === 'UGS' },
]

/** Storage licences: each kind in turn, each field once. */
export function storageClaims(
  { fields, wanted }: { fields: readonly DemoField[]; wanted: number },
  country: Country,
): readonly Claim[] {
  const random = country.random('storage licences')
  const taken = new Set<DemoField>()
  return Array.from({ length: wanted }, (_, nr) => {
    const kind = kinds[nr % kinds.length]
    const free = fields.filter((field) => !taken.has(field))
    const field = free.find((candidate) => kind?.suits(candidate)) ?? random.pick(free)
    taken.add(field)
    const sea = field.block !== null
    return {
      name: sea ? `${field.code} ${kind?.resource ?? 'CO2'}` : licenceName(field.name, random),
      type: 'STR',
      resource: kind?.resource ?? 'CO2',
      sea,
      rings: [
        sea
          ? blobRing(
              { centre: field.position, km2: field.km2 * 1.3, elongation: 1.6, direction: 318 },
              random,
            )
          : areaAround(field.position, { reach: random.between(1500, 4000), random }),
      ],
      operator: sea ? 'COS' : field.founder,
      since: Math.max(1996, country.timeline.year - random.whole(2, 20)),
    }
  })
}
