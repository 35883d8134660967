import { boreholes, fieldProduction } from '@datacentre/catalogue'
import { openFigures } from '../support/figures-page.ts'
import { openList } from '../support/list-screen.ts'
import { expect, test } from '../support/test.ts'

const refusing = {
  'a browser that refuses session storage': `Object.defineProperty(window, 'sessionStorage', {
    get: () => { throw new DOMException('refused', 'SecurityError') },
  })`,
  'a browser whose session storage is full': `Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }`,
} as const

for (const [browser, script] of Object.entries(refusing)) {
  test(`${browser} shows and filters a list, whose address tells the filter, and shows figures [D11.6]`, async ({
    page,
  }) => {
    await page.addInitScript(script)
    const screen = await openList(page, boreholes)
    await screen.choose(screen.say('filter.onOffshore'), screen.say('onOffshore.ON'))
    await expect(screen.badge).toHaveText('1')
    await expect(page).toHaveURL(/onOffshore=ON/)
    await page.getByRole('link', { name: screen.say('languageSwitch') }).click()
    await expect(page).toHaveURL(/lang=en/)
    await expect(screen.rows.first()).toBeVisible()
    const figures = await openFigures(page, fieldProduction)
    await expect(figures.cards.first()).toBeVisible()
  })
}
