import { showMap } from '../../testing/show-map.tsx'
import { first, textsOf } from '@datacentre/client/testing/found'
import { aMapObject, standInMapService } from '../../testing/map-service.ts'
import { boreholes } from '@datacentre/catalogue/registers/index'
import { deviationPoints, deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { documents, logDocuments } from '@datacentre/catalogue/supporting/documents'
import { stratInterpretations, stratIntervals } from '@datacentre/catalogue/supporting/stratigraphy'
import { addresses } from '@datacentre/catalogue/wire/addresses'
import { listDocument, listLog } from '@datacentre/catalogue/wire/bodies/listed-documents'
import { aBorehole } from '@datacentre/fixtures'
import { emptyRow } from '@datacentre/fixtures/empty-row'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'

const service = standInMapService()

const LAS = `~Version Information
VERS .       2.0 : CWLS log ASCII standard, version 2.0
~Well Information
NULL .       -999.25 : No value
~Curve Information
DEPT .M       : Depth along hole
GR   .GAPI    : Gamma ray
~ASCII DEPT         GR
      60.00     57.428
      63.50     47.518
      67.00     52.100
`

const strata = {
  boreholeName: 'ANDIJK-GT-01',
  depthRefPointDescription: null,
  drpDatumCode: null,
  drpHeightInMeters: null,
  endAhDepthInMeters: 1300,
  stratIntprts: [
    {
      ...emptyRow(stratInterpretations.columns),
      stratIntvals: [
        { ...emptyRow(stratIntervals.columns), topDepth: 0, bottomDepth: 600, stratUnitId: 'NU' },
        { ...emptyRow(stratIntervals.columns), topDepth: 600, bottomDepth: 1300, stratUnitId: 'CK' },
      ],
    },
  ],
}

const path = (procMethodCode: string) => ({
  boreholeName: 'ANDIJK-GT-01',
  dirSurveys: [
    {
      ...emptyRow(deviationSurveys.columns),
      procMethodCode,
      dirSurveyPoints: [0, 1234].map((depth) => ({
        ...emptyRow(deviationPoints.columns),
        ahDepth: depth,
        devAngle: 0,
        azimuth: 0,
        tvDepth: depth,
        dx: depth / 10,
        dy: 0,
      })),
    },
  ],
})

const aLog = listLog({
  ...emptyRow(logDocuments.columns),
  documentBfileDbk: 31,
  fileName: 'ANDIJK.LAS',
  fileTypeCode: 'LAS',
  filePath: 'logs/andijk.las',
})

beforeEach(() => {
  service.answerObjects(aMapObject(boreholes, aBorehole()))
  service.answer('borehole-stratinterpretations', strata)
  service.answer('borehole-dirsurveys', path('MC'))
  service.answer('borehole-documents', [
    listDocument({
      ...emptyRow(documents.columns),
      assetBfileDbk: 1,
      fullTitle: 'Eindrapport',
      filePath: 'a.pdf',
    }),
    listDocument({ ...emptyRow(documents.columns), assetBfileDbk: 2, fullTitle: 'Kernfoto', filePath: null }),
  ])
  service.answer('borehole-logdocuments', [aLog])
  service.respond(addresses['log-file'], () => new Response(LAS))
})

const sectionOf = (title: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('.panel-section')].find(
    (section) => section.querySelector('h2')?.textContent === title,
  )
  if (found === undefined) throw new Error(`the panel has no section ${title}`)
  return found
}

const show = () => showMap('brh/106504134/?layers=')
const factOf = (term: string): string | undefined =>
  [...document.querySelectorAll('.facts > div')].find(({ textContent }) => textContent.startsWith(term))
    ?.lastElementChild?.textContent

describe('the parts of a borehole', () => {
  it('are its layers, path, logs and documents, each drawing with the same in a table or list [D27.32-34]', async () => {
    const { panel, say } = await show()
    await expect
      .poll(() => document.querySelector('svg .strat-column')?.querySelectorAll('rect').length)
      .toBe(2)
    const strataAgain = sectionOf(say('object.stratigraphy'))
    await page.elementLocator(strataAgain).getByText(say('object.asTable')).click()
    expect(strataAgain.querySelectorAll('tbody tr').length).toBe(2)
    await expect.element(panel.getByRole('img', { name: /van boven/ })).toBeVisible()
    await expect.element(panel.getByRole('img', { name: /van opzij/ })).toBeVisible()
    await expect.poll(() => document.querySelectorAll('.log-drawing path').length).toBeGreaterThan(0)
    await expect.element(panel.getByRole('link', { name: 'ANDIJK.LAS' })).toBeVisible()
  })

  it('have documents that are links where there is a file, and plain text elsewhere [D20.6]', async () => {
    const { panel, say } = await show()
    const report = panel.getByRole('link', { name: 'Eindrapport' })
    await expect.element(report).toHaveAttribute('href', 'rest/brh/document/1')
    const photo = panel.getByRole('listitem').filter({ hasText: 'Kernfoto' })
    await expect.element(photo).toHaveTextContent(say('object.noFile'))
    await expect.element(photo.getByRole('link')).not.toBeInTheDocument()
  })

  it('that are kept elsewhere open there in a new tab, and are not drawn [D25.23]', async () => {
    const elsewhere = { ...aLog, fileName: 'FAR.LAS', fileAddress: 'https://files.example.org/far.las' }
    service.answer('borehole-logdocuments', [elsewhere])
    const { panel, say } = await show()
    const link = panel.getByRole('link', { name: `FAR.LAS (${say('opensElsewhere')})` })
    await expect.element(link).toHaveAttribute('href', 'https://files.example.org/far.las')
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(panel.getByText('files.example.org')).toBeVisible()
    expect(document.querySelectorAll('.log-drawing').length).toBe(0)
  })

  it('have logs under their groups, which can be searched where there are many', async () => {
    const groups = ['LAS_AND_ASCII_FILES', 'COMPOSITE_LOG_FILE', null]
    const many = Array.from({ length: 300 }, (_, nr) => ({
      ...aLog,
      documentBfileDbk: nr,
      fileName: `LOG-${nr}.DLIS`,
      fileTypeCode: 'DLIS',
      documentGroup: groups[nr % 3] ?? null,
    }))
    service.answer('borehole-logdocuments', many)
    const { panel, say } = await show()
    const logs = panel.getByRole('heading', { level: 3 })
    await expect
      .poll(() => logs.elements().map((heading) => heading.textContent))
      .toEqual(['Samengestelde logs', 'LAS- en ASCII-bestanden', say('object.logs.otherGroup')])
    await panel.getByRole('searchbox', { name: say('object.logs.search') }).fill('log-29')
    await expect.element(panel.getByText(say('object.logs.found', { count: 11 }))).toBeVisible()
    await expect.poll(() => panel.getByRole('link', { name: /^LOG-29/ }).elements().length).toBe(11)
    await panel.getByRole('searchbox', { name: say('object.logs.search') }).fill('nothing')
    await expect.element(panel.getByText(say('object.logs.found', { count: 0 }))).toBeVisible()
  })

  it('say in words how a path was worked out, and how deep it ends where no vertical depth was reported [D27.65]', async () => {
    const { panel, say } = await show()
    await expect.element(panel.getByText(say('object.tvdMeasured', { depth: '1.234' }))).toBeVisible()
    await expect.poll(() => factOf('Rekenmethode')).toBe('Minimale kromming (MC)')
  })

  it('say each for itself that they do not come, and come when asked again', async () => {
    const failing = [
      addresses['borehole-stratinterpretations'],
      addresses['borehole-documents'],
      addresses['log-file'],
    ]
    for (const call of failing) service.respond(call, () => new Response(null, { status: 500 }))
    const { panel, say } = await show()
    const alerts = panel.getByRole('alert')
    await expect.poll(() => alerts.elements().length).toBe(3)
    service.answer('borehole-stratinterpretations', strata)
    service.answer('borehole-documents', [])
    service.respond(addresses['log-file'], () => new Response(LAS))
    for (const left of [2, 1, 0]) {
      await alerts
        .first()
        .getByRole('button', { name: say('list.failed.tryAgain') })
        .click()
      await expect.poll(() => alerts.elements().length).toBe(left)
    }
    expect(first('.log-drawing')).toBeVisible()
  })

  it('tell of a log that is not what its name says, which can still be had', async () => {
    service.respond(addresses['log-file'], () => new Response('no curves here'))
    const { panel, say } = await show()
    await expect.element(panel.getByText(say('object.log.unreadable', { file: 'ANDIJK.LAS' }))).toBeVisible()
    await expect.element(panel.getByRole('link', { name: 'ANDIJK.LAS' })).toBeVisible()
    expect(textsOf('.log-drawing')).toEqual([])
  })
})
