import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** The links of the pages that a journey visits, and the parts of those pages that a link can lead to. */
type OwnLinks = {
  /** Takes up the links and the parts of the page as it stands. */
  readonly gather: () => Promise<void>
  readonly has: (part: string) => boolean
  /** Every link to our own host leads to a page, and every fragment to a part of it. */
  readonly expectNoneDead: (request: APIRequestContext) => Promise<void>
}

const withoutFragment = (href: string): string => href.replace(/#.*/, '')

/** As many as a browser asks one host for at once: who asks for hundreds is told to come back. */
const AT_ONCE = 6

/** The addresses that a browser gets no page for. */
async function dead(addresses: Iterable<string>, request: APIRequestContext): Promise<string[]> {
  const [left, found]: [string[], string[]] = [[...addresses], []]
  const askOnes = async (): Promise<void> => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const answer = await request.head(address, { headers: { accept: 'text/html,*/*;q=0.8' } })
      if (answer.status() >= 400) found.push(`${address} ${answer.status()}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOnes))
  return found
}

export function ownLinks(page: Page, host: string | undefined): OwnLinks {
  const linked = new Set<string>()
  const parts = new Map<string, ReadonlySet<string>>()
  const idsOf = (): Promise<string[]> => page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  return {
    gather: async () => {
      const hrefs = await page
        .locator('a[href], link[href]')
        .evaluateAll((all) => all.map((one) => new URL(one.getAttribute('href') ?? '', one.baseURI).href))
      for (const href of hrefs) if (href.startsWith(`${host}/`)) linked.add(href)
      parts.set(withoutFragment(page.url()), new Set(await idsOf()))
    },
    has: (part) => [...linked].some((href) => href.includes(part)),
    expectNoneDead: async (request) => {
      expect(await dead(new Set([...linked].map(withoutFragment)), request)).toEqual([])
      for (const href of [...linked].filter((one) => /#./.test(one))) {
        const address = withoutFragment(href)
        if (!parts.has(address)) {
          await page.goto(href)
          await expect(page.locator(`[id="${new URL(href).hash.slice(1)}"]`), href).toHaveCount(1)
          parts.set(address, new Set(await idsOf()))
        }
        expect([href, parts.get(address)?.has(new URL(href).hash.slice(1))]).toEqual([href, true])
      }
    },
  }
}
