import { boreholes } from '@datacentre/catalogue/registers/index'
import { openList } from '../support/list-screen.ts'
import { expect, test } from '../support/test.ts'

test('a row is copied for a spreadsheet, reported by its name, and printed alone [D26.5, D26.6, D29.4, D29.5]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(`window.print = () => { window.printed = true }`)
  const screen = await openList(page, boreholes, { language: 'en' })
  const { say } = screen
  const row = screen.rows.nth(2)
  const name = (await row.locator('.row-name').textContent()) ?? ''
  await row.locator('.row-chevron').click()

  await row.getByRole('button', { name: say('row.copy') }).click()
  await expect(row.getByRole('status')).toHaveText(say('row.copied'))
  const [names = '', values = ''] = (await page.evaluate<string>('navigator.clipboard.readText()')).split(
    '\n',
  )
  expect(names.split('\t')[0]).toBe(say('boreholes.boreholeName'))
  expect(values.split('\t')[0]).toBe(name)
  expect(values.split('\t')).toHaveLength(names.split('\t').length)

  const report = (of: string) => say('reportErrorUrl', { name: encodeURIComponent(of) })
  await expect(row.getByRole('link', { name: say('reportError.of', { name }), exact: true })).toHaveAttribute(
    'href',
    report(name),
  )
  await expect(page.locator('.screen-head').getByRole('link', { name: say('reportError') })).toHaveAttribute(
    'href',
    report(say('register.boreholes.title')),
  )

  await row.getByRole('button', { name: say('row.print') }).click()
  expect(await page.evaluate('window.printed')).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(screen.rows.filter({ visible: true })).toHaveCount(1)
  await expect(row.locator('.row-details dl')).toBeVisible()
  await expect(row.locator('.row-name')).toBeVisible()
  for (const hidden of ['.tool-bar', '#filters', '.row-actions', '.cell-select', '.row-chevron']) {
    await expect(page.locator(hidden).filter({ visible: true })).toHaveCount(0)
  }
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(`window.dispatchEvent(new Event('afterprint'))`)
  await page.emulateMedia({ media: 'print' })
  await expect(screen.rows.filter({ visible: true })).toHaveCount(30)
})
