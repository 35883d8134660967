import { describe, expect, it } from 'vitest'
import { paperView, sheets, type Sheet } from './sheets.ts'

const windows = { wide: [1400, 800], phone: [320, 440], 'a low one': [900, 220], square: [700, 700] } as const

describe.each(Object.keys(sheets) as Sheet[])('a map on a sheet of A4 held %s', (sheet) => {
  it.each(Object.entries(windows))(
    'shows all of what a screen shows, and touches two of its sides: %s [D27.62]',
    (_window, size) => {
      const { size: paper, resolution } = paperView(sheet, { size, resolution: 100 })
      const parts = [0, 1].map((axis) => (size[axis]! * 100) / (paper[axis]! * resolution))
      expect(Math.max(...parts)).toBeCloseTo(1)
      for (const part of parts) expect(part).toBeLessThanOrEqual(1.000001)
    },
  )
  it('has the shape of its place on the paper', () => {
    const { width, height } = sheets[sheet]
    const [drawnWidth, drawnHeight] = paperView(sheet, { size: [800, 600], resolution: 1 }).size
    expect(drawnWidth / drawnHeight).toBeCloseTo(width / height, 2)
  })
})
