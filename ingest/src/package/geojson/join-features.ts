import type { Table } from '@datacentre/catalogue/grammar/table'
import type { Geometry } from '@datacentre/database'
import type { RawRow } from '../read-table.ts'

/** Joins the features of one key: a licence may come as several areas, each a feature with the name of the area. */
export class FeatureJoiner {
  private readonly key: readonly number[]
  private readonly names: number
  private readonly rows: RawRow[] = []
  /** The place in `rows` of each key. */
  private readonly places = new Map<string, number>()
  /** Every part that was read, so that one that is repeated is not joined twice. */
  private readonly parts = new Set<string>()

  /** Null for a table whose features are never joined. */
  static for(table: Table): FeatureJoiner | null {
    return table.joinedIn === undefined ? null : new FeatureJoiner(table, table.joinedIn)
  }

  private constructor(table: Table, names: string) {
    const columns = table.columns.map((column) => column.key)
    this.key = table.key.map((part) => columns.indexOf(part))
    this.names = columns.indexOf(names)
  }

  add(row: RawRow): void {
    const key = JSON.stringify(this.key.map((at) => row.values[at] ?? ''))
    const at = this.places.get(key)
    const before = at === undefined ? undefined : this.rows[at]
    const part = JSON.stringify([row.values, row.geometry])
    if (this.parts.has(part)) return
    this.parts.add(part)
    const joined = before === undefined ? null : this.join(before, row)
    if (joined !== null && at !== undefined) this.rows[at] = joined
    else {
      // Another row with the same key stays apart, and is told as such.
      if (at === undefined) this.places.set(key, this.rows.length)
      this.rows.push(row)
    }
  }

  all(): readonly RawRow[] {
    return this.rows
  }

  /** Two features as one, or null when they differ in more than their shape and the name of their area. */
  private join(one: RawRow, other: RawRow): RawRow | null {
    const isSame = one.values.every(
      (value, at) => at === this.names || JSON.stringify(value) === JSON.stringify(other.values[at]),
    )
    const geometry = joinedShape(one.geometry, other.geometry)
    const [mine, theirs] = [namesIn(one.values[this.names]), namesIn(other.values[this.names])]
    if (!isSame || geometry === undefined) return null
    const values = [...one.values]
    values[this.names] = [...new Set([...mine, ...theirs])]
    return { ...one, values, geometry }
  }
}

const namesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value as readonly string[]
  return typeof value === 'string' && value.trim() !== '' ? value.split('|').map((name) => name.trim()) : []
}

type Outline = { readonly type: string; readonly coordinates: unknown }

/** One shape with the areas of both; undefined where they are no areas. */
function joinedShape(one: Geometry | null, other: Geometry | null): Geometry | null | undefined {
  if (one === null || other === null) return one ?? other
  const areas = [one, other].map((shape: Outline) =>
    shape.type === 'Polygon'
      ? [shape.coordinates]
      : shape.type === 'MultiPolygon' && Array.isArray(shape.coordinates)
        ? (shape.coordinates as unknown[])
        : null,
  )
  if (areas.some((area) => area === null)) return undefined
  return { type: 'MultiPolygon', coordinates: areas.flat() } as Geometry
}
