import { addressOf, pagesToRead, openPage, pageAt } from './support/every-page.ts'
import { languages } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

/** What a visitor comes to each page for, in words that only its real content has. */
const content: Readonly<Record<string, Readonly<Record<'nl' | 'en', readonly string[]>>>> = {
  '/quickstart': {
    nl: ['Zoeken en filteren', 'Selecteren en downloaden', '1,054915', 'curl -X POST'],
    en: ['Searching and filtering', 'Selecting and downloading', '1.054915', 'curl -X POST'],
  },
  '/about': {
    nl: ['Mijnbouwwet', 'januari 2003', 'European Union Public Licence'],
    en: ['Mining Act', 'January 2003', 'European Union Public Licence'],
  },
  '/links': { nl: ['DINOloket', 'KNMI', 'Mijnbouwwet'], en: ['DINOloket', 'KNMI', 'Mining Act'] },
  '/disclaimer': {
    nl: ['Voorbeeldgegevens', 'geen rechten', 'niet aansprakelijk'],
    en: ['Demonstration data', 'No rights', 'not liable'],
  },
  '/privacy': {
    nl: ['XSRF-TOKEN', 'Ook uw IP-adres staat er niet in', 'in een header', 'De beheerder'],
    en: ['XSRF-TOKEN', 'does not contain your IP address', 'in a header', 'The operator'],
  },
  '/contact': {
    nl: ['datacenter@example.org', 'Meld een fout in de gegevens'],
    en: ['datacentre@example.org', 'Report an error in the data'],
  },
  '/accessibility': {
    nl: ['WCAG 2.2', 'niveau AA', 'november 2026', 'ombudsman'],
    en: ['WCAG 2.2', 'level AA', 'November 2026', 'Ombudsman'],
  },
  '/licence-figures': {
    nl: ['Waarom niet', 'Wat u wel kunt doen', 'altijd een lege lijst'],
    en: ['Why not', 'What you can do', 'always an empty list'],
  },
  '/dataset': {
    nl: ['Creative Commons Naamsvermelding 4.0', 'Noem de bron', 'Kenmerken'],
    en: ['Creative Commons Attribution 4.0', 'Cite the source', 'Details'],
  },
}

for (const portalPage of pagesToRead) {
  const { path } = portalPage
  test(`${path} has real content in both languages: a lead, sections and some hundreds of words [D3.3, D3.4, D26.9]`, async ({
    page,
  }) => {
    const outlines: string[][] = []
    const proses: string[] = []
    for (const language of languages) {
      await openPage(page, portalPage, language)
      await expect(page.locator('.prose-lead')).not.toBeEmpty()
      const ids = await page.locator('.prose-text h2').evaluateAll((all) => all.map(({ id }) => id))
      expect(ids.length).toBeGreaterThanOrEqual(3)
      outlines.push(ids)
      const text = await page.locator('.prose').innerText()
      proses.push(text)
      expect(text.split(/\s+/).length).toBeGreaterThan(190)
      expect(text).not.toMatch(/lorem|todo|tbd|\{\{|undefined|\bpage\.\w/i)
      for (const words of content[path]?.[language] ?? ['?']) expect(text).toContain(words)
      // No section stands empty.
      const sections = await page.locator('.prose-text section').allInnerTexts()
      for (const section of sections) expect(section.split(/\s+/).length).toBeGreaterThan(8)
    }
    expect(outlines[1]).toEqual(outlines[0])
    const sentences = new Set(
      proses[0]?.split(/[.?!:\n]+\s*/).filter((sentence) => sentence.split(' ').length > 5),
    )
    const shared = proses[1]?.split(/[.?!:\n]+\s*/).filter((sentence) => sentences.has(sentence))
    expect(shared).toEqual([])
  })
}

for (const language of languages) {
  test(`the table of contents of every page to read names its sections and leads there, in ${language}`, async ({
    page,
  }) => {
    const contents = page.getByRole('navigation', {
      name: { nl: 'Op deze pagina', en: 'On this page' }[language],
    })
    const headings = page.locator('.prose-text h2')
    const last = headings.last()
    for (const portalPage of pagesToRead) {
      await test.step(portalPage.path, async () => {
        await openPage(page, portalPage, language)
        await expect(contents.getByRole('link')).toHaveText(await headings.allInnerTexts())
        await contents.getByRole('link').last().click()
        await expect(last).toBeFocused()
        await expect(last).toBeInViewport()
        await expect(page).toHaveURL(`${addressOf(portalPage, language)}#${await last.getAttribute('id')}`)
      })
    }
    // Whoever gets that address comes to the same place.
    const address = page.url()
    await page.goto('about:blank')
    await page.goto(address)
    await expect(last).toBeInViewport()
    await expect(last).toBeFocused()
  })
}

test('a step in the table of contents is no step in the history', async ({ page }) => {
  await openPage(page, pageAt('/links'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Snelstart' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snelstart')
  await page.locator('.prose-contents a').nth(2).click()
  await page.locator('.prose-contents a').nth(4).press('Enter')
  await expect(page.locator('.prose-text h2').nth(4)).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Links')
})

test('what the privacy page says is true: one cookie for as long as the browser is open, and the last filters in the tab [D26.9]', async ({
  page,
  context,
}) => {
  await openPage(page, pageAt('/privacy'))
  await page.locator('.breadcrumb a').nth(1).click()
  await page.locator('.tile a').first().click()
  await expect(page.locator('.result-row').first()).toBeVisible()
  await page.locator('.tool-bar').getByRole('searchbox').fill('a')
  await expect(page).toHaveURL(/searchByName=a/)
  const cookies = await context.cookies()
  expect(cookies.map(({ name, path, sameSite, expires }) => [name, path, sameSite, expires])).toEqual([
    ['XSRF-TOKEN', '/', 'Lax', -1],
  ])
  expect(await page.evaluate('localStorage.length')).toBe(0)
  expect(await page.evaluate('Object.keys(sessionStorage)')).toEqual(['filterCriteria'])
})

test('the privacy page tells what the operator set: addresses in the log, how long it is kept, and a base map of others [D26.9]', async ({
  page,
}) => {
  const baseMap = { title: null, url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Tiles' }
  await page.route('**/datacenter/rest/config', async (route) => {
    const answer = await route.fetch()
    const config = { ...(await answer.json()), baseMap, accessLog: { clients: true, keptDays: 14 } }
    await route.fulfill({ response: answer, json: config })
  })
  await openPage(page, pageAt('/privacy'), 'en')
  const log = page.locator('section[aria-labelledby="log"]')
  await expect(log.getByRole('listitem').last()).toHaveText('your IP address')
  await expect(log).not.toContainText('does not contain your IP address')
  await expect(log).toContainText('We keep the log for 14 days.')
  await expect(page.locator('section[aria-labelledby="others"]')).toContainText('tiles.example')
})

for (const language of languages) {
  test(`the commands of the quickstart work as they stand, in ${language}`, async ({
    page,
    request,
    baseURL,
  }) => {
    await openPage(page, pageAt('/quickstart'), language)
    const commands = await page.locator('.call-example').allInnerTexts()
    expect(commands).toHaveLength(2)
    for (const command of commands) {
      const words = command.replaceAll('\\\n', ' ')
      const [, method = '', url = ''] = /^curl -X (\w+)\s+(\S+)/.exec(words) ?? []
      const data = /-d '(.+?)'/.exec(words)?.[1]
      expect(url.startsWith(`${baseURL}/datacenter/rest/`)).toBe(true)
      const answer = await request.fetch(url, {
        method,
        ...(data !== undefined && { data, headers: { 'content-type': 'application/json' } }),
      })
      expect([url, answer.status()]).toEqual([url, 200])
      expect((await answer.json()).length).toBeGreaterThan(100)
    }
  })

  test(`the links to others have a title, an address and what one finds there, in ${language} [S3.31]`, async ({
    page,
  }) => {
    await openPage(page, pageAt('/links'), language)
    const links = await page.locator('.prose-text dl > div').evaluateAll((all) =>
      all.map((one) => ({
        linkTitle: one.querySelector('dt a')?.textContent ?? '',
        linkUrl: one.querySelector('dt a')?.getAttribute('href') ?? '',
        about: one.querySelector('dd')?.textContent ?? '',
      })),
    )
    expect(links.length).toBeGreaterThanOrEqual(10)
    for (const { linkTitle, linkUrl, about } of links) {
      expect(linkTitle.length).toBeGreaterThan(3)
      expect(linkUrl).toMatch(/^https:\/\/[a-z.]+\.[a-z]+(\/|$)/)
      expect(about.split(' ').length).toBeGreaterThan(4)
    }
    expect(new Set(links.map(({ linkUrl }) => linkUrl)).size).toBe(links.length)
  })
}
