import type { LandFile } from '@datacentre/catalogue/geography/places/packed-land'
import type { TownsFile } from '@datacentre/catalogue/geography/places/towns'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../testing/small-server.ts'

/** A town at the border, and land on both sides of it. */
const towns: TownsFile & LandFile = {
  grain: 10,
  land: [['10000 40000 20000 0 0 20000 -20000 0 0 -20000']],
  municipalities: [['Emmen', 'DR']],
  towns: [['Schoonebeek', 25_400, 52_100, 3, 0]],
}

describe('the map of a place', () => {
  const parts = smallServer('sqlite', async () => {}, { towns })
  it('shows the land beyond the border as land, with its source [D27.98]', async () => {
    const { body } = await parts().server.inject({
      url: '/datacenter/place/town/schoonebeek',
      headers: { accept: 'text/html' },
    })
    const [, abroad = ''] = /<path class="abroad"[^>]* d="([^"]*)"/.exec(body) ?? []
    // All that is shown is land, and nothing is drawn beyond the picture.
    const drawn = abroad.match(/[\d.]+/g)?.map(Number) ?? []
    expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([0, 480])
    expect(body).toContain('Land over de grens: © OpenStreetMap.')
  })
})
