import type { Speech } from '../grammar/column-kinds.ts'
import { layerOf } from '../geography/map-layers.ts'
import type { LayerId } from '../grammar/identity.ts'
import type { Table } from '../grammar/table.ts'
import type { Say } from '../texts/speak-from.ts'
import type { ChangeTold, ColumnTold } from '../wire/lists/changes.ts'

type Spoken = { readonly say: Say; readonly speech: Pick<Speech, 'code'> }

/** The unit of what is only counted, which goes without saying. */
const COUNTED = '1'

type Changed = {
  readonly table: Table
  readonly column: Pick<ColumnTold, 'column' | 'unit'>
  readonly value: ColumnTold['after']
}

/** A value as people read it: a code in words and as it is, with its unit. */
export function valueInWords(
  { table, column: { column: key, unit }, value }: Changed,
  { say, speech }: Spoken,
): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return say('change.empty')
  const column = table.columns.find((candidate) => candidate.key === key)
  const codes = column !== undefined && 'codes' in column ? column.codes : null
  const inWords = (part: string): string => {
    const said = codes === null ? part : speech.code(codes, part)
    return said === part ? part : `${said} (${part})`
  }
  if (typeof value === 'boolean') return say(value ? 'change.yes' : 'change.no')
  if (typeof value === 'object') return value.map(inWords).join(', ')
  return unit === null || unit === COUNTED ? inWords(String(value)) : `${value} ${unit}`
}

/** Columns that a line tells; all of them stand on the page of the change. */
const MOST_COLUMNS = 3

/** `Boring, gewijzigd (Resultaat: Olie (OIL))`: what an object is and what became of it. */
export function changeInWords(
  { kind, columns }: Pick<ChangeTold, 'kind' | 'columns'>,
  layer: LayerId,
  spoken: Spoken,
): string {
  const { say } = spoken
  const { table } = layerOf(layer)
  const what = columns
    .slice(0, MOST_COLUMNS)
    .map((column) => `${column.title}: ${valueInWords({ table, column, value: column.after }, spoken)}`)
  const told = kind === 'changed' && what.length > 0 ? ` (${what.join('; ')})` : ''
  return `${say(`map.kind.${layer}`)}, ${say(`change.${kind}`).toLowerCase()}${told}`
}
