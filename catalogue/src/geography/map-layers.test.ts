import { describe, expect, it } from 'vitest'
import { layerNamed, layerNames } from './map-layers.ts'

describe.each(layerNames)('the links of %s', (name) => {
  const relationsOf = (layer: string) => layerNamed(layer)?.relations ?? []
  const columnsOf = (layer: string) => layerNamed(layer)?.table.columns.map(({ key }) => key)

  it('go by columns that both sides have', () => {
    for (const relation of relationsOf(name)) {
      if (!('to' in relation)) continue
      expect(columnsOf(name)).toContain(relation.mine)
      expect(columnsOf(relation.to)).toContain(relation.theirs)
      if (!('through' in relation)) continue
      expect(columnsOf(relation.through)).toEqual(expect.arrayContaining([relation.mine, relation.theirs]))
    }
  })
  it('lead back: what an object is linked to is linked to it', () => {
    for (const relation of relationsOf(name)) {
      if (!('to' in relation)) continue
      expect(relationsOf(relation.to).map((other) => ('to' in other ? other.to : null))).toContain(name)
    }
  })
})

describe('the layers of the map', () => {
  it('carry columns that their tables have', () => {
    for (const name of layerNames) {
      const { table, key, title, pageId, alsoKnownAs, codes, texts } = layerNamed(name)!
      const columns = table.columns.map((column) => column.key)
      expect(columns).toEqual(
        expect.arrayContaining([key, title, pageId, ...alsoKnownAs, ...codes, ...texts]),
      )
    }
  })
})
