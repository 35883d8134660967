import { describe, expect, it } from 'vitest'
import { layerOf, mapLayers, type LayerId } from './map-layers.ts'

describe.each(mapLayers)('the links of $id', ({ id }) => {
  const relationsOf = (layer: LayerId) => layerOf(layer).relations
  const columnsOf = (layer: LayerId) => layerOf(layer).table.columns.map(({ key }) => key)

  it('go by columns that both sides have', () => {
    for (const relation of relationsOf(id)) {
      if (!('to' in relation)) continue
      expect(columnsOf(id)).toContain(relation.mine)
      expect(columnsOf(relation.to)).toContain(relation.theirs)
      if (!('through' in relation)) continue
      expect(columnsOf(relation.through)).toEqual(expect.arrayContaining([relation.mine, relation.theirs]))
    }
  })
  it('lead back: what an object is linked to is linked to it', () => {
    for (const relation of relationsOf(id)) {
      if (!('to' in relation)) continue
      expect(relationsOf(relation.to).map((other) => ('to' in other ? other.to : null))).toContain(id)
    }
  })
})

describe('the layers of the map', () => {
  it('carry columns that their tables have', () => {
    for (const { table, key, title, pageId, alsoKnownAs, codes, texts } of mapLayers) {
      const columns = table.columns.map((column) => column.key)
      expect(columns).toEqual(
        expect.arrayContaining([key, title, pageId, ...alsoKnownAs, ...codes, ...texts]),
      )
    }
  })
})
