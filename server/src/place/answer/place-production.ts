import type { YearlyFigure } from '@datacentre/catalogue/production/figure'
import { fieldsProduced, type FieldsProduced } from '@datacentre/catalogue/production/fields-produced'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { companiesOf } from '../../companies/companies.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import type { Near } from './near-place.ts'

/** What the fields of a place produced of something. */
export type PlaceProduction = FieldsProduced<Near>

type ByField = ReadonlyMap<unknown, readonly YearlyFigure[]>

const indexed = new WeakMap<Snapshot, ByField>()

/** What was produced from each field, found once for each version. */
function producedBy(snapshot: Snapshot): ByField {
  const known = indexed.get(snapshot)
  if (known !== undefined) return known
  const byField = new Map<unknown, YearlyFigure[]>()
  for (const row of (snapshot.figures.get('field')?.all() ?? []) as unknown as readonly YearlyFigure[]) {
    if (row.production !== 'Produced') continue
    const key = row['fieldDbk']
    const rows = byField.get(key)
    if (rows === undefined) byField.set(key, [row])
    else rows.push(row)
  }
  indexed.set(snapshot, byField)
  return byField
}

/** What the fields of a place produced. */
export function productionOf(snapshot: Snapshot, fields: readonly Near[]): readonly PlaceProduction[] {
  const { national } = companiesOf(snapshot)
  const byField = producedBy(snapshot)
  return fieldsProduced(fields, {
    rowsOf: ({ row }) => byField.get(row['fieldDbk']) ?? [],
    nationalOf: (product, year) => national.get(product)?.get(year) ?? 0,
    until: figureSpan(snapshot.version).until,
  })
}
