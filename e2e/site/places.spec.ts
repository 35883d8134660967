import { speak } from '@datacentre/catalogue/texts/index'
import type { Page } from '@playwright/test'
import { sidewaysScroll } from '../support/fit.ts'
import { expect, test } from '../support/test.ts'

/** What is left of A4 between the margins of a browser, in CSS pixels. */
const PAPER_WIDTH = 718

async function expectFitsPaper(page: Page, answer: string): Promise<void> {
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('.answer').first()).toHaveText(answer)
  await expect(page.locator('.place-map')).toBeVisible()
  await expect(page.getByText('Dit zijn voorbeeldgegevens').first()).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PAPER_WIDTH)
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
}

/** How many rows a file of text has below its heads. */
const rowsIn = (csv: string): number => csv.trim().split('\r\n').length - 1

const numberIn = (text: string, pattern: RegExp): number =>
  Number((pattern.exec(text.replaceAll('\u00a0', ' '))?.[1] ?? '').replaceAll('.', ''))

test('a resident with a phone asks from the home what lies under the village, looks further around it, and prints the answer', async ({
  page,
}) => {
  const say = speak('nl')
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/datacenter/')
  await page.getByLabel(say('home.place')).fill('appingedam')
  await page.getByRole('button', { name: say('home.placeShow') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wat ligt er onder Appingedam?')
  const answer = page.locator('.answer').first()
  await expect(answer).toBeInViewport()
  await expect(answer).toContainText(/^Onder Appingedam lig(t|gen) /)
  const near = numberIn(await answer.innerText(), /Binnen 5 km liggen ([\d.]+) boringen/)
  expect(near).toBeGreaterThan(0)

  await page.getByLabel('Hoe ver eromheen').selectOption({ label: '10 km' })
  await page.getByRole('button', { name: 'Toon', exact: true }).click()
  await expect(page).toHaveURL(/distance=10000/)
  const further = numberIn(await answer.innerText(), /Binnen 10 km liggen ([\d.]+) boringen/)
  expect(further).toBeGreaterThan(near)
  expect(await sidewaysScroll(page)).toBe(0)
  await expectFitsPaper(page, await answer.innerText())
})

test('a municipality finds its licences in force and its wells, and takes both home as files', async ({
  page,
}) => {
  await page.goto('/datacenter/place?q=gemeente+eemsdelta')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wat ligt er onder de gemeente Eemsdelta?')
  const answer = page.locator('.answer').first()
  const told = await answer.innerText()
  const wells = numberIn(told, /In of onder dit gebied liggen ([\d.]+) boringen/)
  const licences = numberIn(told, /Van kracht: ([\d.]+) vergunningen/)
  expect([wells > 0, licences > 0]).toEqual([true, true])
  const file = async (table: string): Promise<string> => {
    const link = page.locator(`a[href*="/files/${table}.csv"]`).first()
    return (await page.request.get((await link.getAttribute('href')) ?? '')).text()
  }
  expect([rowsIn(await file('boreholes')), rowsIn(await file('licences'))]).toEqual([wells, licences])
  await expectFitsPaper(page, told)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await sidewaysScroll(page)).toBe(0)
})
