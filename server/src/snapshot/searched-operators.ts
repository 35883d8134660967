import type { GridBox } from '@datacentre/catalogue/geography/layer-code'
import type { MapLayer } from '@datacentre/catalogue/geography/map-layers'
import { naturalOrder } from '@datacentre/catalogue/grammar/option'
import { boxAt } from './drawn-layer.ts'
import type { LayerSnapshot } from './layer-snapshot.ts'
import { foldedNames, whereabouts, type Searched } from './searched.ts'

type Operator = {
  readonly filters: Record<string, { readonly operator: string }>
  box: GridBox | null
}

/** The columns that a list's filter by operator reads: the value it keeps, and the name it shows. */
function operatorColumns({ register }: MapLayer): { readonly value: string; readonly name: string } | null {
  for (const filter of register?.filters ?? []) {
    if (filter.kind === 'oneOf' && filter.parameter === 'operator')
      return { value: filter.column, name: filter.describedBy ?? filter.column }
  }
  return null
}

function around(one: GridBox | null, other: GridBox | null): GridBox | null {
  if (one === null || other === null) return one ?? other
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ]
}

/** Who operates what: found by name, with the filters that keep all that is theirs and the box around it. */
export function operatorsOf(layers: readonly LayerSnapshot[]): Searched {
  const operators = new Map<string, Operator>()
  for (const served of layers) {
    const columns = operatorColumns(served.layer)
    if (columns === null) continue
    served.rows.forEach((row, place) => {
      const [name, value] = [row[columns.name], row[columns.value]]
      if (typeof name !== 'string' || typeof value !== 'string') return
      const operator: Operator = operators.get(name) ?? { filters: {}, box: null }
      operator.filters[served.layer.wireName] ??= { operator: value }
      operator.box = around(operator.box, boxAt(served, place))
      operators.set(name, operator)
    })
  }
  const names = [...operators.keys()].toSorted(naturalOrder('nl').compare)
  return {
    id: 'operators',
    names: names.map((name) => foldedNames([name])),
    suggestion: (place) => {
      const name = names[place]!
      const { filters, box } = operators.get(name)!
      return {
        objectId: name,
        title: name,
        ...whereabouts(box),
        layer: 'operators',
        about: {},
        key: name,
        filters,
      }
    },
  }
}
