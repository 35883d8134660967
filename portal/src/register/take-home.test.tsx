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

/** Below the list, where a small window does not reach. */
async function unfold(title: string): Promise<void> {
  const summary = page.getByText(title)
  await expect.element(summary).toBeInTheDocument()
  press(summary)
}

describe('a list to take home', () => {
  it('keeps to what narrows the list', async () => {
    const boreholes = registers.find(({ id }) => id === 'boreholes')!
    const { say } = await openList(boreholes, { language: 'en', query: 'searchByName=a' })
    await unfold(say('takeHome.titleWithPlaces'))
    await expect.poll(fileLinks).toContain('/datacenter/files/boreholes.csv?searchByName=a&lang=en')
  })

  it.each([
    [
      'nl',
      /^Boringen\. .+, versie \d+ van \d+ \p{L}+ \d{4}\. Datacenter\. http.+brh-overview\?version=\d+$/u,
    ],
    [
      'en',
      /^Boreholes\. .+, version \d+ of \d+ \p{L}+ \d{4}\. Data centre\. http.+brh-overview\?version=\d+$/u,
    ],
  ] as const)('has a line to cite it by, with its version, in %s', async (language, line) => {
    const boreholes = registers.find(({ id }) => id === 'boreholes')!
    const { say } = await openList(boreholes, { language })
    await unfold(say('takeHome.titleWithPlaces'))
    await expect
      .poll(() => page.getByRole('group', { name: say('takeHome.citation') }).element().textContent)
      .toMatch(line)
  })

  it('puts the address on the clipboard and says so', async () => {
    const boreholes = registers.find(({ id }) => id === 'boreholes')!
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { say } = await openList(boreholes, { language: 'nl' })
    await unfold(say('takeHome.titleWithPlaces'))
    const copy = page.getByRole('button', {
      name: say('takeHome.copyNamed', { name: say('takeHome.address') }),
    })
    await expect.element(copy).toBeInTheDocument()
    press(copy)
    await expect.element(page.getByText(say('takeHome.copied'))).toBeVisible()
    expect(write).toHaveBeenCalledWith(expect.stringMatching(/\/files\/boreholes\.csv$/))
    write.mockRestore()
  })
})
