import type { Borehole, Field, Licence } from '@datacentre/catalogue'
import type { DeviationPoint } from '@datacentre/catalogue/supporting/deviation'
import type { StratInterpretation, StratInterval } from '@datacentre/catalogue/supporting/stratigraphy'
import type { Descriptor } from '../package/descriptor.ts'
import type { Outline } from './laws/outlines.ts'
import { rowsOf, type ShownRow } from './rows-of.ts'

/** The rows of the tables that are looked at closely. */
type Rows = {
  readonly boreholes: Borehole
  readonly fields: Field
  readonly licences: Licence
  readonly 'strat-interpretations': StratInterpretation
  readonly 'strat-intervals': StratInterval
  readonly 'deviation-points': DeviationPoint
}

export type Package = { readonly folder: string; readonly descriptor: Descriptor }

/** The rows of a table as the catalogue types them: the package was checked, so that its columns are the table's. */
export async function* typedRows<Table extends keyof Rows>(
  { folder, descriptor }: Package,
  table: Table,
): AsyncGenerator<Rows[Table] & Pick<ShownRow, 'shape'>> {
  for await (const row of rowsOf(folder, descriptor, table))
    yield row as unknown as Rows[Table] & Pick<ShownRow, 'shape'>
}

export async function allOf<Row>(rows: AsyncIterable<Row>): Promise<readonly Row[]> {
  const all: Row[] = []
  for await (const row of rows) all.push(row)
  return all
}

/** The outline of a row; null for one without, or with another shape. */
export function outlineOf({ shape }: Pick<ShownRow, 'shape'>): Outline | null {
  if (shape?.type === 'Polygon') return { type: 'Polygon', coordinates: shape.coordinates }
  if (shape?.type === 'MultiPolygon') return { type: 'MultiPolygon', coordinates: shape.coordinates }
  return null
}
