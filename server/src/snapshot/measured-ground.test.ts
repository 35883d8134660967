import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { expect, it } from 'vitest'
import { measureGround } from './measured-ground.ts'

it('the areas of outlines are those over the ground: far out at sea the grid makes them two thousandths too large [D27.12]', () => {
  const layer = mapLayers.find(({ table }) => table.id === 'licences')!
  const square = (x: number, y: number): [number, number][] => [
    [x, y],
    [x + 10_000, y],
    [x + 10_000, y + 10_000],
    [x, y + 10_000],
    [x, y],
  ]
  const { areas } = measureGround(layer, [[[square(-55_000, 845_000)]], [[square(150_000, 458_000)]]])
  const [[atSea = 0] = [], [inland = 0] = []] = areas
  expect(atSea / 1e6).toBeCloseTo(99.78, 2)
  expect(inland / 1e6).toBeCloseTo(100.02, 2)
})
