import { speak } from '@datacentre/catalogue/texts/index'
import { expectPage, openPage, pageAt } from './support/every-page.ts'
import { expect, test } from './support/test.ts'

const fieldFigures = pageAt('/prodfigures/fields')
const search = { name: speak('nl')('filter.name') }

test("filterRestore brings the saved criteria of figures per field back where it is exactly 'true', and only there [S2.7]", async ({
  page,
}) => {
  await openPage(page, fieldFigures)
  const box = page.getByRole('searchbox', search)
  const kept = () => page.evaluate<string | null>("sessionStorage.getItem('filterCriteria')")
  await box.fill('oost')
  await expect(page).toHaveURL(/name=oost/)
  expect(await kept()).toContain('oost')

  for (const query of ['', 'filterRestore=', 'filterRestore=1', 'filterRestore=TRUE']) {
    await page.goto(`/datacenter${fieldFigures.path}?${query}`)
    await expectPage(page, fieldFigures)
    await expect(box, query).toHaveValue('')
    expect(await kept()).toContain('oost')
  }
  await page.goto(`/datacenter${fieldFigures.path}?filterRestore=true`)
  await expectPage(page, fieldFigures)
  await expect(box).toHaveValue('oost')
  expect(await kept()).toBeNull()
})
