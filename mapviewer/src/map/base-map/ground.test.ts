import { describe, expect, it } from 'vitest'
import { drawnParts } from './ground.ts'

describe('our own base map', () => {
  it('keeps its grid of blocks with their names over tiles, which have none [D27.64]', () => {
    for (const part of ['blocks', 'block', 'quadrant', 'shelf'] as const)
      expect(drawnParts.underTiles).toContain(part)
  })
  it('leaves towns and provinces to tiles, which have their own', () => {
    for (const part of ['town', 'provinces'] as const) {
      expect(drawnParts.underTiles).not.toContain(part)
      expect(drawnParts.atlas).toContain(part)
    }
  })
  it('is nothing but coast and borders where the visitor asks for that', () => {
    expect(drawnParts.coast).toEqual(['land', 'coast', 'countries'])
  })
})
