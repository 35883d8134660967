import { boreholes, fields } from '@datacentre/catalogue/registers/index'
import { standInService } from '@datacentre/client/testing/service'
import { aField } from '@datacentre/fixtures'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { emulateMedia } from '../../testing/emulate.ts'
import { first } from '@datacentre/client/testing/found'
import { boxOf, expectCount, expectTexts, openList } from '../../testing/list-page.tsx'
import { manyBoreholes } from '../../testing/list-rows.ts'

const service = standInService()
const longName = 'Maatschappij voor Aardwarmte en Aardgas in het Noorden van het Land'

beforeEach(async () => {
  await page.viewport(1400, 900)
  service.answerList(boreholes, manyBoreholes(100))
  service.answerList(fields, [
    aField({ fieldOperatorCode: 'LONG', fieldOperator: longName }),
    aField({ fieldDbk: 2, fieldName: 'Ander', fieldCode: 'AND' }),
  ])
})

const tooltip = page.getByRole('tooltip')

describe('the tool bar', () => {
  it('stands in rows, and none of it moves when the numbers beside it change [D29.34]', async () => {
    const { toggle, search, order, selectAll, mapButton, download, say, choose } = await openList(boreholes)
    const bottoms = (controls: readonly Locator[]) =>
      new Set(controls.map((control) => Math.round(boxOf(control).bottom))).size
    expect(bottoms([toggle, search, order])).toBe(1)
    expect(bottoms([mapButton, download])).toBe(1)
    // In line with what stands under them.
    const list = boxOf('.register-list')
    expect(search.element().parentElement?.getBoundingClientRect().left).toBe(list.left)
    expect(Math.round(boxOf(download).right)).toBe(Math.round(list.right))
    const places = () => [toggle, search, order, selectAll].map((control) => boxOf(control).left)
    const before = places()
    await choose(say('filter.onOffshore'), say('onOffshore.ON'))
    await expectTexts('.filter-badge > [aria-hidden]', ['1'])
    expect(places()).toEqual(before)
    await search.fill('put')
    await expectCount('.chip', 2)
    expect(places()).toEqual(before)
  })
})

describe('a filter', () => {
  it('keeps its width whatever is chosen in it, and shows the whole of a long option in a tooltip [D29.32]', async () => {
    const { dropdown, say, toggle } = await openList(fields, { query: 'operator=LONG' })
    const panel = boxOf('#filters')
    for (const control of page.getByCss('#filters > .filter-control .dropdown-button').all()) {
      const { right, width } = boxOf(control)
      expect(right).toBeLessThanOrEqual(panel.right)
      expect(width).toBe(272)
    }
    const operator = dropdown(say('filter.operator'))
    await expect.element(operator).toHaveTextContent(longName)
    await operator.hover()
    await expect.element(tooltip).toHaveTextContent(longName)
    // Short words are all there already.
    await dropdown(say('filter.mineral')).hover()
    await expect.element(tooltip).not.toBeInTheDocument()
    await page.viewport(320, 640)
    if (toggle.element().getAttribute('aria-expanded') === 'false') await toggle.click()
    const root = document.documentElement
    await expect.poll(() => root.scrollWidth - root.clientWidth).toBeLessThanOrEqual(0)
  })
})

describe('a control', () => {
  it('is a target of at least 32 px', async () => {
    const { chevron } = await openList(boreholes, { query: 'onOffshore=ON' })
    await chevron(0).click()
    await expectCount('.row-actions', 1)
    const targets = ':is(button, input:not([type=checkbox]), label.checkbox, .row-actions a, .screen-head a)'
    const small = [...document.querySelectorAll(`.register-screen ${targets}`)].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect()
      return width > 0 && Math.round(height) < 32 ? [`${target.className} ${height}`] : []
    })
    expect(small).toEqual([])
  })

  it('shows a ring of 3 px when the keyboard is on it [D26.1]', async () => {
    const {
      toggle,
      selectAll,
      search,
      order,
      mapButton,
      download,
      dropdown,
      filters,
      box,
      chevron,
      names,
      say,
    } = await openList(boreholes)
    const controls = [
      toggle,
      selectAll,
      search,
      order,
      mapButton,
      download,
      dropdown(say('filter.status')),
      filters.getByRole('textbox').first(),
      box(0),
      names.first(),
      chevron(0),
    ]
    await userEvent.keyboard('{Tab}')
    for (const control of controls) {
      const element = control.element()
      element.focus()
      // A box may draw the ring around what it stands in.
      const around = [element, element.parentElement, element.parentElement?.parentElement]
      const rings = around.map((one) => one && getComputedStyle(one))
      expect(rings.map((ring) => ring && `${ring.outlineStyle} ${ring.outlineWidth}`)).toContain('solid 3px')
    }
  })
})

describe('a tooltip', () => {
  it('fades in over 250 ms, under the pointer and under the focus, and Escape takes it away [S9.52]', async () => {
    const { say, download, onlySelection } = await openList(boreholes)
    await page.getByRole('button', { name: say('paging.next') }).hover()
    await expect.element(tooltip).toHaveTextContent(say('paging.next'))
    await expect
      .element(tooltip)
      .toHaveStyle({ animationName: 'tooltip-fade-in', animationDuration: '0.25s' })
    await userEvent.keyboard('{Escape}')
    await expect.element(tooltip).not.toBeInTheDocument()
    onlySelection.element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(download).toHaveFocus()
    await expect.element(tooltip).toHaveTextContent(say('download.needsSelection'))
  })

  it('inside a dialog is closed by Escape first, and the dialog only after that [D29.16]', async () => {
    const { say, names } = await openList(boreholes)
    await names.first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say('detail.close') }).hover()
    await expect.element(tooltip).toHaveTextContent(say('detail.close'))
    await userEvent.keyboard('{Escape}')
    await expect.element(tooltip).not.toBeInTheDocument()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('does not move for a visitor who asks for no motion [D26.7]', async () => {
    await emulateMedia({ noMotion: true })
    const { say } = await openList(boreholes)
    await page.getByRole('button', { name: say('paging.next') }).hover()
    await expect.element(tooltip).toBeVisible()
    expect(getComputedStyle(tooltip.element()).animationDuration).toMatch(/^(0s|0\.001s|1ms)$/)
  })
})

describe('a list', () => {
  it('has the colours that the visitor prefers [D29.20]', async () => {
    await openList(boreholes)
    const paper = () => getComputedStyle(document.body).backgroundColor
    await emulateMedia({ colours: 'light' })
    expect(paper()).toBe('rgb(246, 244, 239)')
    await emulateMedia({ colours: 'dark' })
    expect(paper()).toBe('rgb(18, 24, 29)')
    expect(first('.register-screen')).toBeDefined()
  })
})
