import { describe, expect, it } from 'vitest'
import { touchesWindow } from './window.ts'

const window = { west: 4, south: 52, east: 5, north: 53 }
const square = (west: number, south: number, side: number) => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
]

describe('what touches a window of the map', () => {
  it('is a point in it or on its edge', () => {
    expect(touchesWindow('point', [[[[4.5, 52.5]]]], window)).toBe(true)
    expect(touchesWindow('point', [[[[4, 53]]]], window)).toBe(true)
    expect(touchesWindow('point', [[[[3.99, 52.5]]]], window)).toBe(false)
  })
  it('is a line that runs through it without a point in it', () => {
    const through = [
      [3, 52.5],
      [6, 52.6],
    ]
    const past = [
      [3, 52.5],
      [4.4, 54],
    ]
    expect(touchesWindow('line', [[through]], window)).toBe(true)
    expect(touchesWindow('line', [[past]], window)).toBe(false)
    expect(touchesWindow('line', [[past], [through]], window)).toBe(true)
  })
  it('is an outline that lies in it, over its edge or around it', () => {
    for (const [west, south, side] of [
      [4.4, 52.4, 0.1],
      [3.5, 52.5, 1],
      [3, 51, 3],
    ] as const)
      expect(touchesWindow('outline', [[square(west, south, side)]], window)).toBe(true)
    expect(touchesWindow('outline', [[square(6, 52, 1)]], window)).toBe(false)
  })
  it('is no outline with a hole around the window', () => {
    expect(touchesWindow('outline', [[square(0, 50, 9), square(3, 51, 3)]], window)).toBe(false)
  })
  it('is nothing without a place', () => {
    expect(touchesWindow('outline', [], window)).toBe(false)
  })
})
