import type { APIRequestContext, Page } from '@playwright/test'
import { everyPage, openPage } from './support/every-page.ts'
import { languages } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

const hrefs = (page: Page): Promise<string[]> =>
  page
    .locator('a[href], link[href]')
    .evaluateAll((all) => all.map((one) => new URL(one.getAttribute('href') ?? '', one.baseURI).href))

/** The addresses that a browser gets no page for. */
async function dead(addresses: Iterable<string>, request: APIRequestContext): Promise<string[]> {
  const answers = await Promise.all(
    [...addresses].map(async (address) => ({
      address,
      status: (await request.head(address, { headers: { accept: 'text/html,*/*;q=0.8' } })).status(),
    })),
  )
  return answers.flatMap(({ address, status }) => (status >= 400 ? [`${address} ${status}`] : []))
}

for (const language of languages) {
  test(`no link to our own host is dead on any page, in ${language} [D3.6]`, async ({
    page,
    request,
    baseURL,
    complaints,
  }) => {
    test.slow()
    complaints.allow(/404 \(Not Found\)/)
    const linked = new Set<string>()
    const gather = async (): Promise<void> => {
      for (const href of await hrefs(page)) if (href.startsWith(`${baseURL}/`)) linked.add(href)
    }
    for (const portalPage of everyPage) {
      await openPage(page, portalPage, language)
      await gather()
    }
    await page.goto('/datacenter/nothing')
    await expect(page.getByRole('main').getByRole('link')).toBeVisible()
    await gather()
    await page.goto('/datacenter/api/')
    await gather()
    expect([...linked].some((href) => href.includes('/datacenter/api/'))).toBe(true)
    expect([...linked].some((href) => href.includes('/mapviewer/brh/'))).toBe(true)

    const pages = new Set([...linked].map((href) => href.replace(/#.*/, '')))
    // The page that is not there links to itself in the other language, as every page does.
    expect((await dead(pages, request)).filter((one) => !one.includes('/datacenter/nothing'))).toEqual([])

    const fragments = [...linked].filter((href) => /#./.test(href) && !href.includes('/nothing'))
    for (const href of fragments.filter((one) => !one.endsWith('#content'))) {
      await page.goto(href)
      await expect(page.locator(`[id="${new URL(href).hash.slice(1)}"]`), href).toHaveCount(1)
    }
  })
}
