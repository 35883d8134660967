import { showMap } from '../../testing/show-map.tsx'
import { first, textsOf } from '@datacentre/client/testing/found'
import { aMapObject, standInMapService } from '../../testing/map-service.ts'
import { fields, licences } from '@datacentre/catalogue/registers/index'
import { addresses } from '@datacentre/catalogue/wire/addresses'
import type { Suggestion } from '@datacentre/catalogue/wire/search-calls'
import { aField, aLicence } from '@datacentre/fixtures'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const service = standInMapService()
beforeEach(() => service.answer('suggest', []))

const aSuggestion = (given: Partial<Suggestion>): Suggestion => ({
  objectId: 'OVN',
  title: 'Oosterveen',
  xcoordinate: 200_000,
  ycoordinate: 500_000,
  layer: 'fields',
  about: {},
  key: 711,
  box: [199_000, 499_000, 201_000, 501_000],
  ...given,
})

const options = page.getByRole('option')
/** What each result says, in their order. */
const results = (): string[] =>
  [...document.querySelectorAll('[role=option]')].map((option) =>
    [...option.children].map(({ textContent }) => textContent).join(' | '),
  )
const told = () => first('.search [role=status]').textContent

describe('the search of the map', () => {
  it.each([
    ['nl', 'Plaatsen', 'U ziet nu Oudewater op de kaart.'],
    ['en', 'Places', 'The map now shows Oudewater.'],
  ])(
    'finds a town without regard to case and diacritics, goes there and says so, in %s [D27.49]',
    async (lang, group, arrived) => {
      const { search, place } = await showMap(`?layers=&lang=${lang}`)
      await search.fill('OUDÉWATER')
      const towns = page.getByRole('group', { name: group }).getByRole('option')
      await expect.element(towns).toHaveTextContent(/^Oudewater\s*Utrecht$/)
      await expect.element(search).toHaveAttribute('aria-activedescendant', towns.element().id)
      await userEvent.keyboard('{Enter}')
      await expect.poll(told).toBe(arrived)
      await expect.element(search).toHaveAttribute('aria-expanded', 'false')
      // Oudewater lies at 4.868° E, 52.025° N: some 119.5 km east and 448.7 km north in RD.
      await expect.poll(() => Math.abs((place()?.x ?? 0) - 119_500)).toBeLessThan(500)
      expect(Math.abs((place()?.y ?? 0) - 448_700)).toBeLessThan(500)
      expect(place()?.zoom).toBe(7.5)
    },
  )

  it('tells towns of one name apart by their province and municipality [D27.49]', async () => {
    const { search } = await showMap('?layers=')
    await search.fill('Hengelo')
    await expect.poll(results).toContain('Hengelo | Overijssel')
    expect(results()).toContain('Hengelo | Gelderland | Gemeente Bronckhorst')
  })

  it('puts an object that is called as what was typed before the towns [D27.49]', async () => {
    service.answer('suggest', [aSuggestion({ title: 'Hengelo' })])
    const { search, say } = await showMap('?layers=')
    await search.fill('hengelo')
    await expect.poll(() => results()[0]).toBe(`Hengelo | ${say('map.kind.fields')}`)
    expect(results()).toContain('Hengelo | Overijssel')
  })

  it('finds a municipality and a province, and a coordinate in the system that is named [D27.58]', async () => {
    const { search, say, place } = await showMap('?layers=')
    await search.fill('Eemsdelta')
    await expect.poll(results).toEqual([`Eemsdelta | ${say('map.area.municipality')} | Groningen`])
    await search.fill('Drenthe')
    await options.filter({ hasText: say('map.area.province') }).click()
    await expect.poll(() => Math.abs((place()?.x ?? 0) - 240_000)).toBeLessThan(40_000)
    await search.fill('ED50 529271 6129260')
    await expect.poll(results).toEqual([expect.stringContaining('ED50')])
  })

  it('takes two numbers for a place, in each system they can be meant in [D27.41]', async () => {
    const { search, place } = await showMap('?layers=&lang=en')
    await search.fill('52.155172, 5.387203')
    await expect.poll(() => results()[0]).toContain('WGS84')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => Math.abs((place()?.x ?? 0) - 155_000)).toBeLessThan(3)
    expect(Math.abs((place()?.y ?? 0) - 463_000)).toBeLessThan(3)
    await search.fill('600000 5800000')
    await expect.poll(results).toEqual([expect.stringContaining('ED50'), expect.stringContaining('ETRS89')])
  })

  it('finds a coordinate that the map shows again as it stands there [D27.41]', async () => {
    const { search, place } = await showMap('?layers=&x=131951&y=491611&z=8')
    const shown = () => first('.pointer-coordinate output').textContent
    await expect.poll(shown).toBe('131951  491611')
    await search.fill(shown())
    await expect.poll(() => results().length).toBe(1)
    await userEvent.keyboard('{Enter}')
    await expect.poll(place).toEqual({ x: 131_951, y: 491_611, zoom: 7.5 })
  })

  it('says what nothing is called [D27.42]', async () => {
    const { search, say } = await showMap('?layers=')
    await search.fill('zzzzzz')
    await expect.poll(told).toBe(say('map.search.found', { count: 0 }))
  })

  it('gives who types and presses Enter at once what was typed [D27.39]', async () => {
    service.answerBy('suggest', (_, { path }) => (path.endsWith('/Oosterveen') ? [aSuggestion({})] : []))
    service.answerObjects(aMapObject(fields, aField()))
    const { search, heading } = await showMap('?layers=')
    await userEvent.type(search, 'Oosterveen{Enter}')
    await expect.element(heading).toHaveTextContent('Oosterveen')
    expect(window.location.pathname).toBe('/mapviewer/field/OVN/')
  })

  it('tells licences of one name apart by type and status, as a list of choice does [D27.25]', async () => {
    const about = { licenceTypeCode: 'PRD', status: 'EFFECTIVE' }
    const row = aLicence({ ...about, licenceName: 'K06' })
    service.answerLayer(licences, [
      {
        row,
        at: [
          [50_000, 600_000],
          [60_000, 600_000],
          [60_000, 610_000],
          [50_000, 600_000],
        ],
      },
    ])
    service.answer('suggest', [
      aSuggestion({ layer: 'licences', title: 'K06', objectId: row.gdnrCollectionId, about }),
    ])
    const { search, say, panel } = await showMap(`?layers=licences#ids=${row.gdnrCollectionId}`)
    const apart = `${say('licenceType.PRD')} · ${say('licenceStatus.EFFECTIVE')}`
    await expect.element(panel.getByRole('listitem')).toHaveTextContent(apart)
    await search.fill('K06')
    await expect.poll(results).toContain(`K06 | ${say('map.kind.licences')} | ${apart}`)
  })

  it('leaves what an operator has on the map [D27.57]', async () => {
    service.answer('suggest', [
      aSuggestion({
        layer: 'operators',
        title: 'Noordmark Aardolie B.V.',
        filters: { fields: { operator: 'Noordmark' } },
      }),
    ])
    service.answerLayer(fields, [])
    const { search, say } = await showMap('?layers=boreholes')
    await search.fill('Noordmark')
    await options.filter({ hasText: say('map.operator') }).click()
    await expect.poll(() => new URLSearchParams(window.location.search).get('operator')).toBe('Noordmark')
    expect(new URLSearchParams(window.location.search).get('layers')).toBe('fields')
  })

  it('says that it failed, also when Enter comes first', async () => {
    service.respond(addresses.suggest, () => new Response(null, { status: 500 }))
    const { search, say } = await showMap('?layers=')
    await userEvent.type(search, 'k12{Enter}')
    await expect.poll(told).toBe(say('map.search.failed'))
    expect(textsOf('[role=option]')).toEqual([])
  })
})
