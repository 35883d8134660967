import { boreholes } from '@datacentre/catalogue/registers/index'
import { openMap } from '../support/map-screen.ts'
import { expect, test } from '../support/test.ts'

const startYear = (row: Readonly<Record<string, unknown>>): number | null =>
  typeof row['startDate'] === 'number' ? new Date(row['startDate']).getUTCFullYear() : null

test('the map is set to a year by keys, counts what had been drilled by then, stands in the address, plays to the last year, and goes back to today [D27.73, D27.75]', async ({
  page,
  rowsOf,
}) => {
  const years = (await rowsOf(boreholes)).map(startYear)
  const begunBy = (year: number): number => years.filter((one) => one !== null && one <= year).length
  const { tool, say } = await openMap(page, '?layers=boreholes', 'en')
  await tool(say('map.time')).click()
  const bar = page.getByRole('region', { name: say('map.time') })
  const slider = bar.getByRole('slider', { name: say('map.time.year') })
  await expect(slider).toBeVisible()
  await slider.focus()
  await page.keyboard.press('Home')
  const first = Number(await slider.inputValue())
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowRight')
  const year = Number(await slider.inputValue())
  expect(year).toBeGreaterThan(first)
  await expect(bar.locator('.time-bar-year')).toHaveText(say('map.time.atEnd', { year }))
  await expect(bar.getByRole('listitem').first()).toContainText(
    say('map.time.count', { layer: say('table.boreholes'), count: begunBy(year) }),
  )
  await expect(page).toHaveURL(new RegExp(`[?&]year=${year}`))

  await page.reload()
  await expect(slider).toHaveValue(String(year))
  await slider.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowLeft')
  const last = Number(await slider.getAttribute('max'))
  await bar.getByRole('button', { name: say('map.time.play') }).click()
  await expect(slider).toHaveValue(String(last))
  await expect(bar.getByRole('button', { name: say('map.time.play') })).toBeVisible()
  await bar.getByRole('button', { name: say('map.time.close') }).click()
  await expect(bar).toHaveCount(0)
  await expect(page).not.toHaveURL(/[?&]year=/)
  await expect(tool(say('map.time'))).toBeFocused()
})
