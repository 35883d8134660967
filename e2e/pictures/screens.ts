import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boreholes } from '@datacentre/catalogue'
import { fieldProduction } from '@datacentre/catalogue/production/index'
import type { Page } from '@playwright/test'
import { openFigures } from '../support/figures-page.ts'
import { listAddress, listScreen } from '../support/list-screen.ts'
import { expectDrawn, openMap } from '../support/map-screen.ts'
import { expect, test } from '../support/test.ts'

const folder = join(import.meta.dirname, '..', '..', 'docs', 'pictures')

/** A README loads all of them at once, and the repository keeps every version. */
const MOST_BYTES = 150_000

/** Playwright writes only PNG and JPEG; WebP takes a third of that. */
async function takePicture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready')
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 })
  const picture = Buffer.from(data, 'base64')
  expect(picture.length).toBeLessThan(MOST_BYTES)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.webp`), picture)
}

/** The product keeps room for a scroll bar; a picture has none. */
const NO_SCROLL_BAR = `addEventListener('DOMContentLoaded', () => {
  document.documentElement.style.scrollbarGutter = 'auto'
})`

test.beforeEach(({ page }) => page.addInitScript(NO_SCROLL_BAR))

test('the list of boreholes', async ({ page }) => {
  await page.goto(listAddress(boreholes, { language: 'en', query: 'result=GAS' }))
  await expect(listScreen(page, boreholes, 'en').rows.nth(9)).toBeVisible()
  await takePicture(page, 'list')
})

test('the figures per field', async ({ page }) => {
  const query = 'yearStart=2024&yearEnd=2025'
  const figures = await openFigures(page, fieldProduction, { language: 'en', query })
  await expect(figures.chart.locator('svg').first()).toBeVisible()
  await takePicture(page, 'figures')
})

test('the map', async ({ page }) => {
  await openMap(page, '', 'en')
  await expectDrawn(page)
  await takePicture(page, 'map')
})
