import { boreholes } from '@datacentre/catalogue/registers/index'
import { anotherProduct, type AnotherProduct } from '../support/another-product.ts'
import { expectNothingForAxeLightOrDark } from '../support/axe.ts'
import { sidewaysScroll } from '../support/fit.ts'
import { expect, test } from '../support/test.ts'

// One after the other in one process, so that the product is started once.
test.describe.configure({ mode: 'default' })

let product: AnotherProduct

test.beforeAll(async () => {
  product = await anotherProduct({ SITE: 'examples/site' })
})
test.afterAll(() => product.stop())

const ours = /data ?cent(?:er|re)(?!\/)/i

test('a site with a name of its own has it in every title, on the home and in the head, and nothing of ours [D25.25]', async ({
  page,
  request,
}) => {
  const { origin } = product
  for (const [path, title] of [
    ['/datacenter/', 'Dieptewijzer'],
    ['/datacenter/brh-overview', 'Boringen – Dieptewijzer'],
    ['/mapviewer/', 'Kaart – Dieptewijzer'],
  ] as const) {
    const head = await (await request.get(`${origin}${path}`)).text()
    expect(head).toContain(`<title>${title}</title>`)
    expect(head.replaceAll('/datacenter/', '')).not.toMatch(ours)
  }
  // The page about the data has the title of the dataset, which says what it is itself.
  for (const [lang, name, paths] of [
    ['nl', 'Dieptewijzer', ['about', 'accessibility', 'privacy']],
    ['en', 'Depth Guide', ['disclaimer', 'links', 'quickstart']],
  ] as const) {
    await page.goto(`${origin}/datacenter/?lang=${lang}`)
    await expect(page).toHaveTitle(name)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.locator('.page-header-logo img')).toHaveJSProperty('naturalWidth', 48)
    await expect(page.locator('body')).not.toContainText(ours)
    for (const path of paths) {
      await page.goto(`${origin}/datacenter/${path}?lang=${lang}`)
      await expect(page).toHaveTitle(new RegExp(` – ${name}$`))
      await expect(page.locator('.prose, .short-page > p').first()).toBeVisible()
      await expect(page.locator('body')).not.toContainText(ours)
    }
  }
  await page.goto(`${origin}/datacenter${boreholes.route}`)
  await expect(page).toHaveTitle('Boringen – Dieptewijzer')
})

test('a page of its own reads in both languages, in the place of ours, fits a phone and leaves axe nothing to report [D25.25]', async ({
  page,
}) => {
  const { origin } = product
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(`${origin}/datacenter/contact`)
  await expect(page).toHaveURL(`${origin}/datacenter/pages/contact`)
  await expect(page).toHaveTitle('Contact – Dieptewijzer')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'vragen@dieptewijzer.example' }),
  ).toBeVisible()
  await expect(page.getByText('Voorbeeldstraat 1')).toBeVisible()

  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'English' }).click()
  await expect(heading).toHaveText('Contact')
  await expect(page.getByText('within five working days')).toBeVisible()
  await footer.getByRole('link', { name: 'Licence' }).click()
  await expect(page).toHaveTitle('Licence – Depth Guide')
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'as the source' }),
  ).toBeVisible()
  await expectNothingForAxeLightOrDark(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'About the data' }).click()
  await expect(heading).toHaveText('About the data')
})

test('the map starts with the view of the site, and its home button leads back to it [D25.25]', async ({
  page,
}) => {
  const zoom = (): number => Number(new URL(page.url()).searchParams.get('z'))
  await page.goto(`${product.origin}/mapviewer/?layers=`)
  await expect(page).toHaveTitle(/ – Dieptewijzer$/)
  await expect.poll(zoom).toBe(3.3)
  const start = page.url()
  await page.getByRole('button', { name: 'Zoom uit' }).click()
  await expect.poll(zoom).toBe(2.3)
  await page.getByRole('button', { name: 'Terug naar het beginbeeld' }).click()
  await expect(page).toHaveURL(start)
})
