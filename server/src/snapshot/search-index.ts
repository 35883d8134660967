import { aboutOf } from '@datacentre/catalogue/geography/about'
import { hasExpired } from '@datacentre/catalogue/grammar/on-map'
import { kindAsked, type SearchedId } from '@datacentre/catalogue/geography/kind-words'
import { shelfBlocks } from '@datacentre/catalogue/geography/shelf'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { MOST_SUGGESTIONS, type Suggestion } from '@datacentre/catalogue/wire/search-calls'
import { boxOnGrid } from '../coordinates.ts'
import { boxAt } from './drawn-layer.ts'
import type { LayerSnapshot } from './layer-snapshot.ts'
import {
  askedIn,
  foldedNames,
  rankOf,
  ranks,
  whereabouts,
  type AskedName,
  type Rank,
  type Searched,
} from './searched.ts'
import { operatorsOf } from './searched-operators.ts'

/** Everything that can be found by name: folded texts beside the rows, so that a search is a walk over texts. */
export type SearchIndex = {
  /** The best at most twenty in the given layers, or in all. */
  readonly suggest: (typed: string, layers?: readonly SearchedId[]) => Suggestion[]
  /** What it walks over, of each kind. */
  readonly searched: readonly Searched[]
}

/** The places of the objects that fit, by how well, in their own order, and no more than could be suggested. */
function placesByRank({ names, isPast }: Searched, asked: AskedName): Record<Rank, number[]> {
  const places: Record<Rank, number[]> = { equal: [], start: [], part: [] }
  const past: Record<Rank, number[]> = { equal: [], start: [], part: [] }
  for (let place = 0; place < names.length; place++) {
    const rank = rankOf(names[place]!, asked)
    if (rank === null) continue
    const among = isPast?.(place) ? past[rank] : places[rank]
    if (among.length < MOST_SUGGESTIONS) among.push(place)
  }
  return {
    equal: [...places.equal, ...past.equal],
    start: [...places.start, ...past.start],
    part: [...places.part, ...past.part],
  }
}

/** One of each layer in turn, so that the thousands of one do not push out the few of another. */
function inTurns(found: readonly (readonly Suggestion[])[]): Suggestion[] {
  const longest = Math.max(0, ...found.map((layer) => layer.length))
  return Array.from({ length: longest }, (_, turn) =>
    found.flatMap((layer) => (layer[turn] === undefined ? [] : [layer[turn]])),
  ).flat()
}

export function searchIndex(layers: readonly LayerSnapshot[]): SearchIndex {
  const searched = [blocksAtSea(), ...layers.map(searchedLayer), operatorsOf(layers)]
  const find = (typed: string, isWanted: (id: SearchedId) => boolean): Suggestion[] => {
    const asked = askedIn(typed)
    if (asked.folded === '') return []
    const found = searched
      .filter(({ id }) => isWanted(id))
      .map((layer) => ({ layer, places: placesByRank(layer, asked) }))
    return ranks.flatMap((rank) =>
      inTurns(found.map(({ layer, places }) => places[rank].map(layer.suggestion))),
    )
  }
  return {
    searched,
    suggest: (typed, wanted) => {
      const isWanted = (id: SearchedId): boolean => wanted === undefined || wanted.includes(id)
      const kind = kindAsked(typed)
      const ofKind = kind === null ? [] : find(kind.name, (id) => isWanted(id) && kind.kinds.includes(id))
      const found = find(typed, isWanted)
      const isNew = ({ layer, objectId }: Suggestion): boolean =>
        !ofKind.some((known) => known.layer === layer && known.objectId === objectId)
      return [...ofKind, ...found.filter(isNew)].slice(0, MOST_SUGGESTIONS)
    },
  }
}

const textsIn = (row: AnyRow, columns: readonly string[]): string[] => [
  ...new Set(columns.map((column) => row[column]).filter((text) => typeof text === 'string')),
]

function searchedLayer(served: LayerSnapshot): Searched {
  const { layer, rows } = served
  const namesOf = (row: AnyRow): string[] => textsIn(row, [layer.title, ...layer.alsoKnownAs])
  return {
    id: layer.id,
    names: rows.map((row) => foldedNames([...namesOf(row), ...textsIn(row, layer.foundBy)])),
    // What holds today is looked for more often than what has expired.
    isPast: (place) => hasExpired(layer, (column) => rows[place]?.[column]),
    suggestion: (place) => {
      const row = rows[place]!
      const [name = '', ...others] = namesOf(row)
      const key = row[layer.key]
      return {
        objectId: String(row[layer.pageId]),
        title: others.length === 0 ? name : `${name} (${others.join(', ')})`,
        ...whereabouts(boxAt(served, place)),
        layer: layer.wireName,
        about: aboutOf(layer, (column) => row[column]),
        key: typeof key === 'number' ? key : String(key),
      }
    },
  }
}

/** The blocks of the shelf. */
function blocksAtSea(): Searched {
  return {
    id: 'blocks',
    names: shelfBlocks.map(({ name }) => foldedNames([name])),
    suggestion: (place) => {
      const { name, box } = shelfBlocks[place]!
      return {
        objectId: name,
        title: name,
        ...whereabouts(boxOnGrid('ED50', box)),
        layer: 'blocks',
        about: {},
        key: name,
      }
    },
  }
}
