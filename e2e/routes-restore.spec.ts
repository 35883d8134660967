import { speak } from '@datacentre/catalogue/texts/index'
import { expectPage, openPage, pageAt } from './support/every-page.ts'
import { expect, test } from './support/test.ts'

const fieldFigures = pageAt('/prodfigures/fields')
const search = { name: speak('nl')('filter.name') }

for (const [query, isRestored] of [
  ['filterRestore=true', true],
  ['filterRestore=TRUE', false],
  ['filterRestore=1', false],
  ['filterRestore=', false],
  ['', false],
] as const) {
  test(`figures per field opened with '${query}' bring the saved criteria back: ${isRestored}`, async ({
    page,
  }) => {
    await openPage(page, fieldFigures)
    const box = page.getByRole('searchbox', search)
    await box.fill('oost')
    await expect(page).toHaveURL(/name=oost/)
    expect(await page.evaluate("sessionStorage.getItem('filterCriteria')")).toContain('oost')

    await page.goto(`/datacenter${fieldFigures.path}?${query}`)
    await expectPage(page, fieldFigures)
    await expect(box).toHaveValue(isRestored ? 'oost' : '')
    const kept = await page.evaluate<string | null>("sessionStorage.getItem('filterCriteria')")
    expect(kept === null).toBe(isRestored)
  })
}
