import type { Register } from '@datacentre/catalogue/grammar/register'
import {
  boreholes,
  seismicLines,
  seismicSurveys2d,
  seismicSurveys3d,
} from '@datacentre/catalogue/registers/index'
import { openList } from '../support/list-screen.ts'
import { expect, test } from '../support/test.ts'

const seismic: readonly Register[] = [seismicLines, seismicSurveys2d, seismicSurveys3d]

test('the seismic screens share a header with tabs, and have a breadcrumb, an icon and a title; a filter of one does not follow to another [S2.106, S2.107]', async ({
  page,
  rowsOf,
}) => {
  const screen = await openList(page, seismicLines, { language: 'en' })
  const { say } = screen
  const tabs = page.getByRole('navigation', { name: say('seismic.tabs') })
  for (const register of seismic) {
    const title = say(`register.${register.id}.title`)
    await tabs.getByRole('link', { name: title, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/datacenter${register.route}\\?lang=en$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('.screen-head-icon svg')).toBeVisible()
    await expect(tabs.getByRole('link')).toHaveText(seismic.map(({ id }) => say(`register.${id}.title`)))
    await expect(tabs.locator('[aria-current=page]')).toHaveText(title)
    const breadcrumb = page.getByRole('navigation', { name: say('breadcrumb.label') })
    await expect(breadcrumb.getByRole('link').last()).toHaveText(title)
    await expect(breadcrumb.getByRole('link').last()).toHaveAttribute('aria-current', 'page')
    await expect(screen.rows.first()).toBeVisible()
  }

  await tabs.getByRole('link', { name: say('register.seismic-lines.title'), exact: true }).click()
  await screen.choose(say('filter.province'), 'Drenthe')
  await expect(screen.badge).toHaveText('1')
  await tabs.getByRole('link', { name: say('register.seismic-surveys-2d.title'), exact: true }).click()
  await expect(screen.count).toHaveText(
    say('register.seismic-surveys-2d.count', { count: (await rowsOf(seismicSurveys2d)).length }),
  )
  await expect(screen.badge).toHaveCount(0)
  await page.goBack()
  await expect(screen.badge).toHaveText('1')
  await expect(screen.selectAll).toBeChecked()
  await openList(page, boreholes, { language: 'en' })
  await expect(tabs).toHaveCount(0)
})
