import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { describe, expect, it } from 'vitest'
import { factGroups } from './fact-groups.ts'

describe.each(mapLayers)('the panel of $id', ({ id, table, title }) => {
  const shown = factGroups(id).flatMap(({ columns }) => columns.map(({ key }) => key))

  it('shows every column once, and its name as the heading [D27.28]', () => {
    const expected = table.columns.map(({ key }) => key).filter((key) => key !== title)
    expect(shown.toSorted()).toEqual(expected.toSorted())
  })
})
