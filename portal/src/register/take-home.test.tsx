import { registers } from '@datacentre/catalogue/registers/index'
import { hrefsOf, found } from '@datacentre/client/testing/found'
import { standInService } from '@datacentre/client/testing/service'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openList, press } from '../../testing/list-page.tsx'
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
  it('keeps to what narrows the list, and to the selection where that is chosen', async () => {
    const boreholes = registers.find(({ id }) => id === 'boreholes')!
    const { say, box } = await openList(boreholes, { language: 'en', query: 'searchByName=a' })
    await page.getByText(say('takeHome.title')).click()
    await expect.poll(fileLinks).toContain('/datacenter/files/boreholes.csv?searchByName=a&lang=en')
    await box(0).click()
    const ofSelection = page.getByRole('radio', { name: say('takeHome.selected', { count: 1 }) })
    await expect.element(ofSelection).toBeInTheDocument()
    press(ofSelection)
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
