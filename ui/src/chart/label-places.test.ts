import { describe, expect, it } from 'vitest'
import { endLabel, labelPlaces, labelRoom } from './label-places.ts'

describe('labels at the end of lines', () => {
  it('stand where their lines end, if there is room', () => {
    expect(labelPlaces([100, 40, 180], [0, 200])).toEqual([100, 40, 180])
  })
  it('do not run into each other, nor over the edges [D28.37]', () => {
    const places = labelPlaces([199, 198, 200, 100, 99], [0, 200])
    const sorted = places.toSorted((a, b) => a - b)
    expect(sorted[0]).toBeGreaterThanOrEqual(0)
    expect(sorted.at(-1)).toBeLessThanOrEqual(200)
    const gaps = sorted.slice(1).map((place, at) => place - sorted[at]!)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(15)
    // They keep the order of their lines.
    expect(places[1]).toBeLessThan(places[0]!)
    expect(places[0]).toBeLessThan(places[2]!)
  })
  it('are names on a wide screen, cut where they are long, and marks on a phone [D28.37]', () => {
    const line = { label: 'Oosterveen', mark: '2' }
    expect(endLabel(line, 800)).toBe('2 Oosterveen')
    expect(endLabel({ ...line, label: 'Oosterveen-Zuidoosthoek' }, 800)).toHaveLength(20)
    expect(endLabel(line, 280)).toBe('2')
    expect(labelRoom([line], 280)).toBeLessThan(30)
  })
})
