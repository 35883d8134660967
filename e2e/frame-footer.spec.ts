import { texts, type Language, type TextKey } from '@datacentre/catalogue/texts/index'
import type { Locator, Page } from '@playwright/test'
import { changeTexts } from './support/changed-answers.ts'
import { home, openPage, pageAt } from './support/every-page.ts'
import { languages } from './support/list-screen.ts'
import { expect, test } from './support/test.ts'

const words = {
  nl: {
    partners: ['Onderzoeksorganisatie, naar de website', 'Geologische dienst, naar de website'],
    service: ['Contact', 'Snelstart', 'English'],
    about: ['Over het datacenter', 'Links', 'Disclaimer', 'Privacy', 'Toegankelijkheid', 'Over de gegevens'],
    titles: ['Service', 'Over deze site'],
  },
  en: {
    partners: ['Research organisation, go to its website', 'Geological survey, go to its website'],
    service: ['Contact', 'Quickstart', 'Nederlands'],
    about: ['About the data centre', 'Links', 'Disclaimer', 'Privacy', 'Accessibility', 'About the data'],
    titles: ['Service', 'About this site'],
  },
} as const

const partnerAddresses = ['researchOrganisationUrl', 'geologicalSurveyUrl'] as const
const serviceAddresses = ['contactUrl', 'quickstartUrl'] as const
const aboutAddresses = [
  'aboutUrl',
  'linksUrl',
  'disclaimerUrl',
  'privacyUrl',
  'accessibilityUrl',
  'datasetUrl',
] as const

const column = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('navigation', { name, exact: true })

const hrefs = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

/** Where a text of one of our own pages leads. */
const ours = (language: Language) => (key: TextKey) =>
  `/datacenter/${texts[language][key]}${language === 'en' ? '?lang=en' : ''}`

for (const language of languages) {
  test(`the footer holds two partner logos, a service column and a column about the site, in ${language} [S2.23, S2.24, S2.26, S2.27]`, async ({
    page,
  }) => {
    const { partners, service, about, titles } = words[language]
    for (const path of ['/', '/smc-lines', '/prodfigures/wells', '/disclaimer']) {
      await openPage(page, pageAt(path), language)

      const logos = page
        .getByRole('contentinfo')
        .getByRole('link')
        .filter({ has: page.getByRole('img') })
      await expect(logos).toHaveCount(2)
      for (const [at, name] of partners.entries()) {
        await expect(logos.nth(at)).toHaveAccessibleName(name)
        await expect(logos.nth(at).getByRole('img', { name })).toBeVisible()
      }
      expect(await hrefs(logos)).toEqual(partnerAddresses.map((key) => texts[language][key]))

      await expect(column(page, titles[0]).getByRole('heading')).toHaveText(titles[0])
      await expect(column(page, titles[0]).getByRole('link')).toHaveText([...service])
      expect((await hrefs(column(page, titles[0]).getByRole('link'))).slice(0, 2)).toEqual(
        serviceAddresses.map(ours(language)),
      )

      await expect(column(page, titles[1]).getByRole('heading')).toHaveText(titles[1])
      await expect(column(page, titles[1]).getByRole('link')).toHaveText([...about])
      expect(await hrefs(column(page, titles[1]).getByRole('link'))).toEqual(
        aboutAddresses.map(ours(language)),
      )
    }
  })

  test(`the footer says how old the data are, in ${language}`, async ({ page }) => {
    await openPage(page, home, language)
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(
      { nl: 'Bijgewerkt tot 30 september 2026', en: 'Data as of 30 September 2026' }[language],
    )
    await expect(footer).toContainText({ nl: 'september 2026', en: 'September 2026' }[language])
  })
}

test('every address in the footer is a text, which an operator can change [S2.25, S2.27, D3.1]', async ({
  page,
}) => {
  const keys = [...partnerAddresses, ...serviceAddresses, ...aboutAddresses]
  await changeTexts(page, 'nl', {
    ...Object.fromEntries(keys.map((key) => [key, `https://elsewhere.example/${key}`])),
    languageSwitchCode: 'fy',
  })
  await openPage(page, home)
  const all = await hrefs(page.getByRole('contentinfo').getByRole('link'))
  const elsewhere = keys.map((key) => `https://elsewhere.example/${key}`)
  expect(all).toEqual([...elsewhere.slice(0, 4), '/datacenter/?lang=fy', ...elsewhere.slice(4)])
})
