import { describe, expect, it } from 'vitest'
import { placedLabels } from './placed-labels.ts'

const room = { height: 100, lineHeight: 10 }
const place = (...middles: number[]): number[] => [
  ...placedLabels(
    middles.map((middle, at) => ({ key: String(at), middle })),
    room,
  ).values(),
]

describe('labels beside a column', () => {
  it('stand at their layer where there is room [D27.32]', () => {
    expect(place(10, 50, 90)).toEqual([10, 50, 90])
  })
  it('are pushed apart where layers are thin', () => {
    expect(place(50, 52, 54)).toEqual([50, 60, 70])
  })
  it('stay inside the drawing', () => {
    expect(place(90, 93, 96)).toEqual([75, 85, 95])
  })
})
