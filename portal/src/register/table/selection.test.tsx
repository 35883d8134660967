import type { Language } from '@datacentre/catalogue/texts/index'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, licences, registers } from '@datacentre/catalogue/registers/index'
import { standInService } from '@datacentre/client/testing/service'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../../testing/emulate.ts'
import { expectCount, expectTexts, openList } from '../../../testing/list-page.tsx'
import { manyBoreholes, someRows } from '../../../testing/list-rows.ts'

const service = standInService()
const everyRegister = registers.map((register): [string, Register] => [register.id, register])

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the selection of a list', () => {
  it('is what a filter leaves, from page 1 on, and nothing without a filter, and says so [S4.9-13, D7.1, D7.3]', async () => {
    service.answerList(boreholes, manyBoreholes(100))
    const { say, box, search, selectAll } = await openList(boreholes, { query: 'page=2' })
    await expectTexts('.select-all-count', [say('selection.none')])
    await box(0).click()
    await expectTexts('.select-all-count', [say('selection.count', { count: 1 })])
    // PUT-1, PUT-10 up to PUT-19, and PUT-100.
    await search.fill('put-1')
    await expectTexts('.paginator-report', [say('paging.report', { currentPage: 1, totalPages: 1 })])
    await expectTexts('.select-all-count', [say('selection.allFound', { count: 12 })])
    await expect.element(selectAll).toBeChecked()
    await expectCount('.result-row input:checked', 12)
    await search.fill('')
    await expectTexts('.select-all-count', [say('selection.none')])
    await expect.element(selectAll).not.toBeChecked()
    await expectCount('.result-row input:checked', 0)
  })

  it('is that of all pages by its box, which is mixed when some are left out [S2.43, S2.109, S4.13, D7.2]', async () => {
    service.answerList(boreholes, manyBoreholes(100))
    const { say, box, selectAll } = await openList(boreholes)
    await selectAll.click()
    await expectTexts('.select-all-count', [say('selection.count', { count: 100 })])
    await page.getByRole('button', { name: say('paging.next') }).click()
    await expectTexts('.paginator-report', [say('paging.report', { currentPage: 2, totalPages: 4 })])
    await box(0).click()
    await expect.element(selectAll).toHaveAttribute('aria-checked', 'mixed')
    await expectTexts('.select-all-count', [say('selection.count', { count: 99 })])
    // From mixed the box goes to all, from all to none.
    await selectAll.click()
    await expect.element(selectAll).toHaveAttribute('aria-checked', 'true')
    await selectAll.click()
    await expect.element(selectAll).toHaveAttribute('aria-checked', 'false')
    await expectTexts('.select-all-count', [say('selection.none')])
  })

  it.each(everyRegister)(
    'of %s is needed for a download, and the buttons say what they will do [S1.12, S2.44, S2.51, S2.109, S2.110, S4.8, D6.11, D12.1, D29.13]',
    async (id, register) => {
      const rows = someRows[register.id]
      service.answerList(register, rows)
      const language = id.startsWith('seismic') ? 'en' : 'nl'
      const { say, download, mapButton, selectAll, names, box } = await openList(register, { language })
      await expectCount('span.select-all-box', 1)
      await expect.element(selectAll).toHaveAccessibleName(say('selection.all'))
      await expect.element(download).toBeDisabled()
      await expect.element(download).toHaveAccessibleName(say('download.title'))
      await expect.element(download).toHaveAccessibleDescription(say('download.needsSelection'))
      await expect.element(mapButton).toBeEnabled()
      await expect
        .element(mapButton)
        .toHaveAccessibleName(say(`register.${register.id}.mapAll`, { count: rows.length }))
      const name = names.nth(1).element().textContent
      await expect.element(box(1)).toHaveAccessibleName(say('row.select', { name }))
      await box(1).click()
      await expect.element(download).toBeEnabled()
      const saying = (of: 'download' | 'mapSelected', count: number) =>
        say(`register.${register.id}.${of}`, { count })
      await expect.element(download).toHaveAccessibleName(saying('download', 1))
      await expect.element(mapButton).toHaveAccessibleName(saying('mapSelected', 1))
      await box(0).click()
      await expect.element(download).toHaveAccessibleName(saying('download', 2))
      await box(1).click()
      await box(0).click()
      await expect.element(download).toBeDisabled()
    },
  )
})

describe('the box that selects all rows', () => {
  it('is handled by mouse and by Space, and is seen in forced colours [D29.12]', async () => {
    service.answerList(boreholes, manyBoreholes(100))
    const { selectAll, say } = await openList(boreholes)
    const box = selectAll.element()
    await selectAll.click()
    await expect.element(selectAll).toHaveAttribute('aria-checked', 'true')
    box.focus()
    const scrolled = window.scrollY
    await userEvent.keyboard(' ')
    await expect.element(selectAll).toHaveAttribute('aria-checked', 'false')
    await expectTexts('.select-all-count', [say('selection.none')])
    expect(window.scrollY).toBe(scrolled)
    await emulateMedia({ forcedColours: true })
    const off = getComputedStyle(box, '::before').backgroundColor
    await userEvent.keyboard(' ')
    await expect.element(selectAll).toHaveAttribute('aria-checked', 'true')
    expect(getComputedStyle(box, '::before').backgroundColor).not.toBe(off)
    expect(getComputedStyle(box, '::after').visibility).toBe('visible')
  })
})

describe('the map button', () => {
  it.each<Language>(['en'])(
    'takes up to 500 selected rows, and says why it takes no more, in %s [D6.9, D6.10]',
    async (language) => {
      service.answerList(boreholes, manyBoreholes(501))
      const { say, mapButton, box, selectAll } = await openList(boreholes, { language })
      await expect.element(mapButton).toHaveAccessibleName(say('register.boreholes.mapAll', { count: 501 }))
      await selectAll.click()
      await expect.element(mapButton).toBeDisabled()
      const why = say('map.limit', { limit: 500, selected: 501 })
      await expect.element(mapButton).toHaveAccessibleDescription(why)
      await mapButton.hover({ force: true })
      await expect.element(page.getByRole('tooltip')).toHaveTextContent(why)
      await box(0).click()
      await expect.element(mapButton).toBeEnabled()
      await expect
        .element(mapButton)
        .toHaveAccessibleName(say('register.boreholes.mapSelected', { count: 500 }))
    },
  )

  it('shows as many as it says: of licences those of the past too', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const { mapButton } = await openList(licences)
    await mapButton.click()
    expect(open.mock.lastCall?.[0]).toBe('/mapviewer/?lang=nl&layers=licences&lapsed=true')
  })

  it('takes up to 200 of them in Internet Explorer [D6.9]', async () => {
    const explorer = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(explorer)
    service.answerList(boreholes, manyBoreholes(201))
    const { say, mapButton, box, selectAll } = await openList(boreholes)
    await selectAll.click()
    await expect.element(mapButton).toBeDisabled()
    const why = say('map.limit', { limit: 200, selected: 201 })
    await expect.element(mapButton).toHaveAccessibleDescription(why)
    await box(0).click()
    await expect.element(mapButton).toBeEnabled()
  })

  it.each(everyRegister)(
    'of %s opens the map with its layer and the keys of the selected rows [D6.6-8]',
    async (_, register) => {
      const rows = someRows[register.id]
      service.answerList(register, rows)
      const opened = vi.spyOn(window, 'open').mockReturnValue(null)
      const { mapButton, box, names } = await openList(register)
      const [first = '', second = ''] = [0, 1].map((place) => names.nth(place).element().textContent)
      await box(0).click()
      await box(1).click()
      await mapButton.click()
      const keyOf = (name: string) => {
        const row = rows.find((one) =>
          Object.entries(one).some(([key, value]) => key === register.name && value === name),
        )
        return Object.entries(row ?? {}).find(([key]) => key === register.key[0])?.[1]
      }
      const [address] = opened.mock.calls[0] ?? []
      expect(decodeURIComponent(String(address))).toMatch(
        new RegExp(`\\?lang=nl&layers=${register.onMap.wireName}#ids=${keyOf(first)},${keyOf(second)}$`),
      )
    },
  )
})
