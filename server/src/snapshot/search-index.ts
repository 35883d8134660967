import { aboutOf } from '@datacentre/catalogue/geography/about'
import { shelfBlocks } from '@datacentre/catalogue/geography/shelf'
import type { GridBox } from '@datacentre/catalogue/geography/layer-code'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { fold, searchFor } from '@datacentre/catalogue/list/search'
import { MOST_SUGGESTIONS, type Suggestion } from '@datacentre/catalogue/wire/search-calls'
import { boxOnGrid } from '../export/coordinates.ts'
import { boxAt } from './drawn-layer.ts'
import type { LayerSnapshot } from './layer-snapshot.ts'

type SearchedLayer = Suggestion['layer']

/** Everything that can be found by name: folded texts beside the rows, so that a search is a walk over texts. */
export type SearchIndex = {
  /** The best at most twenty in the given layers, or in all. */
  readonly suggest: (typed: string, layers?: readonly SearchedLayer[]) => Suggestion[]
}

type Searched = {
  readonly layer: SearchedLayer
  /** For each object its names, folded, each on a line of its own. */
  readonly names: readonly string[]
  readonly suggestion: (place: number) => Suggestion
}

const BETWEEN = '\n'
const foldedNames = (names: readonly string[]): string =>
  BETWEEN + names.map((name) => fold(name) + BETWEEN).join('')

/** How well an object fits: one of its names is what is asked, starts with it, or holds it. */
const ranks = ['equal', 'start', 'part'] as const
type Rank = (typeof ranks)[number]

/** The places of the objects that fit, by how well, in their own order, and no more than could be suggested. */
function placesByRank({ names }: Searched, asked: string): Record<Rank, number[]> {
  const places: Record<Rank, number[]> = { equal: [], start: [], part: [] }
  const [equal, start] = [BETWEEN + asked + BETWEEN, BETWEEN + asked]
  for (let place = 0; place < names.length; place++) {
    const lines = names[place]!
    // Most objects do not hold the text at all, so that is looked at first.
    if (!lines.includes(asked)) continue
    const rank = lines.includes(start) ? (lines.includes(equal) ? 'equal' : 'start') : 'part'
    if (places[rank].length < MOST_SUGGESTIONS) places[rank].push(place)
  }
  return places
}

/** One of each layer in turn, so that the thousands of one do not push out the few of another. */
function inTurns(found: readonly (readonly Suggestion[])[]): Suggestion[] {
  const longest = Math.max(0, ...found.map((layer) => layer.length))
  return Array.from({ length: longest }, (_, turn) =>
    found.flatMap((layer) => (layer[turn] === undefined ? [] : [layer[turn]])),
  ).flat()
}

export function searchIndex(layers: readonly LayerSnapshot[]): SearchIndex {
  const searched = [...layers.map(searchedLayer), blocksAtSea()]
  return {
    suggest: (typed, wanted) => {
      const asked = searchFor(typed.replaceAll(BETWEEN, ' '))
      if (asked === '') return []
      const found = searched
        .filter(({ layer }) => wanted === undefined || wanted.includes(layer))
        .map((layer) => ({ layer, places: placesByRank(layer, asked) }))
      return ranks
        .flatMap((rank) => inTurns(found.map(({ layer, places }) => places[rank].map(layer.suggestion))))
        .slice(0, MOST_SUGGESTIONS)
    },
  }
}

const middle = (from: number, to: number): number => Math.round((from + to) / 2)

const whereabouts = (box: GridBox | null): Pick<Suggestion, 'xcoordinate' | 'ycoordinate' | 'box'> => ({
  xcoordinate: box === null ? null : middle(box[0], box[2]),
  ycoordinate: box === null ? null : middle(box[1], box[3]),
  box: box === null ? null : [...box],
})

function searchedLayer(served: LayerSnapshot): Searched {
  const { layer, rows } = served
  const namesOf = (row: AnyRow): string[] => {
    const names = [layer.title, ...layer.alsoKnownAs].map((column) => row[column])
    return [...new Set(names.filter((name) => typeof name === 'string'))]
  }
  return {
    layer: layer.name,
    names: rows.map((row) => foldedNames(namesOf(row))),
    suggestion: (place) => {
      const row = rows[place]!
      const [name = '', ...others] = namesOf(row)
      const key = row[layer.key]
      return {
        objectId: String(row[layer.pageId]),
        title: others.length === 0 ? name : `${name} (${others.join(', ')})`,
        ...whereabouts(boxAt(served, place)),
        layer: layer.name,
        about: aboutOf(layer, (column) => row[column]),
        key: typeof key === 'number' ? key : String(key),
      }
    },
  }
}

/** The blocks of the shelf; `K01` is also found as `K1`. */
function blocksAtSea(): Searched {
  return {
    layer: 'blocks',
    names: shelfBlocks.map(({ name, quadrant, nr }) => foldedNames([name, `${quadrant}${nr}`])),
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
