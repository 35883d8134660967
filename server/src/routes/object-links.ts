import { aboutOf } from '@datacentre/catalogue/geography/about'
import { partsOf, type Geometry } from '@datacentre/catalogue/geography/geojson'
import {
  relations,
  type ColumnRelation,
  type Relation,
  type ThroughRelation,
} from '@datacentre/catalogue/geography/relations'
import { sharedArea } from '@datacentre/catalogue/geography/shared-area'
import type { AnyRow, Column } from '@datacentre/catalogue/grammar/column'
import { partsOf as partsOfList } from '@datacentre/catalogue/grammar/column-kinds'
import type { Link } from '@datacentre/catalogue/wire/map-calls'
import { readShapesNear, type Reading } from '@datacentre/database'
import { boxAround } from '@datacentre/database/geometry'
import type { LayerSnapshot } from '../snapshot/layer-snapshot.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { familyOf } from './family.ts'
import { ringsOnGrid } from './rings-on-grid.ts'
import { inSquareKilometres } from './square-kilometres.ts'

/** An object of the map, with the layer it belongs to. */
export type Found = { readonly served: LayerSnapshot; readonly row: AnyRow }

type Around = { readonly snapshot: Snapshot; readonly reading: Reading; readonly geometry: Geometry | null }

/** How an object is named to somebody who wants to go there. */
export function linkTo({ served: { layer }, row }: Found): Link {
  const key = row[layer.key]
  return {
    layer: layer.name,
    key: typeof key === 'number' ? key : String(key),
    id: String(row[layer.pageId]),
    name: String(row[layer.title]),
    about: aboutOf(layer, (column) => row[column]),
  }
}

/** What a column of a row names: one thing, or the parts of a list. */
function namedBy(columns: readonly Column[], key: string): (row: AnyRow) => readonly (string | number)[] {
  const isList = columns.some((column) => column.key === key && column.kind === 'list')
  return (row) => {
    const value = row[key]
    if (isList && typeof value === 'string') return partsOfList(value)
    return typeof value === 'string' || typeof value === 'number' ? [value] : []
  }
}

type Named = ReadonlySet<string | number>

const namesIn = ({ layer }: LayerSnapshot, rows: readonly AnyRow[], column: string): Named =>
  new Set(rows.flatMap(namedBy(layer.table.columns, column)))

/** The rows of which a column names one of these. */
function rowsNaming({ layer, rows }: LayerSnapshot, column: string, wanted: Named): readonly AnyRow[] {
  if (wanted.size === 0) return []
  const namesOf = namedBy(layer.table.columns, column)
  return rows.filter((row) => namesOf(row).some((name) => wanted.has(name)))
}

function byColumns(
  { served, row }: Found,
  relation: ColumnRelation | ThroughRelation,
  { layers }: Snapshot,
): Link[] {
  const { to, mine, theirs } = relation
  const others = layers.get(to)
  const between = 'through' in relation ? layers.get(relation.through) : null
  if (others === undefined || between === undefined) return []
  const own = namesIn(served, [row], mine)
  const wanted = between === null ? own : namesIn(between, rowsNaming(between, mine, own), theirs)
  return rowsNaming(others, theirs, wanted)
    .filter((other) => other !== row)
    .map((other) => linkTo({ served: others, row: other }))
}

/** The rest of the family: those that it comes from, and that come from it, have links of their own. */
function byFamily({ served, row }: Found, parent: string): Link[] {
  const { key } = served.layer
  return familyOf(row, { rows: served.rows, key, parent })
    .filter((other) => other !== row && other[key] !== row[parent] && other[parent] !== row[key])
    .map((other) => linkTo({ served, row: other }))
}

/** Borders are drawn by hand and by computer: what shares less than a hectare is a neighbour. */
const LEAST_SHARED_M2 = 10_000

async function bySharedGround({ served, row }: Found, { reading, geometry }: Around): Promise<Link[]> {
  const box = geometry === null ? null : boxAround(geometry)
  if (geometry === null || box === null) return []
  const { table, key } = served.layer
  const ground = ringsOnGrid(partsOf(geometry).flat())
  const near = await readShapesNear(reading, table, box)
  const shared = new Map(
    near
      .filter((other) => other.key !== row[key])
      .map((other) => [other.key, sharedArea(ground, ringsOnGrid(partsOf(other.geometry).flat()))]),
  )
  return served.rows.flatMap((other) => {
    const squareMetres = shared.get(other[key] as string | number) ?? 0
    if (squareMetres < LEAST_SHARED_M2) return []
    return [
      {
        ...linkTo({ served, row: other }),
        sharedSquareKilometres: inSquareKilometres(squareMetres),
        hasLapsed: other['status'] === 'EXPIRED',
      },
    ]
  })
}

/** Everything an object is linked to, by the name of the link; in the order of names. */
export async function linksOf(found: Found, around: Around): Promise<Record<string, Link[]>> {
  const links: Record<string, Link[]> = {}
  const related: readonly Relation[] = relations[found.served.layer.name]
  for (const relation of related) {
    links[relation.relation] =
      'to' in relation
        ? byColumns(found, relation, around.snapshot)
        : 'comesFrom' in relation
          ? byFamily(found, relation.comesFrom)
          : await bySharedGround(found, around)
  }
  return links
}
