import municipalities from '@datacentre/catalogue/municipalities.json?url'
import { aConfig } from '@datacentre/fixtures/dataset'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { standInMapService } from '../../../testing/map-service.ts'
import { showMap } from '../../../testing/show-map.tsx'

const service = standInMapService()

const isAsked = (): boolean => service.received.some(({ path }) => municipalities.endsWith(path))
const source = page.getByRole('link', { name: '© CBS, Kadaster (CC BY)' })

describe('municipalities', () => {
  it('are drawn with their source when the map is near, and not asked for before [D27.72]', async () => {
    const { tool, say } = await showMap('?layers=&x=155000&y=463000&z=4')
    expect(isAsked()).toBe(false)
    await expect.element(source).not.toBeInTheDocument()
    for (let step = 0; step < 4; step++) await tool(say('map.zoomIn')).click()
    await expect.element(source).toBeVisible()
    await expect.poll(isAsked).toBe(true)
  })
  it('are not drawn in another country, which has its own [D27.72]', async () => {
    const { site } = aConfig()
    await showMap('?layers=&x=155000&y=463000&z=8', {
      site: { ...site, country: { west: 4, south: 51, east: 7, north: 54 } },
    })
    await expect.element(source).not.toBeInTheDocument()
  })
})
