import type { Speech } from '../grammar/column-kinds.ts'
import { layerOf } from '../geography/map-layers.ts'
import type { LayerId } from '../grammar/identity.ts'
import type { Table } from '../grammar/table.ts'
import type { Say } from '../texts/speak-from.ts'
import { showAmount } from './amount.ts'
import type { ChangeTold, ColumnTold } from '../wire/lists/changes.ts'

type Spoken = { readonly say: Say; readonly speech: Speech }

/** The unit of what is only counted, which goes without saying. */
const COUNTED = '1'

type Changed = {
  readonly table: Table
  readonly column: Pick<ColumnTold, 'column' | 'unit'>
  readonly value: ColumnTold['after']
}

/** A value as people read it: a code in words and as it is, with its unit. */
export const valueInWords = (changed: Changed, spoken: Spoken): string =>
  told(changed, spoken, (said, code) => (said.endsWith(`(${code})`) ? said : `${said} (${code})`))

/** How a code is written that has words. */
type Coded = (said: string, code: string) => string

function told(
  { table, column: { column: key, unit }, value }: Changed,
  { say, speech }: Spoken,
  coded: Coded,
): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return say('change.empty')
  const column = table.columns.find((candidate) => candidate.key === key)
  const codes = column !== undefined && 'codes' in column ? column.codes : null
  const inWords = (part: string): string => {
    const said = codes === null ? part : speech.code(codes, part)
    return said === part ? part : coded(said, part)
  }
  if (typeof value === 'boolean') return say(value ? 'change.yes' : 'change.no')
  if (typeof value === 'object') return value.map(inWords).join(', ')
  // Keys and years are no amounts: they are written as they are.
  const isAmount = typeof value === 'number' && column?.kind === 'number'
  const written = isAmount ? showAmount(value, speech.language) : inWords(String(value))
  return unit === null || unit === COUNTED ? written : `${written} ${unit}`
}

/** Columns that a line tells; all of them stand on the page of the change. */
const MOST_COLUMNS = 3

/** `Boring, gewijzigd (Resultaat: van Gas naar Olie)`: what an object is and what became of it. */
export function changeInWords(
  { kind, columns }: Pick<ChangeTold, 'kind' | 'columns'>,
  layer: LayerId,
  spoken: Spoken,
): string {
  const { say } = spoken
  const { table } = layerOf(layer)
  const what = columns.slice(0, MOST_COLUMNS).map((column) => {
    const [before, after] = [column.before, column.after].map((value) =>
      told({ table, column, value }, spoken, (said) => said),
    )
    return `${column.title}: ${say('change.fromTo', { before: before!, after: after! })}`
  })
  const details = kind === 'changed' && what.length > 0 ? ` (${what.join('; ')})` : ''
  return `${say(`map.kind.${layer}`)}, ${say(`change.${kind}`).toLowerCase()}${details}`
}
