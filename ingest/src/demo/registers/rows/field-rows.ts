import type { Field } from '@datacentre/catalogue'
import { type Gaps, withGaps } from '../../chance/gaps.ts'
import type { Country } from '../../country.ts'
import { outlineOf } from '../../ground/geometry.ts'
import { operatorOf } from '../../sector/operators.ts'
import type { Shaped } from '../../shaped.ts'
import { dayIn } from '../../timeline.ts'
import type { DemoField } from '../fields/field-model.ts'
import type { Hole } from '../boreholes/hole-model.ts'
import type { LicenceIndex } from '../licences/licence-index.ts'

const gaps: Gaps<Field> = {
  fieldLegend: 0.02,
  fieldDiscoveryYear: 0.03,
  prodStartDate: 0.02,
  fieldStatus: 0.02,
  geoStratUnitCodes: 0.04,
  landSeaCode: 0.02,
}
const NO_OPERATOR = 0.04
const NO_DISCOVERY_WELL = 0.05

/** What a few fields have instead of a start (as the national service has it). */
const PLACEHOLDER = Date.UTC(1801, 0, 1)

type Known = {
  readonly fields: readonly DemoField[]
  readonly holes: readonly Hole[]
  readonly licences: LicenceIndex
}

export function* fieldRows({ fields, holes, licences }: Known, { random }: Country): Iterable<Shaped<Field>> {
  const discoveries = firstHoles(holes)
  for (const field of fields) {
    const chance = random('field row', field.nr)
    const { life } = field
    const operator = chance.chance(NO_OPERATOR) ? null : operatorOf(field.operator)
    const discovery = chance.chance(NO_DISCOVERY_WELL) ? undefined : discoveries.get(field.nr)
    const held = [...new Map(licences.ofField(field).map((licence) => [licence.name, licence])).values()]
    const start = life.start === null ? null : chance.chance(0.006) ? PLACEHOLDER : dayIn(life.start)
    const row: Field = {
      fieldDbk: field.dbk,
      fieldName: field.name,
      fieldCode: field.code,
      fieldLegend: field.mineral,
      fieldOperator: operator?.name ?? null,
      fieldOperatorCode: operator?.code ?? null,
      fieldDiscoveryYear: Math.floor(life.found),
      prodStartDate: start,
      fieldStatus: life.status,
      fieldDiscoveryName: discovery?.name ?? null,
      geoStratUnitCodes: field.units.join(','),
      landSeaCode: field.block === null ? 'L' : 'S',
      licencedAreas: held.length === 0 ? null : held.map(({ name }) => name).join(', '),
      discoveryBoreholeDbk: discovery?.dbk ?? null,
      licenceCollectionIds: held.length === 0 ? null : held.map(({ id }) => id).join(', '),
    }
    yield { row: withGaps(row, { gaps, random: chance }), geometry: outlineOf([field.outline]) }
  }
}

/** The first hole of every field, by the number of the field. */
function firstHoles(holes: readonly Hole[]): ReadonlyMap<number, Hole> {
  const first = new Map<number, Hole>()
  for (const hole of holes) {
    const { field, start } = hole.drill
    if (field === null || start === null || hole.parent !== null) continue
    const known = first.get(field.nr)
    if (known === undefined || start < (known.drill.start ?? Infinity)) first.set(field.nr, hole)
  }
  return first
}
