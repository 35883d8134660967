import { createRequire } from 'node:module'
import { coordinateSystems } from '@datacentre/catalogue/codes/coordinate-systems'
import { describe, expect, it } from 'vitest'
import { projectionsUsed } from './projections-plugin.ts'

describe('the projections that an app brings', () => {
  it('are those of every coordinate system we know, each of which proj4 has', () => {
    const named = Object.values(coordinateSystems).map(({ proj4 }) => /\+proj=(\w+)/.exec(proj4)?.[1])
    expect([...projectionsUsed(), 'longlat'].toSorted()).toEqual([...new Set(named)].toSorted())
    const { resolve } = createRequire(import.meta.url)
    for (const name of projectionsUsed()) expect(() => resolve(`proj4/lib/projections/${name}`)).not.toThrow()
  })
})
