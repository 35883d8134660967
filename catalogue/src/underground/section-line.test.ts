import { describe, expect, it } from 'vitest'
import { alongCorners, nearestOnLine, shortestOrder, spreadAlong } from './section-line.ts'
import { extentOf, isInUnit } from './units-chosen.ts'

/** Near Amersfoort a metre of RD is a metre of ground to a ten-thousandth. */
const at = (x: number, y: number) => [155_000 + x, 463_000 + y] as const

describe('the line of a section', () => {
  it('is as long as the ways between its corners, and goes at each to where its neighbours lie [D35.2]', () => {
    const placed = alongCorners([at(0, 0), at(3000, 4000), at(3000, 10_000)])
    expect(placed.map(({ along }) => Math.round(along / 10) * 10)).toEqual([0, 5000, 11_000])
    expect(placed[0]!.towards[0]).toBeCloseTo(0.6)
    expect(placed[1]!.towards[1]).toBeCloseTo(10 / Math.hypot(3, 10))
    expect(placed[2]!.towards).toEqual([0, 1])
  })
  it('has a direction where two holes start in one place', () => {
    expect(alongCorners([at(0, 0), at(0, 0)]).map(({ towards }) => towards)).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect(alongCorners([at(0, 0), at(0, 0), at(0, 9)])[0]!.towards).toEqual([0, 1])
  })
  it('is the shortest through all in one order, that begins where the first lies [D27.100]', () => {
    const named = [at(0, 0), at(9000, 0), at(2000, 100), at(7000, 0), at(4000, -100)]
    expect(shortestOrder(named)).toEqual([0, 2, 4, 3, 1])
    expect(shortestOrder(named.slice(1))).toEqual([0, 2, 3, 1])
    expect(shortestOrder([at(0, 0), at(0, 0)])).toEqual([0, 1])
    expect(shortestOrder([])).toEqual([])
  })
  it('comes nearest to a hole at its foot, around corners and at its ends [D35.3]', () => {
    const line = [at(0, 0), at(10_000, 0), at(10_000, 5000)]
    const near = (x: number, y: number) => {
      const { along, off } = nearestOnLine(line, at(x, y))
      return [along, off].map((metres) => Math.round(metres / 10) * 10)
    }
    expect(near(4000, 300)).toEqual([4000, 300])
    expect(near(10_200, 2000)).toEqual([12_000, 200])
    expect(near(-300, -400)).toEqual([0, 500])
    expect(near(10_000, 6000)).toEqual([15_000, 1000])
  })
  it('is spread over all of its length where many holes lie near, the nearest of each part [D35.3]', () => {
    const cluster = Array.from({ length: 20 }, (_, nr) => ({
      nr,
      along: nr,
      off: 20 - nr,
      towards: [1, 0] as const,
    }))
    const far = { nr: 99, along: 9500, off: 800, towards: [1, 0] as const }
    const chosen = spreadAlong([far, ...cluster], { length: 10_000, most: 10 })
    expect(chosen.map(({ nr }) => nr)).toEqual([19, 99])
    expect(spreadAlong([far, cluster[0]!], { length: 10_000, most: 10 }).map(({ nr }) => nr)).toEqual([0, 99])
  })
})

describe('a unit to correlate', () => {
  it('is a group, or a unit with its parts [D35.6]', () => {
    expect(isInUnit('ROSLU', 'ROSL')).toBe(true)
    expect(isInUnit('ROSL', 'ROTLIEGEND')).toBe(true)
    expect(isInUnit('RNMU', 'ROTLIEGEND')).toBe(false)
    expect(isInUnit('RO', 'ROSL')).toBe(false)
    expect(isInUnit(null, 'RO')).toBe(false)
  })
  it('goes from its first part to its last, and is the thickest piece where a fault repeats it [D35.6]', () => {
    const layer = (unit: string, top: number, base: number) => ({ unit, top, base })
    const layers = [layer('ZE', 0, 10), layer('ROSLU', 10, 15), layer('ROSLL', 15, 30), layer('DC', 30, 40)]
    const found = (all: typeof layers) => {
      const { first, last } = extentOf(all, 'RO')!
      return [first.top, last.base]
    }
    expect(found(layers)).toEqual([10, 30])
    expect(found([...layers, layer('RO', 40, 90)])).toEqual([40, 90])
    expect(extentOf(layers, 'CK')).toBeNull()
  })
})
