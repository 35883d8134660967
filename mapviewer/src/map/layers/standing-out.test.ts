import { describe, expect, it } from 'vitest'
import { rowsOf, standingOut } from './standing-out.ts'

const layer = { keys: [11, 22, 33, 44] }
const address = { layers: ['boreholes', 'fields'], object: null, ids: ['33', '11', '99'] } as const

describe('what stands out of a layer', () => {
  it('are the selected rows of the first layer, found by key', () => {
    const asked = { ...address, name: 'boreholes', chosenKey: null } as const
    expect([...standingOut(layer, asked).selected]).toEqual([0, 2])
    expect(rowsOf(standingOut(layer, { ...asked, name: 'fields' })).size).toBe(0)
  })
  it('is the object of the page too, on its own layer [D27.54]', () => {
    const asked = { ...address, object: { layer: 'boreholes', id: '44' }, chosenKey: 44 } as const
    expect(rowsOf(standingOut(layer, { ...asked, name: 'boreholes' }))).toEqual(new Set([0, 2, 3]))
    expect(standingOut(layer, { ...asked, name: 'fields' }).chosen).toBeNull()
  })
})
