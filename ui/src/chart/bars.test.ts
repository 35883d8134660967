import { describe, expect, it } from 'vitest'
import { barsPath, extentOf, stackedSegments, zerosOf, zerosPath } from './bars.ts'
import { placeAt, plotOf } from './plot.ts'

const plot = (width: number, count: number, highest = 100, lowest = 0) =>
  plotOf({ width, height: 200, count, extent: [lowest, highest], showTick: String, hasMinors: false })

describe('stacked bars', () => {
  const bands = [{ values: [1, null, 3] }, { values: [4, 5, null] }]

  it('stand on the bars of the bands before them, an empty one as nothing', () => {
    expect(stackedSegments(bands, 3)).toEqual([
      [
        [0, 1],
        [0, 0],
        [0, 3],
      ],
      [
        [1, 5],
        [0, 5],
        [0, 0],
      ],
    ])
  })
  it('are as high as the highest of them', () => {
    expect(extentOf(stackedSegments(bands, 3))).toEqual([0, 5])
    expect(extentOf([])).toEqual([0, 0])
  })
  it('hang from the axis where a correction makes a month less than nothing', () => {
    const corrected = stackedSegments(
      [{ values: [10] }, { values: [-4] }, { values: [-2] }, { values: [5] }],
      1,
    )
    expect(corrected).toEqual([[[0, 10]], [[-4, 0]], [[-6, -4]], [[10, 15]]])
    expect(extentOf(corrected)).toEqual([-6, 15])
  })
  it('are seen however little they are, and not at all of nothing', () => {
    const made = plot(600, 3, 1_000_000)
    const heights = (segments: readonly (readonly [number, number])[]) =>
      [...barsPath(segments, made).matchAll(/M\S+ (\S+)V([^h]+)h/g)].map(
        ([, from, to]) => Number(from) - Number(to),
      )
    expect(heights([[0, 1]])).toEqual([1])
    expect(heights([[-1, 0]])).toEqual([1])
    expect(heights([[0, 0]])).toEqual([])
  })
  it('stand apart where there is room, and none is drawn of nothing', () => {
    const path = barsPath(
      [
        [0, 50],
        [0, 0],
        [0, 100],
      ],
      plot(600, 3),
    )
    expect(path.match(/M/g)).toHaveLength(2)
  })
  it('touch each other where there is none, within one outline', () => {
    const path = barsPath(
      Array.from({ length: 288 }, (_, at) => [0, at % 100] as const),
      plot(600, 288),
    )
    expect(path.match(/M/g)).toHaveLength(1)
    expect(path.endsWith('z')).toBe(true)
  })
})

describe('a plot', () => {
  it('has whole numbers at its ticks, from nothing to above the highest value', () => {
    const { ticks, y, top, bottom } = plot(600, 12, 947_000)
    expect(ticks).toEqual([0, 200_000, 400_000, 600_000, 800_000, 1_000_000])
    expect([y(0), y(1_000_000)]).toEqual([bottom, top])
    expect(plot(600, 12, 1).ticks).toEqual([0, 1])
  })
  it('has nothing on a line of its own where values go below it', () => {
    const { ticks, y, top, bottom } = plot(600, 12, 80, -30)
    expect(ticks).toEqual([-40, -20, 0, 20, 40, 60, 80])
    expect([y(-40), y(80)]).toEqual([bottom, top])
    expect(plot(600, 12, 0, -30).ticks.at(-1)).toBe(0)
  })
  it('has decimals at its ticks where all values are less than one', () => {
    expect(plot(600, 12, 0.3).ticks.length).toBeGreaterThan(2)
  })
  it('has one tick, at nothing, when nothing was reported', () => {
    expect(plot(600, 12, 0).ticks).toEqual([0])
  })
  it('knows which place lies under the pointer, and none beside it', () => {
    const made = plot(600, 12)
    expect(placeAt(made, made.left + made.step * 3.5)).toBe(3)
    expect([placeAt(made, 0), placeAt(made, 599)]).toEqual([null, null])
  })
  it('leaves room for its longest label', () => {
    expect(plot(600, 12, 9_000_000).left).toBeGreaterThan(plot(600, 12, 9).left)
  })
})

describe('a place of nothing', () => {
  const bands = [{ values: [0, null, 3, 0, null] }, { values: [null, null, 0, 0, 0] }]

  it('is one where zeros were reported and no more, and not one where nothing was reported [D28.32]', () => {
    expect(zerosOf(bands, 5)).toEqual([0, 3, 4])
  })
  it('has a low mark on the axis, as wide as a bar [D28.32]', () => {
    const made = plot(600, 5)
    const marks = [...zerosPath([0, 3], made).matchAll(/M(\S+) (\S+)v-2h(\S+)v2z/g)]
    expect(marks.map(([, , axis]) => Number(axis))).toEqual([made.bottom, made.bottom])
    expect(marks.map(([, x]) => placeAt(made, Number(x)))).toEqual([0, 3])
    expect(zerosPath([], made)).toBe('')
  })
})
