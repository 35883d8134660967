import { describe, expect, it } from 'vitest'
import { traceLine, traceRing } from './trace-ground.ts'

/** What a path was told to do, in words. */
function tracing() {
  const told: string[] = []
  const point = (what: string) => (x: number, y: number) => void told.push(`${what} ${x} ${y}`)
  const path = { moveTo: point('move'), lineTo: point('line'), closePath: () => void told.push('close') }
  return { path: path as unknown as CanvasPath, told }
}

/** One metre in a pixel, with (0, 0) in the lower left corner of a canvas of 100 by 100. */
const on = { scale: 1, left: 0, bottom: 100 }
const canvas = { width: 100, height: 100 }

const lineOf = (line: readonly number[]): readonly string[] => {
  const { path, told } = tracing()
  traceLine(path, line, { on, canvas })
  return told
}

describe('a line of the ground', () => {
  it('is drawn with north above', () => {
    expect(lineOf([10, 10, 20, 90])).toEqual(['move 10 90', 'line 20 10'])
  })
  it('is left out where it lies beside the canvas, and goes on where it comes back', () => {
    const around = [10, 10, 500, 10, 500, 50, 500, 90, 10, 90]
    expect(lineOf(around)).toEqual(['move 10 90', 'line 500 90', 'move 500 10', 'line 10 10'])
  })
  it('is drawn where it crosses the canvas between two points that lie outside of it', () => {
    expect(lineOf([-500, 50, 500, 50])).toEqual(['move -500 50', 'line 500 50'])
  })
  it('is drawn to its very end, without points that nobody could tell apart', () => {
    expect(lineOf([10, 10, 10.1, 10, 10.2, 10.1, 30, 10, 30.1, 10])).toEqual([
      'move 10 90',
      'line 10.1 90',
      'line 30 90',
      'line 30.1 90',
    ])
  })
  it('of one point or none is nothing', () => {
    expect(lineOf([])).toEqual([])
    expect(lineOf([10, 10])).toEqual([])
  })
})

describe('a ring of the land', () => {
  it('is drawn whole, also beside the canvas: else the sea would come into the land', () => {
    const { path, told } = tracing()
    traceRing(path, [-500, -500, 500, -500, 500, 500, -500, 500, -500, -500], on)
    expect(told).toEqual([
      'move -500 600',
      'line 500 600',
      'line 500 -400',
      'line -500 -400',
      'line -500 600',
      'close',
    ])
  })
})
