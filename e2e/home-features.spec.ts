import { boreholes } from '@datacentre/catalogue/registers/index'
import type { Page } from '@playwright/test'
import { changeFeatures } from './support/changed-answers.ts'
import { home, lists, openPage, pageAt } from './support/every-page.ts'
import { languages, listAddress, listScreen } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

const tiles = {
  seismicFeature: { href: '/datacenter/smc-lines', without: 3, section: 0 },
  geothermalFiguresFeature: { href: '/datacenter/prodfigures/geothermal', without: 4, section: 1 },
} as const

const tile = (page: Page, href: string) =>
  page.locator(`.tile a[href="${href}"], .tile a[href="${href}?lang=en"]`)

for (const [feature, { href, without, section }] of Object.entries(tiles)) {
  test(`${feature} is on when its value is 'true' in any case, and off otherwise: its tile is there or not [S2.31, S2.34, S6.3, S6.4, D15.1]`, async ({
    page,
  }) => {
    const tilesOfSection = page.locator('.tiles').nth(section).locator('.tile')
    for (const value of ['true', 'TRUE']) {
      await changeFeatures(page, { [feature]: value })
      await openPage(page, home)
      await expect(tile(page, href), `on by '${value}'`).toBeVisible()
      await expect(tilesOfSection).toHaveCount(without + 1)
    }
    for (const value of ['false', '', 'yes', ' true', undefined]) {
      await changeFeatures(page, value === undefined ? {} : { [feature]: value })
      await openPage(page, home)
      await expect(tile(page, href), `off by '${value}'`).toHaveCount(0)
      await expect(tilesOfSection).toHaveCount(without)
    }
  })
}

test('every feature is off, and everything else works, when the call for features keeps failing [D11.8]', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load resource|answered 500/)
  await page.route('**/rest/config/features', (route) => route.fulfill({ status: 500 }))
  await page.goto(listAddress(boreholes))
  const screen = listScreen(page, boreholes, 'nl')
  // The call is tried three times more first.
  await expect(screen.rows.first()).toBeVisible({ timeout: 60_000 })
  await expect(screen.order).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Datacenter' }).click()
  await expect(page.locator('.tile')).not.toHaveCount(0)
  for (const { href } of Object.values(tiles)) await expect(tile(page, href)).toHaveCount(0)
})

test('each feature shows its own tile and no other', async ({ page }) => {
  await changeFeatures(page, {
    seismicFeature: 'false',
    geothermalFiguresFeature: 'true',
    sortEnabled: 'true',
  })
  await openPage(page, home)
  await expect(tile(page, tiles.seismicFeature.href)).toHaveCount(0)
  await expect(tile(page, tiles.geothermalFiguresFeature.href)).toBeVisible()
})

for (const language of languages) {
  test(`the screens of a feature that is off still open by their address, in ${language} [D15.2]`, async ({
    page,
  }) => {
    await changeFeatures(page, {
      seismicFeature: 'false',
      geothermalFiguresFeature: 'false',
      sortEnabled: 'false',
    })
    const hidden = [...lists.filter(({ path }) => path.startsWith('/smc')), pageAt('/prodfigures/geothermal')]
    expect(hidden).toHaveLength(4)
    for (const portalPage of hidden) {
      const answer = await openPage(page, portalPage, language)
      expect(answer?.status()).toBe(200)
    }
  })
}
