import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import { textsOf } from '@datacentre/client/testing/found'
import { aBorehole, aField } from '@datacentre/fixtures'
import { aDataset } from '@datacentre/fixtures/dataset'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { standInMapService } from '../../../testing/map-service.ts'
import { showMap } from '../../../testing/show-map.tsx'

const service = standInMapService()
const config = { dataset: aDataset({ rows: { boreholes: 70, fields: 1 }, demonstration: true }) }
const HERE = '?layers=boreholes,fields&x=155000&y=463000&z=8'

/** The nearest to the middle first: NAME-70. */
beforeEach(() => {
  service.answerLayer(
    boreholes,
    Array.from({ length: 70 }, (_, at) => ({
      row: aBorehole({ boreholeDbk: at + 1, boreholeName: `NAME-${70 - at}`, shortName: `N-${70 - at}` }),
      at: [155_000 + 20 * at, 463_000] as const,
    })),
  )
  service.answerLayer(fields, [
    {
      row: aField({ fieldDbk: 5, fieldCode: 'OVN', fieldName: '=Oosterveen' }),
      at: [
        [154_000, 462_000],
        [156_900, 462_000],
        [156_900, 464_000],
        [154_000, 462_000],
      ],
    },
  ])
})
afterEach(() => {
  vi.restoreAllMocks()
})

const names = (): string[] => textsOf('.object-list li a')

describe('the list of what is in view', () => {
  it('counts by kind, has an order to choose, and is shown whole [D27.76]', async () => {
    const { tool, say, panel, heading } = await showMap(HERE, config)
    await tool(say('map.inView')).click()
    await expect.element(heading).toHaveTextContent('71 objecten in beeld')
    await expect.element(panel.getByText('Boringen: 70 · Velden: 1')).toBeVisible()
    expect(names()).toHaveLength(50)
    expect(names()[0]).toBe('NAME-70')
    await panel.getByRole('button', { name: say('map.inView.more', { count: 21 }) }).click()
    await expect.poll(() => names()).toHaveLength(71)
    await panel.getByRole('button', { name: say('filter.order') }).click()
    await page.getByRole('option', { name: say('map.inView.order.name') }).click()
    await expect.poll(() => names().slice(0, 3)).toEqual(['=Oosterveen', 'NAME-1', 'NAME-2'])
  })
  it('is taken home whole, with its source and no cell that a spreadsheet would compute [D24.4, D24.32, D27.76]', async () => {
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob)
      return 'blob:list'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { tool, say, panel } = await showMap(HERE, config)
    await tool(say('map.inView')).click()
    await panel.getByRole('button', { name: say('map.inView.csv') }).click()
    const lines = (await blobs[0]?.text())?.trimEnd().split('\r\n') ?? []
    expect(lines).toHaveLength(72)
    expect(lines[0]).toMatch(/,about,source$/)
    expect(lines[1]).toMatch(/,"Small; CC0; versie 1; \d{4}-\d\d-\d\d; Dit zijn voorbeeldgegevens\./)
    expect(lines[1]).toMatch(/^Boring,boreholes,1,NAME-70,/)
    expect(lines.find((line) => line.includes(',fields,'))).toMatch(/^Veld,fields,OVN,'=Oosterveen,/)
  })
})
