import type { Register } from '@datacentre/catalogue/grammar/register'
import { registers } from '@datacentre/catalogue/registers/index'
import { languages, openList } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

for (const register of registers as readonly Register[]) {
  test(`${register.id}: the list does not move when all its rows are selected, in any window`, async ({
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
