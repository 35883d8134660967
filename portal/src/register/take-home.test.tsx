import { registers } from '@datacentre/catalogue/registers/index'
import { hrefsOf, found } from '@datacentre/client/testing/found'
import { standInService } from '@datacentre/client/testing/service'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openList } from '../../testing/list-page.tsx'
import { someRows } from '../../testing/list-rows.ts'

const service = standInService()

beforeEach(() => {
  for (const register of registers) service.answerList(register, someRows[register.id])
})

const fileLinks = (): string[] =>
  hrefsOf(found('.take-home-files a')).map((href) =>
    decodeURIComponent((href ?? '').replace(location.origin, '')),
  )

describe('a list to take home', () => {
  it.each(registers.map((register) => [register.id, register] as const))(
    '%s is there in every kind of file, as an address and as code, in both languages',
    async (id, register) => {
      for (const language of ['nl', 'en'] as const) {
        const { say } = await openList(register, { language })
        await page.getByText(say('takeHome.title')).click()
        await expect.element(page.getByRole('heading', { name: say('takeHome.files') })).toBeVisible()
        const lang = language === 'en' ? '?lang=en' : ''
        expect(fileLinks()).toEqual(
          ['xlsx', 'csv', 'json', 'geojson', 'gpkg', 'fgb', 'parquet'].map(
            (format) => `/datacenter/files/${id}.${format}${lang}`,
          ),
        )
        for (const kind of ['curl', 'python', 'r', 'powerQuery', 'qgis'] as const) {
          const name = say(`snippet.${kind}`)
          await page.getByText(name, { exact: true }).click()
          await expect.element(page.getByRole('group', { name })).toHaveTextContent(`/files/${id}.`)
        }
      }
    },
  )

  it('keeps to what narrows the list, and to the selection where that is chosen', async () => {
    const boreholes = registers.find(({ id }) => id === 'boreholes')!
    const { say, box } = await openList(boreholes, { language: 'en', query: 'searchByName=a' })
    await page.getByText(say('takeHome.title')).click()
    await expect.poll(fileLinks).toContain('/datacenter/files/boreholes.csv?searchByName=a&lang=en')
    await box(0).click()
    await page.getByRole('radio', { name: say('takeHome.selected', { count: 1 }) }).click()
    await expect.poll(() => fileLinks()[1]).toMatch(/^\/datacenter\/files\/boreholes\.csv\?keys=\d+&lang=en$/)
  })

  it('puts the address on the clipboard and says so', async () => {
    const boreholes = registers.find(({ id }) => id === 'boreholes')!
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { say } = await openList(boreholes, { language: 'nl' })
    await page.getByText(say('takeHome.title')).click()
    await page
      .getByRole('button', { name: say('takeHome.copyNamed', { name: say('takeHome.address') }) })
      .click()
    await expect.element(page.getByText(say('takeHome.copied'))).toBeVisible()
    expect(write).toHaveBeenCalledWith(expect.stringMatching(/\/files\/boreholes\.csv$/))
    write.mockRestore()
  })
})
