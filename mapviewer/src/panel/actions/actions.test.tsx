import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { expect, it } from 'vitest'
import { aMapObject, standInMapService } from '../../../testing/map-service.ts'
import { showMap } from '../../../testing/show-map.tsx'

const service = standInMapService()
service.answer('borehole-dirsurveys', null)
service.answer('borehole-stratinterpretations', null)
service.answer('borehole-documents', [])
service.answer('borehole-logdocuments', [])

it.each(mapLayers.map((layer) => [layer.id, layer] as const))(
  'the panel of an object of %s leads to its page, its files and a way to report an error [D3.8, D26.5, D27.37]',
  async (id, { table, key, title, pageId, page, register }) => {
    const object = aMapObject(table, {
      ...emptyRow(table.columns),
      [pageId]: 'A/1',
      [key]: 'A/1',
      [title]: 'Één & ander',
    })
    service.answerObjects(object)
    for (const language of ['nl', 'en']) {
      const { heading, panel, say } = await showMap(`${page(object.id)}?lang=${language}&layers=`)
      await expect.element(heading).toHaveTextContent('Één & ander')
      const link = (name: Parameters<typeof say>[0]) =>
        panel.getByRole('link', { name: say(name), exact: true })
      await expect
        .element(link('object.factPage'))
        .toHaveAttribute('href', `/datacenter/${id}/A%2F1${language === 'en' ? '?lang=en' : ''}`)
      await expect
        .element(link('reportError'))
        .toHaveAttribute('href', say('reportErrorUrl', { name: encodeURIComponent('Één & ander') }))
      await expect.element(link('object.geoJson')).toHaveAttribute('download')
      await expect.element(panel.getByRole('button', { name: say('object.copyLink') })).toBeVisible()
      expect(panel.getByRole('button', { name: say('object.spreadsheet') }).all()).toHaveLength(
        register === null ? 0 : 1,
      )
    }
  },
)
