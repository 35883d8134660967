import { expectNothingForAxe, expectNothingForAxeButColours } from '../support/axe.ts'
import { sidewaysScroll } from '../support/fit.ts'
import { looked } from '../support/looked.ts'
import { expect, test } from '../support/test.ts'

const API = '/datacenter/api/v1'

test('the pages from the server fit a phone and leave axe nothing to report', async ({ page, request }) => {
  const first = async (collection: string): Promise<string> => {
    const answer = await request.get(`${API}/collections/${collection}/items?limit=1`)
    return (await answer.json()).features[0].id
  }
  await page.setViewportSize({ width: 320, height: 700 })
  // Of each kind of page one with its colours.
  const inColour = [
    '/api/v1?f=html',
    '/api/',
    `/fields/${await first('fields')}`,
    '/overview',
    '/companies/noordmark-aardolie',
    '/companies?role=owner&role=licensee&landSea=S&searchByName=a&order=size',
    '/search?q=k12&lang=en',
    '/section?line=6.6,53.2;6.95,53.4&within=3000&unit=ROTLIEGEND',
    `/boreholes/${await first('boreholes')}/3d?lang=en`,
  ]
  const alike = [
    '/api/v1/collections/licences/items?f=html&limit=20',
    '/api/v1/collections/boreholes/schema?f=html&lang=en',
    '/api/?lang=en',
    '/codes?f=html',
    '/columns?f=html&lang=en',
    '/overview/wells-drilled?lang=en',
    '/embed/gas-produced',
    '/companies?order=-idle&lang=en',
    '/quality',
    '/quality/path-without-survey?lang=en',
    '/place?lang=en',
    '/place/town/appingedam',
    '/place/town/appingedam?distance=10000&lang=en',
    '/search',
    '/search?q=nothing+is+called+this',
  ]
  for (const path of [...inColour, ...alike]) {
    await page.goto(`/datacenter${path}`)
    expect([path, await sidewaysScroll(page)]).toEqual([path, 0])
    looked('reflow')
    for (const folded of await page.locator('main summary').all()) await folded.click()
    await (inColour.includes(path) ? expectNothingForAxe(page) : expectNothingForAxeButColours(page))
  }
})

test('header and footer of a page from the server fit every window, as what is between them does [D14.6]', async ({
  page,
}) => {
  await page.goto('/datacenter/companies/noordmark-aardolie')
  for (const width of [639, 640, 900, 1400]) {
    await page.setViewportSize({ width, height: 700 })
    for (const strip of ['header.strip', 'footer.strip'])
      expect((await page.locator(`${strip} > .bar`).boundingBox())?.width).toBe(width)
    expect(await sidewaysScroll(page)).toBe(0)
  }
})

test('the line that embeds a chart shows all of it on another site, in an article and on a phone [D28.48]', async ({
  page,
}) => {
  for (const language of ['nl', 'en']) {
    await page.goto(`/datacenter/overview?lang=${language}`)
    const charts = await page.locator('main section h2[id]').evaluateAll((all) => all.map(({ id }) => id))
    expect(charts.length).toBeGreaterThan(15)
    for (const chart of charts) {
      await page.goto(`/datacenter/overview/${chart}?lang=${language}`)
      const line = await page.locator('pre code').innerText()
      for (const width of [320, 390, 760]) {
        await page.setViewportSize({ width, height: 800 })
        await page.route('/article', (route) =>
          route.fulfill({ contentType: 'text/html', body: `<!doctype html><body style="margin:0">${line}` }),
        )
        await page.goto('/article')
        await page.unroute('/article')
        const frame = page.frameLocator('iframe')
        await expect(frame.locator('summary')).toBeVisible()
        const hidden = (): Promise<number> =>
          frame.locator('html').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
        await expect.poll(hidden, `of ${chart}, ${width} px wide`).toBe(0)
      }
    }
  }
  looked('reflow')
})
