import { boreholes } from '@datacentre/catalogue/registers/index'
import type { Page } from '@playwright/test'
import { openList } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'the close icon': (page) => page.locator('.detail-modal .dialog-head button').click(),
  Back: (page) => page.goBack(),
}

for (const [way, close] of Object.entries(ways)) {
  test(`${way} closes the detail at once, also after a visitor went on in the map viewer`, async ({
    page,
  }) => {
    const { names, say } = await openList(page, boreholes)
    await names.nth(1).click()
    const frame = page.frameLocator('.detail-modal iframe')
    await frame
      .getByRole('button', { name: say('map.closePanel'), exact: true })
      .first()
      .click()
    await expect(frame.getByRole('heading', { level: 2 }).first()).toHaveCount(0)
    await close(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).not.toHaveURL(/detail=/)
    await expect(names.nth(1)).toBeVisible()
  })
}
