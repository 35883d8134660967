import { columnDefinition } from '@datacentre/catalogue/definitions/columns/index'
import { measureOf, type Column } from '@datacentre/catalogue/grammar/column'
import { geothermalUnits } from '@datacentre/catalogue/production/geothermal'
import { columnTextKey, speak, type Language, type TextKey } from '@datacentre/catalogue/texts/index'
import type { Collection } from './collections.ts'

/** What is added to the columns of a table when it is served. */
const ownTitles: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'deviation-surveys.boreholeName': { nl: 'Naam van de boring', en: 'Borehole name' },
  total: { nl: 'Totaal van het jaar', en: 'Total of the year' },
  unit: { nl: 'Eenheid van de maanden en het totaal', en: 'Unit of the months and the total' },
}

/** The key under which a column is declared. */
const declaredKey = (key: string): string => (key === 'production' ? 'productionType' : key)

/** What a property is called. */
export function titleOf({ table }: Pick<Collection, 'table'>, column: Column, language: Language): string {
  const own = (ownTitles[`${table.id}.${column.key}`] ?? ownTitles[column.key])?.[language]
  if (own !== undefined) return own
  return speak(language)(columnTextKey(table, { key: declaredKey(column.key) }) as TextKey)
}

/** What a property means; null where its title says it all. */
export const meaningOf = (
  { table }: Pick<Collection, 'table'>,
  { key }: Column,
  language: Language,
): string | null => columnDefinition(table.id, declaredKey(key))?.[language] ?? null

const UNIT_SIGNS: Readonly<Record<string, string>> = { m: 'm', deg: '°', bytes: 'B', lines: '1' }

/** What the numbers of a column are in, where that is the same for all of them. */
export function unitOf({ id }: Pick<Collection, 'id'>, column: Column): string | null {
  if (id === 'geothermal-figures' && column.key in geothermalUnits)
    return geothermalUnits[column.key as keyof typeof geothermalUnits]
  const measure = measureOf(column)
  return measure === undefined ? null : (UNIT_SIGNS[measure] ?? measure)
}
