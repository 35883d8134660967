import type { Language } from '@datacentre/catalogue/texts/index'
import { boreholes, fields, seismicLines } from '@datacentre/catalogue/registers/index'
import { standInService } from '@datacentre/client/testing/service'
import { aField } from '@datacentre/fixtures'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { textsOf } from '@datacentre/client/testing/found'
import { boxOf, expectCount, expectTexts, openList, type ListPage } from '../../../testing/list-page.tsx'
import { manyBoreholes, someRows } from '../../../testing/list-rows.ts'
import { stopClock } from '../../../testing/stopped-clock.ts'

const service = standInService()
service.answerList(boreholes, manyBoreholes(60))
service.answerList(seismicLines, someRows['seismic-lines'])
service.answerList(
  fields,
  Array.from({ length: 60 }, (_, at) =>
    aField({
      fieldDbk: at,
      fieldName: `Veld ${at}`,
      fieldCode: `V${at}`,
      fieldStatus: at % 2 === 0 ? 'U' : 'W',
      fieldDiscoveryName: `PUT-${at}`,
    }),
  ),
)

/** The list with its choice of order open, and the second order pointed at. */
async function openOrder() {
  const list = await openList(boreholes)
  const chosen = list.order.element().textContent
  await list.order.click()
  await expect.element(list.listbox).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  return { ...list, chosen, label: page.getByText(list.say('filter.order'), { exact: true }).first() }
}

type Opened = Awaited<ReturnType<typeof openOrder>>

const waysToLeave: Readonly<Record<string, (opened: Opened) => Promise<void>>> = {
  'a press on its button': ({ order }) => order.click(),
  'a press on its label': ({ label }) => label.click(),
  Escape: () => userEvent.keyboard('{Escape}'),
}

const otherControls: Readonly<
  Record<string, { leave: (opened: Opened) => Promise<void>; to: (list: ListPage) => ListPage['search'] }>
> = {
  Tab: { leave: () => userEvent.keyboard('{Tab}'), to: ({ turnOrder }) => turnOrder },
  'Shift and Tab': { leave: () => userEvent.keyboard('{Shift>}{Tab}{/Shift}'), to: ({ search }) => search },
  'a press on another control': { leave: ({ search }) => search.click(), to: ({ search }) => search },
}

describe('the open list of a dropdown', () => {
  it.each(Object.entries(waysToLeave))(
    'closes by %s, chooses nothing, and gives the focus back [D29.15]',
    async (_, leave) => {
      const opened = await openOrder()
      await leave(opened)
      await expect.element(opened.listbox).not.toBeInTheDocument()
      await expect.element(opened.order).toHaveAttribute('aria-expanded', 'false')
      await expect.element(opened.order).toHaveFocus()
      await expect.element(opened.order).toHaveTextContent(opened.chosen)
    },
  )

  it.each(Object.entries(otherControls))(
    'closes by %s, chooses nothing, and gives the focus to that control [D29.15]',
    async (_, { leave, to }) => {
      const opened = await openOrder()
      await leave(opened)
      await expect.element(opened.listbox).not.toBeInTheDocument()
      await expect.element(to(opened)).toHaveFocus()
      await expect.element(opened.order).toHaveTextContent(opened.chosen)
    },
  )

  it('closes by a press on no control, and chooses nothing [D29.15]', async () => {
    const { count, listbox, order, chosen } = await openOrder()
    await count.click()
    await expect.element(listbox).not.toBeInTheDocument()
    await expect.element(order).toHaveTextContent(chosen)
  })

  it('goes along with its button, and closes where the page scrolls on and the button stays in view [D29.15]', async () => {
    const { order, listbox } = await openOrder()
    window.scrollTo(0, 100)
    await expect.poll(() => boxOf(listbox).top - boxOf(order).top).toBeLessThan(50)
    await expect.element(listbox).toBeVisible()
    window.scrollTo(0, 1000)
    await expect.element(listbox).not.toBeInTheDocument()
    window.scrollTo(0, 0)
  })

  it('is at most 200 px high [S9.50]', async () => {
    const { dropdown, say, listbox } = await openList(fields)
    for (const label of ['filter.status', 'filter.stratUnit', 'filter.discoveryWell'] as const) {
      await dropdown(say(label)).click()
      await expect.element(listbox).toBeVisible()
      expect(boxOf(listbox).height).toBeLessThanOrEqual(200)
      await userEvent.keyboard('{Escape}')
      await expect.element(listbox).not.toBeInTheDocument()
      await expect.element(dropdown(say(label))).toHaveFocus()
    }
  })

  it('is as wide as its control, or wider, and stays within the content [D29.26]', async () => {
    const { dropdown, say, listbox } = await openList(seismicLines)
    for (const label of ['filter.category', 'filter.order'] as const) {
      await dropdown(say(label)).click()
      await expect.element(listbox).toBeVisible()
      // But for the border of what floats.
      expect(boxOf(listbox).width).toBeGreaterThanOrEqual(boxOf(dropdown(say(label))).width - 2)
      await userEvent.keyboard('{Escape}')
      await expect.element(listbox).not.toBeInTheDocument()
    }
    await dropdown(say('filter.pageSize')).click()
    await expect.element(listbox).toBeVisible()
    const content = boxOf(page.getByRole('navigation', { name: say('paging.label') }))
    expect(boxOf(listbox).right).toBeLessThanOrEqual(content.right + 1)
  })

  it('goes by typing to the option that starts so, and starts anew after 500 ms [S9.51]', async () => {
    const { dropdown, say } = await openList(boreholes, { language: 'en' })
    const active = page.getByCss('.option-active .option-words')
    await dropdown(say('filter.result')).click()
    await expect.element(active).toHaveTextContent(say('filter.none'))
    const { pass, until, resume } = stopClock()
    const press = async (key: string, expected: string): Promise<void> => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      await until(() => active.element().textContent === expected)
    }
    await press('r', 'Rock salt')
    await pass(499)
    await press('o', 'Rock salt')
    await pass(500)
    await press('o', 'Oil')
    await pass(500)
    await press('c', 'Coal')
    resume()
    await userEvent.keyboard('{End}')
    await expect.element(active).toHaveTextContent(textsOf('.option-words').at(-1) ?? '')
    await userEvent.keyboard('{Home}{ArrowDown}')
    await expect.element(active).toHaveTextContent('Coal')
    await userEvent.keyboard('{Enter}')
    await expect.element(dropdown(say('filter.result'))).toHaveTextContent('Coal')
  })

  it.each<Language>(['nl'])(
    'that is long can be searched, and says how much it found, in %s',
    async (language) => {
      const { dropdown, say } = await openList(fields, { language })
      const label = say('filter.discoveryWell')
      await dropdown(label).click()
      const box = page.getByRole('combobox', { name: say('filters.search', { filter: label }) })
      await expect.element(box).toHaveFocus()
      await box.fill('put-1')
      // PUT-1 and PUT-10 up to PUT-19.
      await expectCount('.option', 11)
      await expect
        .element(page.getByText(say('filters.found', { count: 11 }), { exact: true }))
        .toBeInTheDocument()
      await box.fill('~~nothing')
      await expect.element(page.getByText(say('filters.noneFound'), { exact: true })).toBeVisible()
      await box.fill('PUT-15')
      await userEvent.keyboard('{Enter}')
      await expectTexts('.chip-label', [say('filters.chip', { filter: label, value: 'PUT-15' })])
    },
  )
})
