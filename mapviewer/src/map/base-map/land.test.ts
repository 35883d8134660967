import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const file = new URL('base-map.json', import.meta.url)
const { land }: { readonly land: readonly (readonly string[])[] } = JSON.parse(readFileSync(file, 'utf8'))

/** How far the last point of a packed ring lies from its first, in grains: all steps together. */
function gapOf(ring: string): readonly [x: number, y: number] {
  const [, , ...steps] = ring.split(' ').map(Number)
  const along = (axis: number): number =>
    steps.filter((_, at) => at % 2 === axis).reduce((sum, step) => sum + step, 0)
  return [along(0), along(1)]
}

describe('the land of the base map', () => {
  it('is of rings that end where they begin, or the map leaves their first point out and draws sea there', () => {
    const open = land.flat().filter((ring) => gapOf(ring).some((gap) => gap !== 0))
    expect(open).toEqual([])
  })
})
