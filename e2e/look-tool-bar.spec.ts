import type { Register } from '@datacentre/catalogue/grammar/register'
import { boreholes, registers } from '@datacentre/catalogue/registers/index'
import type { Locator } from '@playwright/test'
import { answerDownloads } from './support/downloads.ts'
import { languages, openList } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

for (const register of registers as readonly Register[]) {
  test(`${register.id}: the list does not move when all its rows are selected, in any window [D29.25]`, async ({
    page,
  }) => {
    for (const language of languages) {
      const screen = await openList(page, register, { language })
      const top = async (): Promise<number> => (await page.locator('.register-body').boundingBox())!.y
      for (const width of [1600, 1440, 1400, 1280, 1180, 1100, 1000, 900, 700]) {
        await page.setViewportSize({ width, height: 900 })
        const before = await top()
        await screen.selectAll.check()
        await expect(screen.download).toBeEnabled()
        expect([language, width, await top()]).toEqual([language, width, before])
        await screen.selectAll.uncheck()
      }
    }
  })
}

const boxOf = async (control: Locator) => (await control.boundingBox())!

test('the controls of the tool bar stand in rows, and none moves when the numbers beside it change [D29.34]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  const screen = await openList(page, boreholes)
  const { toggle, search, order, selectAll, mapButton, download } = screen
  const bottoms = async (controls: readonly Locator[]) =>
    new Set(
      await Promise.all(
        controls.map(async (control) => {
          const { y, height } = await boxOf(control)
          return Math.round(y + height)
        }),
      ),
    )
  expect((await bottoms([toggle, search, order])).size).toBe(1)
  expect((await bottoms([mapButton, download])).size).toBe(1)
  // In line with what stands under them.
  const list = await boxOf(page.locator('.register-list'))
  expect((await boxOf(search.locator('..'))).x).toBe(list.x)
  const { x, width } = await boxOf(download)
  expect(Math.round(x + width)).toBe(Math.round(list.x + list.width))
  const still = [toggle, search, order, selectAll]
  const places = () => Promise.all(still.map(async (control) => (await boxOf(control)).x))
  const before = await places()
  await screen.choose(screen.say('filter.onOffshore'), screen.say('onOffshore.ON'))
  await expect(screen.badge).toHaveText('1')
  expect(await places()).toEqual(before)
  await screen.search.fill('zand')
  await expect(screen.chips).toHaveCount(2)
  expect(await places()).toEqual(before)
})

test('what is told of a download takes no room, and goes by its cross, by Escape or by itself [D29.35]', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-15T12:00:00Z') })
  const screen = await openList(page, boreholes)
  await answerDownloads(page, boreholes)
  await screen.rows.first().getByRole('checkbox').check()
  const top = async () => (await boxOf(page.locator('.register-body'))).y
  const before = await top()
  const told = screen.say('download.done', { file: boreholes.spreadsheet })
  const ways = [
    () => page.getByRole('button', { name: screen.say('message.close') }).click(),
    () => page.keyboard.press('Escape'),
    () => page.clock.runFor(10_000),
  ]
  for (const leave of ways) {
    await screen.download.click()
    await expect(screen.status).toHaveText(told)
    expect(await top()).toBe(before)
    await leave()
    await expect(screen.status).toHaveText('')
  }
})
