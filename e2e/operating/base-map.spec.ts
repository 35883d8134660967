import { boreholes } from '@datacentre/catalogue/registers/index'
import type { Page } from '@playwright/test'
import { openList } from '../support/list-screen.ts'
import { openMap } from '../support/map-screen.ts'
import { configured, expect, test } from '../support/with-base-map.ts'

// One after the other in one process, so that the product is started once.
test.describe.configure({ mode: 'default' })

/** Every address that the page asks for from here on. */
function askedFrom(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}

const hostsOf = (addresses: readonly string[]): string[] =>
  [...new Set(addresses.map((address) => new URL(address).origin))].sort()

test('a configured base map is offered beside our own, asks nothing of its host before it is chosen, stays in the address, and lies under the grid of blocks at sea [D27.14, D27.15, D27.64]', async ({
  page,
  hosts,
}) => {
  const asked = askedFrom(page)
  const { legend, say } = await openMap(page, '?layers=boreholes&x=160000&y=460000&z=6')
  const choice = legend.getByRole('radio', { name: configured.title })
  await expect(legend.getByRole('radio', { name: say('map.baseMap.atlas') })).toBeChecked()
  await expect(page.getByText(configured.attribution)).toHaveCount(0)
  expect(hostsOf(asked)).toEqual([hosts.product])

  await choice.check()
  await expect(page).toHaveURL(/base=configured/)
  await expect(page.getByText(configured.attribution)).toBeVisible()
  await expect(page.locator('.map-tiles canvas')).toBeVisible()
  // At zoom 6 a tile of the national scheme is 13,762.56 m wide; from the corner at (-285401.92, 903401.92) this is tile 32, 32.
  await expect.poll(() => asked).toContain(`${hosts.tiles}/rd/6/32/32.png`)
  expect(hostsOf(asked)).toEqual([hosts.product, hosts.tiles].sort())

  await openMap(page, '?layers=&x=40000&y=600000&z=5&base=configured')
  await expect(choice).toBeChecked()
  await expect(page.locator('.map-tiles canvas')).toBeVisible()
  // What lies above the tiles is on a canvas behind theirs.
  const drawn = (): Promise<number> =>
    page.evaluate(`(() => {
      const canvas = [...document.querySelectorAll('#map canvas')].at(-1)
      if (canvas.closest('.map-tiles') !== null) return 0
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
      return data.filter((value, at) => at % 4 === 3 && value > 0).length
    })()`)
  await expect.poll(drawn).toBeGreaterThan(2000)
})

test('when the tiles of a configured base map do not come, our own map is there and says so, with a way to try again [D27.18]', async ({
  page,
  hosts,
  complaints,
}) => {
  complaints.allow(/503/)
  await page.route(`${hosts.tiles}/**`, (route) => route.fulfill({ status: 503 }))
  const { say, legend } = await openMap(page, '?layers=boreholes&x=160000&y=460000&z=6&base=configured')
  const told = page.getByRole('status').filter({ hasText: say('map.baseMap.failed') })
  await expect(told).toBeVisible()
  await expect(legend.getByRole('radio', { name: configured.title })).toBeChecked()
  await page.unroute(`${hosts.tiles}/**`)
  await page.getByRole('button', { name: say('list.failed.tryAgain') }).click()
  await expect(page.locator('.map-tiles canvas')).toBeVisible()
  await expect(told).toHaveCount(0)
})

test('inside the detail of a list the configured base map shows too, while the page around it takes nothing from elsewhere [D27.16]', async ({
  page,
  hosts,
}) => {
  const asked = askedFrom(page)
  const { names, say } = await openList(page, boreholes)
  await names.first().click()
  const frame = page.frameLocator('.detail-modal iframe')
  await frame.getByRole('button', { name: say('map.legend'), exact: true }).click()
  await frame.getByRole('radio', { name: configured.title }).check()
  await expect(frame.locator('.map-tiles canvas')).toBeVisible()
  await expect.poll(() => hostsOf(asked)).toContain(hosts.tiles)
  const policy = (await page.request.get('/datacenter/brh-overview')).headers()['content-security-policy']
  expect(policy).not.toContain(hosts.tiles)
})
