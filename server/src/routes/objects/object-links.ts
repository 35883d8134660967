import { aboutOf } from '@datacentre/catalogue/geography/about'
import type { AnyRow, Column } from '@datacentre/catalogue/grammar/column'
import { partsOf as partsOfList } from '@datacentre/catalogue/grammar/column-kinds'
import {
  hasExpired,
  type ColumnRelation,
  type GroundRelation,
  type ThroughRelation,
} from '@datacentre/catalogue/grammar/on-map'
import type { Link } from '@datacentre/catalogue/wire/map-calls'
import type { LayerSnapshot } from '../../snapshot/layer-snapshot.ts'
import { placesBy } from '../../snapshot/places-by.ts'
import type { Snapshot } from '../../snapshot/snapshot.ts'
import { familyOf } from './family.ts'
import type { Found } from './found.ts'
import { onSharedGround } from './shared-ground.ts'
import { inSquareKilometres } from './square-kilometres.ts'

/** How an object is named to somebody who wants to go there. */
export function linkTo({ served: { layer }, row }: Found): Link {
  const key = row[layer.key]
  return {
    layer: layer.wireName,
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
  const placesOf = placesBy(rows, column, namedBy(layer.table.columns, column))
  const places = new Set([...wanted].flatMap(placesOf))
  return [...places].toSorted((a, b) => a - b).map((place) => rows[place]!)
}

function byColumns(
  { served, row }: Found,
  relation: ColumnRelation | ThroughRelation,
  { layers }: Snapshot,
): Link[] {
  const { to, mine, theirs, orNamed } = relation
  const others = layers.get(to)
  const between = 'through' in relation ? layers.get(relation.through) : null
  if (others === undefined || between === undefined) return []
  const own = namesIn(served, [row], mine)
  if (own.size === 0 && orNamed !== undefined) {
    const named = rowsNaming(others, orNamed.theirs, namesIn(served, [row], orNamed.mine))
    return named.length === 1 ? named.map((other) => linkTo({ served: others, row: other })) : []
  }
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

/** Those of the same layer that share ground, which was measured when the version was prepared. */
function bySharedGround({ served, row }: Found): Link[] {
  const { rows } = served
  const own = rows.indexOf(row)
  return served
    .ground()
    .shared.flatMap(([one, other, squareMetres]) =>
      one === own ? [{ at: other, squareMetres }] : other === own ? [{ at: one, squareMetres }] : [],
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, squareMetres }) => ({
      ...linkTo({ served, row: rows[at]! }),
      sharedSquareKilometres: inSquareKilometres(squareMetres),
      hasLapsed: hasExpired(served.layer, (column) => rows[at]![column]),
    }))
}

/** Those of another layer that share ground, found when they are asked for. */
async function byGroundOfOthers(found: Found, relation: GroundRelation, snapshot: Snapshot): Promise<Link[]> {
  const others = await onSharedGround(found, relation, snapshot)
  return others.map(({ squareMetres, ...other }) => ({
    ...linkTo(other),
    ...(squareMetres !== null && { sharedSquareKilometres: inSquareKilometres(squareMetres) }),
  }))
}

/** Everything an object is linked to, by the name of the link; in the order of names. */
export async function linksOf(found: Found, snapshot: Snapshot): Promise<Record<string, Link[]>> {
  const links: Record<string, Link[]> = {}
  for (const relation of found.served.layer.relations) {
    links[relation.relation] =
      'to' in relation
        ? byColumns(found, relation, snapshot)
        : 'comesFrom' in relation
          ? byFamily(found, relation.comesFrom)
          : relation.sharesGround === found.served.layer.id
            ? bySharedGround(found)
            : await byGroundOfOthers(found, relation, snapshot)
  }
  return links
}
