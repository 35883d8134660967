import { openMap } from '../support/map-screen.ts'
import { expect, test } from '../support/test.ts'

test('the land stands on the page before the program has come, and makes place for that of the map', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/mapviewer/')
  const land = page.locator('.map-ahead img')
  await expect(land).toBeVisible()
  // The browser took it: its address is whole, and the policy of the page lets it in.
  expect(
    await page.evaluate<number>(`document.querySelector('.map-ahead img').naturalWidth`),
  ).toBeGreaterThan(0)
  await expect(page.locator('.slim-header')).toBeVisible()
  await page.unroute('**/*.js')
  await openMap(page)
  await expect(land).toHaveCount(0)
})
