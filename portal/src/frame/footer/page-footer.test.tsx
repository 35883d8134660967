import { texts, type TextKey } from '@datacentre/catalogue/texts/index'
import { standInService } from '@datacentre/client/testing/service'
import { aDataset } from '@datacentre/fixtures/dataset'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { found, hrefsOf, one, wordsOf } from '@datacentre/client/testing/found'
import { showPortal } from '../../../testing/show-portal.tsx'

// What a list or figures ask is no part of the footer.
const service = standInService()
service.respond({ method: 'POST', path: '/rest/:register/:list' }, () => Response.json([]))

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

const languages = [
  {
    language: 'nl',
    query: '',
    partners: ['Onderzoeksorganisatie, naar de website', 'Geologische dienst, naar de website'],
    service: ['Contact', 'Snelstart', 'English'],
    about: ['Over het datacenter', 'Links', 'Disclaimer', 'Privacy', 'Toegankelijkheid', 'Over de gegevens'],
    titles: ['Service', 'Over deze site'],
    dates: ['Bijgewerkt tot 30 september 2026', 'Cijfers tot en met september 2026', 'Voorbeeldgegevens'],
  },
  {
    language: 'en',
    query: '?lang=en',
    partners: ['Research organisation, go to its website', 'Geological survey, go to its website'],
    service: ['Contact', 'Quickstart', 'Nederlands'],
    about: ['About the data centre', 'Links', 'Disclaimer', 'Privacy', 'Accessibility', 'About the data'],
    titles: ['Service', 'About this site'],
    dates: ['Data as of 30 September 2026', 'Figures to the end of September 2026', 'Demonstration data'],
  },
] as const

const demonstration = { dataset: aDataset({ created: '2026-09-30', demonstration: true }) }
const footer = page.getByRole('contentinfo')
const columns = (): HTMLElement[] => found('footer .page-footer-column')

describe.each(languages)('the footer in $language', ({ language, query, ...words }) => {
  it('holds two partner logos, a service column, a column about the site, and how old the data are [S2.23, S2.24, S2.26, S2.27, D24.4]', async () => {
    for (const path of ['/', '/disclaimer', '/lic-overview']) {
      await showPortal(`${path}${query}`, { config: demonstration })
      await expect.element(footer).toBeVisible()
      for (const name of words.partners)
        await expect.element(footer.getByRole('link', { name }).getByRole('img', { name })).toBeVisible()
      const logos = found('.page-footer-partners a')
      expect(hrefsOf(logos)).toEqual(partnerAddresses.map((key) => texts[language][key]))

      /** Where a text of one of our own pages leads. */
      const ours = (key: TextKey): string => `/datacenter/${texts[language][key]}${query}`
      const [serviceColumn, aboutColumn] = columns()
      const [service, about] = [found('a', serviceColumn), found('a', aboutColumn)]
      expect(wordsOf(found('h2', one('footer')))).toEqual(words.titles)
      for (const name of words.titles)
        await expect.element(footer.getByRole('navigation', { name, exact: true })).toBeVisible()
      expect(wordsOf(service)).toEqual(words.service)
      expect(hrefsOf(service).slice(0, 2)).toEqual(serviceAddresses.map(ours))
      expect(wordsOf(about)).toEqual(words.about)
      expect(hrefsOf(about)).toEqual(aboutAddresses.map(ours))
      expect(wordsOf(found('.page-footer-dataset p'))).toEqual(words.dates)
    }
  })
})

const languageLinks = [
  ['/', '/datacenter/?lang=en'],
  ['/?lang=nl', '/datacenter/?lang=en'],
  ['/brh-overview?searchByName=a&page=2', '/datacenter/brh-overview?lang=en'],
  ['/prodfigures/fields?product=Oil', '/datacenter/prodfigures/fields?lang=en'],
  ['/about?from=mail#privacy', '/datacenter/about?lang=en'],
  ['/smc-lines?lang=en&block=K12', '/datacenter/smc-lines?lang=nl'],
  ['/links?lang=en', '/datacenter/links?lang=nl'],
] as const

describe('the footer', () => {
  it.each(languageLinks)(
    'links from %s to the route in the other language, %s [S2.25]',
    async (address, href) => {
      await showPortal(address)
      await expect.element(footer).toBeVisible()
      expect(hrefsOf(found('footer a[hreflang]'))).toEqual([href])
    },
  )

  it('takes every address from a text, which an operator can change [S2.25, S2.27, D3.1]', async () => {
    const keys = [...partnerAddresses, ...serviceAddresses, ...aboutAddresses]
    const elsewhere = keys.map((key) => `https://elsewhere.example/${key}`)
    const changed = Object.fromEntries(keys.map((key, at) => [key, elsewhere[at]]))
    await showPortal('/', { texts: { ...changed, languageSwitchCode: 'fy' } })
    await expect.element(footer).toBeVisible()
    const all = hrefsOf(found('footer a'))
    expect(all).toEqual([...elsewhere.slice(0, 4), '/datacenter/?lang=fy', ...elsewhere.slice(4)])
  })

  it('says from which month figures are provisional, and so does the page about the data [D28.41]', async () => {
    await showPortal('/dataset?lang=en', { config: { dataset: aDataset({ provisionalFrom: '2026-07' }) } })
    await expect.element(footer).toBeVisible()
    expect(wordsOf(found('.page-footer-dataset p'))).toContain(
      'Figures from July 2026 are provisional and may still change.',
    )
    await expect.poll(() => wordsOf(found('.dataset-facts dt'))).toContain('Provisional figures from')
    expect(wordsOf(found('.dataset-facts dd'))).toContain('July 2026')
  })

  it('says nothing of invented data where the data are real, and neither does the page', async () => {
    await showPortal('/', { config: { dataset: aDataset({ demonstration: false }) } })
    await expect.element(footer).toBeVisible()
    expect(found('aside')).toEqual([])
    expect(document.body.textContent).not.toContain('Voorbeeldgegevens')
  })
})
