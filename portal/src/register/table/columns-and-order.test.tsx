import { boreholes, fields, seismicLines, seismicSurveys2d } from '@datacentre/catalogue/registers/index'
import { standInService } from '@datacentre/client/testing/service'
import { aField } from '@datacentre/fixtures'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectCount, expectTexts, openList, query } from '../../../testing/list-page.tsx'
import { manyBoreholes, someRows } from '../../../testing/list-rows.ts'

const service = standInService()
service.answerList(boreholes, someRows.boreholes)
service.answerList(seismicLines, someRows['seismic-lines'])
service.answerList(seismicSurveys2d, someRows['seismic-surveys-2d'])

const heading = (name: string) =>
  page.getByCss('.result-table thead').getByRole('button', { name, exact: true })

describe('the heading of a column', () => {
  it('puts the list in its order, turns it about, and says so, also in the choice of orders and the address', async () => {
    await page.viewport(1400, 900)
    const list = await openList(boreholes)
    const date = page.getByRole('columnheader', { name: 'Startdatum' })
    await heading('Startdatum').click()
    await expect.element(date).toHaveAttribute('aria-sort', 'ascending')
    await expect.element(list.order).toHaveTextContent('Startdatum')
    const oldestFirst = list.names.first().element().textContent
    await heading('Startdatum').click()
    await expect.element(date).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(() => query().get('order')).toBe('-startDate')
    expect(list.names.first().element().textContent).not.toBe(oldestFirst)
    await list.turnOrder.click()
    await expect.poll(() => query().get('order')).toBe('startDate')
  })
  it('is plain words where the operator offers no choice of order [S6.2]', async () => {
    await openList(boreholes, { features: [] })
    await expectCount('.order-heading', 0)
  })
})

describe('the columns of a list', () => {
  it('are chosen by the visitor, kept in the address, and go back to the usual ones', async () => {
    await page.viewport(1600, 900)
    const list = await openList(boreholes)
    await list.dropdown('Kolommen').click()
    const entry = (words: string) =>
      page
        .getByCss('.option')
        .filter({ has: page.getByText(words, { exact: true }) })
        .first()
    await entry('Blok').click()
    await entry('Einddatum').click()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('columnheader', { name: 'Blok' })).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: 'Einddatum' })).not.toBeInTheDocument()
    await expect.poll(() => query().getAll('columns')).toContain('blockCd')
    await list.choose('Kolommen', 'Gewone kolommen')
    await expect.element(page.getByRole('columnheader', { name: 'Einddatum' })).toBeVisible()
    await expect.poll(() => query().get('columns')).toBeNull()
  })
  it('show the one that the list is in the order of', async () => {
    await page.viewport(1600, 900)
    await openList(boreholes, { query: 'order=-tvdInMeters' })
    await expect
      .element(page.getByRole('columnheader', { name: /^Verticale diepte|TVD/i }))
      .toHaveAttribute('aria-sort', 'descending')
  })
})

describe('the selection', () => {
  it('can be all that is shown, and all comes back', async () => {
    service.answerList(boreholes, manyBoreholes(60))
    const list = await openList(boreholes)
    await expect.element(list.onlySelection).toBeDisabled()
    await list.box(2).click()
    await list.box(4).click()
    await list.onlySelection.click()
    await expectCount('.result-row', 2)
    await list.onlySelection.click()
    await list.expectCount(60)
    await expectCount('.result-row input:checked', 2)
  })
  it('is kept for when the same list is opened again, and let go where the filters make it', async () => {
    service.answerList(boreholes, manyBoreholes(60))
    const list = await openList(boreholes)
    const kept = () => sessionStorage.getItem('selection.boreholes')
    await list.box(3).click()
    await expect.poll(kept).toContain('"keys":[')
    await list.box(3).click()
    await expect.poll(kept).toBeNull()
  })
})

describe('an open row', () => {
  it('explains its words in place when asked', async () => {
    service.answerList(boreholes, someRows.boreholes)
    const list = await openList(boreholes)
    await list.chevron(0).click()
    await expectCount('.explained-value', 0)
    await page.getByRole('button', { name: list.say('row.explain') }).click()
    await expect.element(page.getByCss('.explained-value').first()).toBeVisible()
  })
  it('of a field leads to its discovery well, by its name where its key is not known [D23.20, D23.24]', async () => {
    service.answerList(fields, [
      aField({ fieldDbk: 1, fieldName: 'A', fieldDiscoveryName: 'L07-01', discoveryBoreholeDbk: 106504134 }),
      aField({ fieldDbk: 2, fieldName: 'B', fieldDiscoveryName: 'L07-01', discoveryBoreholeDbk: null }),
    ])
    const list = await openList(fields)
    const wells = page.getByCss('.row-details').getByRole('link', { name: 'L07-01' })
    await list.chevron(0).click()
    await expect.element(wells.first()).toHaveAttribute('href', '/mapviewer/brh/106504134/?lang=nl')
    await list.chevron(1).click()
    await expect
      .element(wells.nth(1))
      .toHaveAttribute('href', expect.stringMatching(/^\/datacenter\/boreholes\/L07-01$/))
  })
  it('of a line leads to its survey, and of a survey to its lines', async () => {
    const lines = await openList(seismicLines)
    await lines.chevron(0).click()
    await expect
      .element(page.getByCss('.row-details').getByRole('link', { name: 'L2NAM1984A' }))
      .toHaveAttribute('href', expect.stringContaining('smc-surveys?searchByName=L2NAM1984A'))
    const surveys = await openList(seismicSurveys2d)
    await surveys.chevron(0).click()
    await expect
      .element(page.getByRole('link', { name: surveys.say('row.lines') }))
      .toHaveAttribute('href', expect.stringContaining('smc-lines?searchByName='))
    await expectTexts('.row-details dd a.row-details-code', ['ANA', 'DIG'])
  })
})
