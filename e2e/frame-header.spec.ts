import { texts } from '@datacentre/catalogue/texts/index'
import type { Page } from '@playwright/test'
import { changeTexts } from './support/changed-answers.ts'
import { expectPage, home, openPage, pageAt } from './support/every-page.ts'
import { languages } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

/** The menu of the specification, in its order; the first entry is the data centre itself. */
const addresses = [
  'dataUrl',
  'activitiesUrl',
  'legislationAndProceduresUrl',
  'licencesUrl',
  'miningEffectsUrl',
  'publicationsUrl',
  'searchUrl',
] as const

const names = {
  nl: [
    'Datacenter',
    'Data',
    'Activiteiten',
    'Wet- en regelgeving en procedures',
    'Vergunningen',
    'Mijnbouweffecten',
    'Publicaties',
    'Zoeken',
  ],
  en: [
    'Data centre',
    'Data',
    'Activities',
    'Legislation and procedures',
    'Licences',
    'Mining effects',
    'Publications',
    'Search',
  ],
} as const

const menuName = { nl: 'Hoofdmenu', en: 'Main menu' } as const
const logo = {
  nl: { name: 'Olie- en gasportaal, naar de startpagina', words: 'Olie- engasportaal' },
  en: { name: 'Oil and gas portal, go to the home page', words: 'Oil andgas portal' },
} as const

const entries = (page: Page) => page.getByRole('banner').getByRole('navigation').getByRole('link')

const hrefs = (page: Page): Promise<(string | null)[]> =>
  entries(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

for (const language of languages) {
  test(`the menu holds its eight entries in order, with the addresses of the texts, in ${language} [S2.20, S2.22]`, async ({
    page,
  }) => {
    for (const path of ['/', '/field-overview', '/prodfigures/mining', '/about']) {
      await openPage(page, pageAt(path), language)
      await expect(page.getByRole('navigation', { name: menuName[language] })).toBeVisible()
      await expect(entries(page)).toHaveCount(8)
      for (const [at, name] of names[language].entries())
        await expect(entries(page).nth(at)).toHaveAccessibleName(name)
      expect(await hrefs(page)).toEqual(['#', ...addresses.map((key) => texts[language][key])])
    }
  })

  test(`the search is an icon, whose name is for who cannot see it, in ${language} [S2.20]`, async ({
    page,
  }) => {
    await openPage(page, home, language)
    const search = entries(page).last()
    await expect(search.locator('svg')).toBeVisible()
    await expect(search.getByText(names[language][7])).toBeHidden()
  })

  test(`the logo is the one of the language, says so, and links to the root of the site, in ${language} [S2.18, S2.19]`, async ({
    page,
  }) => {
    for (const portalPage of [home, pageAt('/lic-overview')]) {
      await openPage(page, portalPage, language)
      const link = page.getByRole('banner').getByRole('link', { name: logo[language].name })
      await expect(link).toHaveAttribute('href', texts[language].homeUrl)
      const image = link.getByRole('img', { name: logo[language].name })
      await expect(image).toBeVisible()
      expect(await image.locator('text').allTextContents()).toHaveLength(2)
      expect((await image.locator('text').allTextContents()).join('')).toBe(logo[language].words)
    }
  })

  test(`the entry of the data centre is the active one, and leads home from everywhere, in ${language} [S2.21]`, async ({
    page,
  }) => {
    await openPage(page, home, language)
    await expect(entries(page).first()).toHaveAttribute('aria-current', 'page')
    await openPage(page, pageAt('/contact'), language)
    const entry = entries(page).first()
    await expect(entry).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('banner').locator('[aria-current]')).toHaveCount(1)
    const looks = await entries(page).evaluateAll((links) =>
      links.map((link) => {
        const style = link.ownerDocument.defaultView?.getComputedStyle(link)
        return `${style?.fontWeight} ${style?.borderBlockEndColor}`
      }),
    )
    expect(new Set(looks.slice(1)).size).toBe(1)
    expect(looks[0]).not.toBe(looks[1])
    await entry.click()
    await expectPage(page, home, language)
    await expect(page).toHaveURL(language === 'en' ? '/datacenter/?lang=en' : '/datacenter/')
    // On the home itself it is no dead end either.
    await entries(page).first().click()
    await expectPage(page, home, language)
  })
}

test('the menu and the logo lead where the texts say, also when an operator changes them [S2.22, D3.1]', async ({
  page,
}) => {
  const changed = Object.fromEntries(
    [...addresses, 'homeUrl'].map((key) => [key, `https://elsewhere.example/${key}`]),
  )
  await changeTexts(page, 'nl', changed)
  await openPage(page, home)
  expect(await hrefs(page)).toEqual(['#', ...addresses.map((key) => `https://elsewhere.example/${key}`)])
  await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute(
    'href',
    'https://elsewhere.example/homeUrl',
  )
})

test('a text without a host makes a menu entry one of our own pages', async ({ page }) => {
  await changeTexts(page, 'en', { publicationsUrl: 'links' })
  await openPage(page, home, 'en')
  await entries(page).nth(6).click()
  await expectPage(page, pageAt('/links'), 'en')
  await expect(page).toHaveURL('/datacenter/links?lang=en')
})
