import { describe, expect, it } from 'vitest'
import { extentOfLines, markedPlaces, markerPath } from './lines.tsx'

describe('lines beside each other', () => {
  it('go as far as the lowest and the highest of them, and always to nothing [D28.37]', () => {
    expect(extentOfLines([{ values: [3, null] }, { values: [7, 5] }])).toEqual([0, 7])
    expect(extentOfLines([{ values: [-2, null] }])).toEqual([-2, 0])
    expect(extentOfLines([])).toEqual([0, 0])
  })
  it('have a marker at every point where points are far apart [D28.37]', () => {
    expect(markedPlaces([1, null, 3, 0], 60, 0)).toEqual([0, 2, 3])
  })
  it('have fewer where they are near, but for what stands alone and the last [D28.37]', () => {
    const values = Array.from({ length: 100 }, (_, at) => (at === 51 || at === 53 ? null : at))
    const marked = markedPlaces(values, 4, 0)
    expect(marked).toContain(52)
    expect(marked).toContain(99)
    expect(marked.length).toBeLessThan(15)
  })
  it('have five shapes of markers', () => {
    const shapes = (['circle', 'square', 'triangle', 'diamond', 'cross'] as const).map(markerPath)
    expect(new Set(shapes).size).toBe(5)
  })
})
