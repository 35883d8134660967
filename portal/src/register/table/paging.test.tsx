import type { Language } from '@datacentre/catalogue/texts/index'
import { boreholes, registers } from '@datacentre/catalogue/registers/index'
import { columnTextKey } from '@datacentre/catalogue/texts/index'
import { features } from '@datacentre/catalogue/features'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { standInService } from '@datacentre/client/testing/service'
import { aBorehole, day } from '@datacentre/fixtures'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '@datacentre/client/testing/found'
import { expectCount, expectTexts, openList, query } from '../../../testing/list-page.tsx'
import { manyBoreholes, someRows } from '../../../testing/list-rows.ts'
import { stopClock } from '../../../testing/stopped-clock.ts'

const service = standInService()
beforeEach(() => service.answerList(boreholes, manyBoreholes(620)))

describe('the pages of a list', () => {
  it('hold 30 rows at first, and 50, 100 or 200 when chosen [S1.11, S2.49]', async () => {
    const { say, choose, dropdown } = await openList(boreholes)
    const size = say('filter.pageSize')
    await dropdown(size).click()
    await expectTexts('.option-words', ['30', '50', '100', '200'])
    await userEvent.keyboard('{Escape}')
    for (const rows of [30, 200, 100, 50]) {
      if (rows !== 30) await choose(size, String(rows))
      await expectCount('.result-row', rows)
      await expectTexts('.paginator-report', [
        say('paging.report', { currentPage: 1, totalPages: Math.ceil(620 / rows) }),
      ])
    }
  })

  it.each<Language>(['en'])(
    'are walked by five links, first, previous, next and last, in %s [S4.5]',
    async (language) => {
      const { say } = await openList(boreholes, { language })
      const paginator = page.getByRole('navigation', { name: say('paging.label') })
      const press = (name: string) => paginator.getByRole('button', { name, exact: true }).click()
      const expectPage = async (currentPage: number, links: readonly number[]): Promise<void> => {
        await expectTexts('.paginator-report', [say('paging.report', { currentPage, totalPages: 21 })])
        expect(textsOf('.paginator ol button')).toEqual(links.map(String))
        expect(textsOf('.paginator [aria-current=page]')).toEqual([String(currentPage)])
        expect(textsOf('.row-name')[0]).toBe(`PUT-${(currentPage - 1) * 30 + 1}`)
      }
      await expectPage(1, [1, 2, 3, 4, 5])
      await expect.element(paginator.getByRole('button', { name: say('paging.previous') })).toBeDisabled()
      await press(say('paging.page', { page: 5 }))
      await expectPage(5, [3, 4, 5, 6, 7])
      await press(say('paging.next'))
      await expectPage(6, [4, 5, 6, 7, 8])
      await press(say('paging.previous'))
      await press(say('paging.previous'))
      await expectPage(4, [2, 3, 4, 5, 6])
      await press(say('paging.last'))
      await expectPage(21, [17, 18, 19, 20, 21])
      await expect.element(paginator.getByRole('button', { name: say('paging.next') })).toBeDisabled()
      await press(say('paging.first'))
      await expectPage(1, [1, 2, 3, 4, 5])
    },
  )

  it('are gone to by the number box, which keeps to the pages there are and follows the arrow keys [D13.9]', async () => {
    const { say } = await openList(boreholes)
    const box = page.getByRole('spinbutton', { name: say('paging.goTo') })
    const expectPage = (currentPage: number) =>
      expectTexts('.paginator-report', [say('paging.report', { currentPage, totalPages: 21 })])
    await box.fill('12')
    await userEvent.keyboard('{Enter}')
    await expectPage(12)
    await box.fill('999')
    await userEvent.keyboard('{Enter}')
    await expectPage(21)
    await box.fill('7')
    box.element().blur()
    await expectPage(7)
    box.element().focus()
    await userEvent.keyboard('{ArrowUp}')
    await expectPage(8)
    await userEvent.keyboard('{ArrowDown}')
    await expectPage(7)
    await expect.element(box).toHaveAttribute('aria-valuenow', '7')
    await expect.element(box).toHaveAttribute('aria-valuemax', '21')
  })

  it('run on while a spin button is held, after 500 ms and then every 40 ms, and turn when it is let go [S9.48, D13.9]', async () => {
    const { say } = await openList(boreholes)
    const box = page.getByRole('spinbutton', { name: say('paging.goTo') })
    const higher = page.getByRole('button', { name: say('paging.higher') }).element()
    const at = (currentPage: number) => say('paging.report', { currentPage, totalPages: 21 })
    const point = (kind: 'pointerdown' | 'pointerup') =>
      higher.dispatchEvent(
        new PointerEvent(kind, { bubbles: true, button: 0, isPrimary: true, pointerId: 1 }),
      )
    const { pass, until, resume } = stopClock()
    const shown = () => box.element().getAttribute('aria-valuenow')
    point('pointerdown')
    await until(() => shown() === '2')
    for (const [time, value] of [
      [499, '2'],
      [1, '3'],
      [39, '3'],
      [1, '4'],
      [400, '14'],
    ] as const) {
      await pass(time)
      expect([time, shown()]).toEqual([time, value])
    }
    expect(textsOf('.paginator-report')).toEqual([at(1)])
    point('pointerup')
    await until(() => textsOf('.paginator-report')[0] === at(14))
    await pass(1000)
    expect(shown()).toBe('14')
    resume()
    await page.getByRole('button', { name: say('paging.lower') }).click()
    await expectTexts('.paginator-report', [at(13)])
  })

  it('keep which rows are open, through paging and ordering [S4.7, D29.3]', async () => {
    const { say, chevron, choose } = await openList(boreholes)
    const opened = () =>
      [...document.querySelectorAll('.result-row:has(.row-details) .row-name')].map((one) => one.textContent)
    await chevron(3).click()
    await expect.poll(opened).toEqual(['PUT-4'])
    await page.getByRole('button', { name: say('paging.next') }).click()
    await expectTexts('.paginator-report', [say('paging.report', { currentPage: 2, totalPages: 21 })])
    expect(opened()).toEqual([])
    await page.getByRole('button', { name: say('paging.previous') }).click()
    await expect.poll(opened).toEqual(['PUT-4'])
    await choose(say('filter.order'), say('boreholes.shortName'))
    await expect.poll(opened).toEqual(['PUT-4'])
  })
})

describe('the order of a list', () => {
  it.each((registers as readonly Register[]).map((register): [string, Register] => [register.id, register]))(
    'of %s is chosen by the names of its columns [S1.10, S2.46, S2.113, D10.1-4]',
    async (_, register) => {
      service.answerList(register, someRows[register.id])
      const { say, order, listbox } = await openList(register, { language: 'en' })
      const words = register.orderedBy.map((key) => say(columnTextKey(register, { key })))
      await expect.element(order).toHaveTextContent(words[0] ?? '')
      await order.click()
      await expect.element(listbox).toBeVisible()
      expect(textsOf('.option-words')).toEqual(words)
    },
  )

  it('is as a reader expects, with empty values last, and brings the list back to page 1 with its selection [S4.18, D10.5, D10.6]', async () => {
    const { say, choose, box, selected } = await openList(boreholes, { query: 'page=3' })
    await box(1).click()
    await choose(say('filter.order'), say('boreholes.startDate'))
    await expectTexts('.paginator-report', [say('paging.report', { currentPage: 1, totalPages: 21 })])
    await expect.element(selected).toHaveTextContent(say('selection.count', { count: 1 }))
    await expect.poll(() => query().get('order')).toBe('startDate')
  })

  it('puts names as people count, and empty values last [D10.5, D10.6]', async () => {
    service.answerList(boreholes, [
      aBorehole({ boreholeDbk: 1, boreholeName: 'K12', startDate: day('1960-01-01') }),
      aBorehole({ boreholeDbk: 2, boreholeName: 'K2', startDate: null }),
      aBorehole({ boreholeDbk: 3, boreholeName: 'k3', startDate: day('1800-01-01') }),
      aBorehole({ boreholeDbk: 4, boreholeName: 'A', startDate: day('1990-01-01') }),
    ])
    const { say, choose } = await openList(boreholes)
    expect(textsOf('.row-name')).toEqual(['A', 'K2', 'k3', 'K12'])
    await choose(say('filter.order'), say('boreholes.startDate'))
    await expectTexts('.row-name', ['K12', 'A', 'K2', 'k3'])
  })

  it('is no choice where the operator switched it off, and one in the address is left aside [S2.46, S2.113, S6.2, D15.1-3]', async () => {
    const { say } = await openList(boreholes, {
      query: 'order=startDate',
      features: features.filter((feature) => feature !== 'sortEnabled'),
    })
    await expectCount('.tool-bar', 1)
    await expect.element(page.getByText(say('filter.order'))).not.toBeInTheDocument()
    expect(textsOf('.row-name').slice(0, 3)).toEqual(['PUT-1', 'PUT-2', 'PUT-3'])
    await expect.poll(() => query().get('order')).toBeNull()
  })
})
