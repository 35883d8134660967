import { fields } from '@datacentre/catalogue/registers/index'
import { sidewaysScroll } from './support/fit.ts'
import { openList } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

test('a filter keeps its width whatever is chosen in it, and shows the whole of a long option in a tooltip [D29.32]', async ({
  page,
  rowsOf,
}) => {
  const operators = (await rowsOf(fields)).map(({ fieldOperatorCode, fieldOperator }) => ({
    code: String(fieldOperatorCode),
    words: String(fieldOperator ?? ''),
  }))
  const longest = operators.toSorted((one, other) => other.words.length - one.words.length)[0]!
  await page.setViewportSize({ width: 1400, height: 900 })
  const query = `operator=${encodeURIComponent(longest.code)}`
  const screen = await openList(page, fields, { query })
  const panel = (await screen.filters.boundingBox())!
  const controls = screen.filters.locator('.dropdown-button')
  for (const control of await controls.all()) {
    const { x, width } = (await control.boundingBox())!
    expect(x + width).toBeLessThanOrEqual(panel.x + panel.width)
    expect(width).toBe(300)
  }
  const operator = screen.dropdown(screen.say('filter.operator'))
  await expect(operator).toHaveText(longest.words)
  await operator.hover()
  await expect(page.getByRole('tooltip')).toHaveText(longest.words)
  // Short words are all there already.
  await screen.dropdown(screen.say('filter.mineral')).hover()
  await expect(page.getByRole('tooltip')).toHaveCount(0)

  await page.setViewportSize({ width: 320, height: 640 })
  await screen.toggle.click()
  expect(await sidewaysScroll(page)).toBe(0)
})
