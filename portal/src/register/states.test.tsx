import type { Language } from '@datacentre/catalogue/texts/index'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { searchedIn } from '@datacentre/catalogue/list/searching/search'
import { boreholes, registers } from '@datacentre/catalogue/registers/index'
import { standInService } from '@datacentre/client/testing/service'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { textsOf } from '@datacentre/client/testing/found'
import { holdAnswers } from '../../testing/held-answers.ts'
import { boxOf, expectCount, expectTexts, openList, query, showList } from '../../testing/list-page.tsx'
import { manyBoreholes, someRows } from '../../testing/list-rows.ts'

const service = standInService()
const everyRegister = registers.map((register): [string, Register] => [register.id, register])
beforeEach(() => {
  for (const [id, register] of everyRegister) service.answerList(register, someRows[id as Register['id']])
})

/** Keeps the rows of a register waiting until the test lets them come. */
const holdRows = (register: Register): (() => void) =>
  holdAnswers(service, register.rest.list, () => Response.json(someRows[register.id]))

/** Where the boxes start in the first row that has them. */
const lefts = (row: string): number[] =>
  [...(document.querySelector(row)?.querySelectorAll('td, th') ?? [])]
    .filter((cell) => !cell.matches('.cell-chevron'))
    .map((cell) => Math.round(cell.getBoundingClientRect().left))

describe('a list whose rows are on their way', () => {
  it.each(everyRegister)(
    'of %s says that results load, then shows them without a jump [S2.47, S4.5, S4.6, S8.1, D29.24]',
    async (_, register) => {
      const answer = holdRows(register)
      const list = await showList(register, { language: 'en', query: 'searchByName=a' })
      const loading = page.getByText(list.say('loadingResults'), { exact: true })
      await expect.element(loading).toBeVisible()
      const title = list.say(`register.${register.id}.title`)
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(title)
      await expectCount('.result-row', 0)
      await expect.element(list.download).toBeDisabled()
      await expect.element(list.selectAll).toHaveAttribute('aria-disabled', 'true')
      const before = [boxOf('.tool-bar'), boxOf('.result-table thead')]
      answer()
      await expect.element(list.rows.first()).toBeVisible()
      await expect.element(loading).not.toBeInTheDocument()
      expect([boxOf('.tool-bar'), boxOf('.result-table thead')]).toEqual(before)
    },
  )

  it('has bars where the values will be, in columns and in cards, and on a phone nothing moves [D29.24]', async () => {
    const answer = holdRows(boreholes)
    const { rows } = await showList(boreholes)
    await expect.element(page.getByCss('tbody[aria-hidden]').first()).toBeVisible()
    const waiting = new Map<number, unknown[]>()
    const placed = (row: string) => [lefts(row), boxOf('.tool-bar').top, boxOf('.tool-bar').height]
    for (const width of [1400, 900, 375, 320]) {
      await page.viewport(width, 900)
      waiting.set(width, placed('tbody[aria-hidden]'))
    }
    answer()
    await expect.element(rows.first()).toBeInTheDocument()
    for (const [width, bars] of waiting) {
      await page.viewport(width, 900)
      expect([width, placed('.result-row')]).toEqual([width, bars])
    }
  })

  it('comes at the second try without a word about it [D11.1]', async () => {
    let calls = 0
    service.respond(boreholes.rest.list, () => {
      calls += 1
      if (calls === 1) throw new TypeError('no connection')
      return Response.json(someRows.boreholes)
    })
    await openList(boreholes)
    expect(calls).toBe(2)
    await expectCount('[role=alert]', 0)
  })
})

describe('a list in which nothing is left', () => {
  it.each(everyRegister)(
    'of %s says so, under which filters, and clears the last one or all [S2.48, S4.6, S8.1, D29.30, D29.31]',
    async (_, register) => {
      const { say, ...list } = await showList(register, { query: 'searchByName=~~nobody' })
      await expect.element(page.getByText(say('noResults'), { exact: true })).toBeVisible()
      await list.expectCount(0)
      await expectCount('.result-row, .paginator', 0)
      await expect.element(list.download).toBeDisabled()
      await expect.element(list.mapButton).toBeDisabled()
      await expect.element(list.mapButton).toHaveAccessibleDescription(say('map.nothing'))
      const filter = register.filters.find((one) => 'parameter' in one)
      if (filter === undefined || !('parameter' in filter)) throw new Error('no choice filter')
      const label = say(`filter.${filter.parameter}`)
      await list.toggle.click()
      await list.dropdown(label).click()
      await expect.element(list.listbox).toBeVisible()
      const words = textsOf('.option-words')[1] ?? ''
      await page.getByCss('.option').nth(1).click()
      await expectTexts('.list-message li', [
        say('filters.chip', { filter: say(`search.${searchedIn(register)}`), value: '~~nobody' }),
        say('filters.chip', { filter: label, value: words }),
      ])
      await page.getByRole('button', { name: say('list.empty.clearLast', { filter: label }) }).click()
      await expectCount('.chip-label', 1)
      await page.getByRole('button', { name: say('list.empty.clearAll') }).click()
      await list.expectCount(someRows[register.id].length)
      // The button went with the message.
      await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
    },
  )

  it.each<Language>(['en'])('clears the filter that was set last, in %s [D29.31]', async (language) => {
    const { say, search } = await openList(boreholes, { language, query: 'onOffshore=ON' })
    await search.fill('~~nobody')
    const filter = say('search.nameOrCode')
    await page.getByRole('button', { name: say('list.empty.clearLast', { filter }) }).click()
    await expect.poll(() => query().get('searchByName')).toBeNull()
    expect(query().get('onOffshore')).toBe('ON')
  })
})

describe('an address', () => {
  it('that asks what a list does not offer is ignored in that [D4.5]', async () => {
    service.answerList(boreholes, manyBoreholes(100))
    const list = await openList(boreholes, {
      query:
        'onOffshore=MOON&result=NONE&startDate=1984-02-31&endDate=2999-01-01&order=nothing&pageSize=7&page=0&product=Gas&block=K12',
    })
    await list.expectCount(100)
    await expectCount('.filter-badge', 0)
    await expectCount('.result-row', 30)
    await expect.element(list.selected).toHaveTextContent(list.say('selection.none'))
    await expect.poll(() => window.location.search).toBe('')
  })

  it('that asks a page beyond the list gets its last page [D4.5]', async () => {
    service.answerList(boreholes, manyBoreholes(100))
    const { say } = await openList(boreholes, { query: 'page=99999' })
    await expectTexts('.paginator-report', [say('paging.report', { currentPage: 4, totalPages: 4 })])
    await expect.poll(() => window.location.search).toBe('?page=4')
  })
})

/** Gathers what a screen reader is told from here on: every text that comes into a live region. */
function listen(): readonly string[] {
  const told: string[] = []
  new MutationObserver((changes) => {
    const regions = changes.map(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest(
        '[role=status], [role=alert], [aria-live]',
      ),
    )
    for (const region of new Set(regions)) if (region?.textContent?.trim()) told.push(region.textContent)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
  return told
}

describe('a screen reader', () => {
  it.each<Language>(['nl'])(
    'is told once how many rows a filter leaves, also none, in %s [D26.1]',
    async (language) => {
      const { say, count, dropdown, search } = await openList(boreholes, { language })
      const rows = (number: number) => say('register.boreholes.count', { count: number })
      await expect.element(count).toHaveAttribute('role', 'status')
      await dropdown(say('filter.onOffshore')).click()
      const option = page.getByCss('.option').filter({ hasText: say('onOffshore.ON') })
      await expect.element(option.first()).toBeVisible()
      const told = listen()
      await option.first().click()
      await expect.poll(() => told).toEqual([rows(2)])
      await search.fill('~~nobody')
      await expect.element(page.getByText(say('noResults'), { exact: true })).toBeVisible()
      expect(told).toEqual([rows(2), rows(0)])
    },
  )

  it('is told once that a page was turned, and not what a filter then does to the pages', async () => {
    service.answerList(boreholes, manyBoreholes(620))
    const { say, search } = await openList(boreholes)
    const report = (currentPage: number, totalPages: number) =>
      say('paging.report', { currentPage, totalPages })
    const told = listen()
    await page.getByRole('button', { name: say('paging.next') }).click()
    await expectTexts('.paginator-report', [report(2, 21)])
    expect(told).toEqual([report(2, 21)])
    await search.fill('put-1')
    await expectTexts('.paginator-report', [report(1, 4)])
    expect(told).toEqual([report(2, 21), say('register.boreholes.count', { count: 111 })])
  })
})
