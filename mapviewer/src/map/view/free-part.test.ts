import { describe, expect, it } from 'vitest'
import { freeSpot } from './free-part.ts'

const SIZE = [880, 700] as const
const LEGEND = { left: 60, top: 60, right: 360, bottom: 600 }

describe('a spot that the map has to show', () => {
  it('stays where it is in the free part [D27.54]', () => {
    for (const spot of [
      [500, 300],
      [865, 300],
      [375, 300],
    ] as const)
      expect(freeSpot(spot, SIZE, [LEGEND])).toEqual(spot)
  })
  it('comes back over the edge that it went under by the least, and no farther [D27.54]', () => {
    expect(freeSpot([1100, 300], SIZE, [LEGEND])).toEqual([848, 300])
    expect(freeSpot([500, 900], SIZE, [LEGEND])).toEqual([500, 668])
  })
  it('comes out from under the legend by the shortest way that is free [D27.54]', () => {
    expect(freeSpot([300, 300], SIZE, [LEGEND])).toEqual([392, 300])
    expect(freeSpot([100, 590], SIZE, [LEGEND])).toEqual([100, 632])
  })
  it('comes within the edges where everything is covered', () => {
    expect(freeSpot([500, 100], [320, 120], [{ left: 0, top: 0, right: 320, bottom: 120 }])).toEqual([
      288, 88,
    ])
  })
})
