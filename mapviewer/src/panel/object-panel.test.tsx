import { showMap } from '../../testing/show-map.tsx'
import { first, found, textsOf } from '@datacentre/client/testing/found'
import { aMapObject, standInMapService } from '../../testing/map-service.ts'
import { columnDefinition } from '@datacentre/catalogue/definitions/columns/index'
import { definitionOf } from '@datacentre/catalogue/definitions/index'
import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { fieldProduction } from '@datacentre/catalogue/production/index'
import { boreholes, fields, licences, seismicSurveys3d } from '@datacentre/catalogue/registers/index'
import { boreholeMark, signedBorehole } from '@datacentre/catalogue/signs/borehole-marks'
import { columnTextKey } from '@datacentre/catalogue/texts/keys'
import type { ReportedFigures } from '@datacentre/catalogue/wire/map-calls'
import { aBorehole, aField, aLicence, aSeismicSurvey3d } from '@datacentre/fixtures'
import { aDataset } from '@datacentre/fixtures/dataset'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'

const service = standInMapService()
service.answer('borehole-dirsurveys', null)
service.answer('borehole-stratinterpretations', null)
service.answer('borehole-documents', [])
service.answer('borehole-logdocuments', [])

const cellsOf = (row: Element): string[] => [...row.children].map(({ textContent }) => textContent)

describe('the panel of an object', () => {
  for (const language of ['nl', 'en'])
    it.each(mapLayers.map((layer) => [layer.id, layer] as const))(
      `names every column of %s in ${language} [D27.28]`,
      async (_, { table, title }) => {
        const object = aMapObject(table, { ...emptyRow(table.columns), [table.onMap.pageId]: '1' })
        service.answerObjects(object)
        const { heading, say } = await showMap(`${table.onMap.page(object.id)}?lang=${language}&layers=`)
        await expect.element(heading).toHaveTextContent(object.name)
        await expect
          .poll(() => textsOf('.facts dt'))
          .toEqual(
            expect.arrayContaining(
              table.columns
                .filter(({ key }) => key !== title)
                .map((column) => say(columnTextKey(table, column))),
            ),
          )
      },
    )

  it('tells a place in four systems [D27.31]', async () => {
    service.answerObjects(
      aMapObject(boreholes, aBorehole(), {
        coordinates: [
          { system: 'RD', epsg: 28992, x: 155_000, y: 463_000.04 },
          { system: 'ED50-UTM31', epsg: 23031, x: 663_304.2, y: 5_780_984.5 },
          { system: 'ETRS89-UTM31', epsg: 25831, x: 663_218.7, y: 5_780_775.1 },
          { system: 'WGS84', epsg: 4326, x: 5.387206, y: 52.155172 },
        ],
      }),
    )
    const { say } = await showMap('brh/106504134/?layers=')
    await expect
      .poll(() => [...document.querySelectorAll('.coordinate-table tbody tr')].map(cellsOf))
      .toEqual([
        [`${say('coordinateSystem.RD')}EPSG:28992`, '155000,0 m', '463000,0 m'],
        [`${say('coordinateSystem.ED50-UTM31')}EPSG:23031`, '663304,2 m', '5780984,5 m'],
        [`${say('coordinateSystem.ETRS89-UTM31')}EPSG:25831`, '663218,7 m', '5780775,1 m'],
        [`${say('coordinateSystem.WGS84')}EPSG:4326`, '5,38721° OL', '52,15517° NB'],
      ])
  })

  it('tells codes in words: the age that a borehole ends in', async () => {
    service.answerObjects(aMapObject(boreholes, aBorehole({ chronostratCode: 'CRU' })))
    const { say, panel } = await showMap('brh/106504134/?layers=')
    const term = panel.getByText(say('boreholes.chronostratCode'), { exact: true })
    await expect.element(term).toBeVisible()
    expect(term.element().nextElementSibling?.textContent).toBe(say('chronostrat.CRU'))
  })

  it('explains its words in place when asked, of every group of facts, and leaves them again [D23.15]', async () => {
    service.answerObjects(aMapObject(boreholes, aBorehole({ resultCode: 'GAS' })))
    const { say, panel } = await showMap('brh/106504134/?layers=')
    const explain = panel.getByRole('button', { name: say('row.explain') })
    await expect.element(explain).toHaveAttribute('aria-pressed', 'false')
    expect(found('.explained-value')).toEqual([])
    explain.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(explain).toHaveAttribute('aria-pressed', 'true')
    const meaningsOf = (column: string): string[] =>
      found('.facts > div')
        .filter(({ firstElementChild }) => firstElementChild?.textContent === column)
        .flatMap((fact) => found('.explained-value', fact).map(({ textContent }) => textContent))
    const meant = [columnDefinition('boreholes', 'resultCode'), definitionOf('boreholeResult', 'GAS')]
    await expect
      .poll(() => meaningsOf(say('boreholes.resultCode')))
      .toEqual(meant.flatMap((definition) => definition?.nl ?? []))
    expect(found('.panel-section:has(.explained-value)').length).toBeGreaterThan(2)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => found('.explained-value')).toEqual([])
    expect(document.activeElement).toBe(explain.element())
  })

  it('has before a result the sign that the map draws the borehole with [D27.81, D29.38]', async () => {
    const row = aBorehole({ resultCode: 'GAS', statusDescription: 'Plugged and abandoned' })
    service.answerObjects(aMapObject(boreholes, row))
    const { say, panel } = await showMap('brh/106504134/?layers=')
    const term = panel.getByText(say('boreholes.resultCode'), { exact: true })
    await expect.element(term).toBeVisible()
    const value = term.element().nextElementSibling!
    expect(value.textContent).toBe(say('boreholeResult.GAS'))
    const { bar } = boreholeMark(signedBorehole((column) => Reflect.get(row, column)))
    expect(value.querySelector(`.sign path[d="${bar}"]`)).not.toBeNull()
  })

  it('of a licence says who holds it, how large its areas are, and what others share with it [D27.36]', async () => {
    service.answerObjects(
      aMapObject(licences, aLicence({ licensees: ['Noordmark Aardolie B.V.', 'Waddengas B.V.'] }), {
        areas: [{ squareKilometres: 12.5 }, { squareKilometres: 1.25 }],
        links: {
          overlapping: [
            {
              layer: 'licences',
              key: 'GDNC-2',
              id: 'GDNC-2',
              name: 'L07',
              about: { licenceTypeCode: 'PRD', status: 'EXPIRED' },
              sharedSquareKilometres: 3.5,
            },
          ],
        },
      }),
    )
    const { say, panel } = await showMap('lic/GDNC-000000083499/?layers=')
    await expect.element(panel).toHaveTextContent('Noordmark Aardolie B.V.')
    await expect.element(panel).toHaveTextContent('Waddengas B.V.')
    const total = panel.getByRole('row', { name: say('object.areaTotal') })
    await expect.element(total).toHaveTextContent('13,75 km²')
    const overlap = panel.getByRole('listitem').filter({ hasText: 'L07' })
    await expect.element(overlap).toHaveTextContent('3,50 km²')
    await expect
      .element(overlap)
      .toHaveTextContent(`${say('licenceType.PRD')} · ${say('licenceStatus.EXPIRED')}`)
  })

  it('of a 3D survey leads to what lies in its area, counted, first some and then all [D27.83]', async () => {
    const holes = Array.from({ length: 15 }, (_, at) => ({
      layer: 'boreholes' as const,
      key: at + 1,
      id: String(at + 1),
      name: `HOLE-${at + 1}`,
      about: {},
    }))
    service.answerObjects(
      aMapObject(seismicSurveys3d, aSeismicSurvey3d({ id: 306 }), { links: { coveredBoreholes: holes } }),
    )
    const { say, panel } = await showMap('smc/3dsurvey/306/?layers=')
    const title = panel.getByRole('heading', { name: say('object.link.coveredBoreholes') })
    await expect.element(title).toHaveTextContent(`${say('object.link.coveredBoreholes')} 15`)
    const links = panel.getByRole('link', { name: /^HOLE-/ })
    await expect.poll(() => links.elements().length).toBe(12)
    await panel.getByRole('button', { name: say('object.showAll', { count: 15 }) }).click()
    await expect.poll(() => links.elements().length).toBe(15)
    await expect.element(links.last()).toHaveAttribute('href', expect.stringContaining('brh/15/'))
  })

  it('leads from every company that it names to the page of the company, out of a frame too [D27.68]', async () => {
    service.answerObjects(
      aMapObject(
        licences,
        aLicence({ operator: 'Waddengas B.V.', licensees: ['Noordmark, Olie & Co', 'Waddengas B.V.', '?'] }),
      ),
    )
    const { say, panel } = await showMap('lic/GDNC-000000083499/?layers=')
    await expect.element(panel).toHaveTextContent('Waddengas B.V.')
    const of = (term: Parameters<typeof say>[0]) =>
      panel.getByText(say(term), { exact: true }).element().nextElementSibling!
    const hrefs = (term: Parameters<typeof say>[0]) =>
      [...of(term).querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.target])
    expect(hrefs('licences.operator')).toEqual([['/datacenter/companies/waddengas', '_top']])
    expect(of('licences.licensees').textContent).toBe('Noordmark, Olie & Co, Waddengas B.V., ?')
    expect(hrefs('licences.licensees')).toEqual([
      ['/datacenter/companies/noordmark-olie-en', '_top'],
      ['/datacenter/companies/waddengas', '_top'],
    ])
  })

  it('tells what rules of quality find in the data of an object, each leading to its rule [D32.2]', async () => {
    const findings = [
      {
        rule: 'path-without-survey',
        title: { nl: 'Schuin geboord, zonder meting', en: 'Deviated, without a survey' },
        finding: { nl: 'geen meting van het verloop', en: 'no survey of its path' },
      },
    ]
    service.answerObjects(aMapObject(licences, aLicence({}), { findings }))
    const { say, panel } = await showMap('lic/GDNC-000000083499/?layers=&lang=en')
    await expect.element(panel.getByRole('heading', { name: say('object.faultsFound') })).toBeVisible()
    const link = panel.getByRole('link', { name: 'Deviated, without a survey' })
    await expect.element(link).toHaveAttribute('href', '/datacenter/quality/path-without-survey?lang=en')
    await expect.element(panel).toHaveTextContent('Deviated, without a survey: no survey of its path')
  })

  it('says kindly that nothing has an id, and shows the map [D27.2]', async () => {
    service.answerObjects()
    const { heading, panel, say, canvas } = await showMap('brh/1/?layers=')
    await expect.element(heading).toHaveTextContent(say('object.unknown'))
    await expect.element(panel).toHaveTextContent(say('object.unknown.text', { id: '1' }))
    await expect.element(canvas).toBeVisible()
  })
})

describe('the figures of a field', () => {
  const figures: ReportedFigures = {
    screen: 'field',
    name: 'Nieuw-Oost',
    key: 711,
    product: 'Gas',
    production: 'Produced',
    yearStart: 2023,
    yearEnd: 2025,
  }
  const figure = (name: string, year: number) => ({
    ...emptyRow(fieldProduction.table.columns),
    fieldDbk: 711,
    name,
    year,
    unit: '1000Nm3',
    product: 'Gas',
    productionType: 'Produced',
    jan: 5,
  })
  const reported = [figure('Oost', 2023), figure('Oost', 2024), figure('Nieuw-Oost', 2025)]

  it('are its whole history, asked by its key, also when it was renamed [D27.53]', async () => {
    service.answerObjects(aMapObject(fields, aField(), { figures: [figures] }))
    // As the server does: a name finds only what is called so.
    service.answerFigures(fieldProduction, ({ name, fieldDbk }) =>
      reported.filter((row) => fieldDbk === 711 && (name ?? row.name) === row.name),
    )
    await showMap('field/OVN/?layers=')
    await expect
      .poll(() => textsOf('.bars tbody th'))
      .toEqual([
        expect.stringContaining('2023'),
        expect.stringContaining('2024'),
        expect.stringContaining('2025'),
      ])
  })

  it('say above the bars what the most was, as charts and sentences do, and in the table what was reported [D28.52]', async () => {
    service.answerObjects(aMapObject(fields, aField(), { figures: [figures] }))
    service.answerFigures(fieldProduction, () => [{ ...figure('Oost', 2023), jan: 193_933 }])
    await showMap('field/OVN/?layers=')
    await expect.poll(() => textsOf('.bars svg > text')[0]).toBe('meeste: 193,9\u00a0miljoen\u00a0Nm³ (2023)')
    expect(textsOf('.bars tbody td')).toEqual(['193.933'])
  })

  it('say which year is provisional, and from which month [D28.41]', async () => {
    service.answerObjects(aMapObject(fields, aField(), { figures: [{ ...figures, yearEnd: 2026 }] }))
    service.answerFigures(fieldProduction, () => [...reported, figure('Nieuw-Oost', 2026)])
    await showMap('field/OVN/?layers=', { dataset: aDataset({ provisionalFrom: '2026-07' }) })
    await expect.poll(() => textsOf('.bars tbody th').slice(-2)).toEqual(['2025', '2026 t/m sep, voorlopig'])
    expect(textsOf('.bars figcaption')[0]).toContain('De cijfers vanaf juli 2026 zijn voorlopig')
  })

  it('say so when they do not come, and come when asked again', async () => {
    service.answerObjects(aMapObject(fields, aField(), { figures: [figures] }))
    service.respond(fieldProduction.rest.list, () => new Response(null, { status: 500 }))
    const { panel, say } = await showMap('field/OVN/?layers=')
    const again = panel.getByRole('alert').getByRole('button', { name: say('list.failed.tryAgain') })
    await expect.element(again).toBeVisible()
    service.answerFigures(fieldProduction, () => reported)
    await again.click()
    await expect.element(again).not.toBeInTheDocument()
    await expect.poll(() => found('.bars rect').length).toBeGreaterThan(0)
  })
})

it('the panel is 400 px wide and can be made wider by drag and by key', async () => {
  service.answerObjects(aMapObject(boreholes, aBorehole()))
  const { panel, say, canvas } = await showMap('brh/106504134/?layers=')
  const width = () => panel.element().getBoundingClientRect().width
  expect(width()).toBe(400)
  const edge = page.getByRole('separator', { name: say('map.resizePanel') })
  first('.resize-handle').focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(width).toBe(424)
  await userEvent.dragAndDrop(edge, canvas, {
    sourcePosition: { x: 6, y: 200 },
    targetPosition: { x: canvas.element().getBoundingClientRect().width - 94, y: 200 },
  })
  await expect.poll(() => Math.abs(width() - 524)).toBeLessThan(12)
})
