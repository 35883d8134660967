import { texts } from '@datacentre/catalogue/texts/index'
import { aConfig } from '@datacentre/fixtures/dataset'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { found, hrefsOf, one, wordsOf } from '@datacentre/client/testing/found'
import { showPortal } from '../../../testing/show-portal.tsx'

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

const languages = [
  {
    language: 'nl',
    query: '',
    menu: 'Hoofdmenu',
    names: [
      'Datacenter',
      'Data',
      'Activiteiten',
      'Wet- en regelgeving en procedures',
      'Vergunningen',
      'Mijnbouweffecten',
      'Publicaties',
      'Zoeken',
    ],
    logo: 'Olie- en gasportaal, naar de startpagina',
    logoWords: 'Olie- engasportaal',
    home: 'Datacenter',
  },
  {
    language: 'en',
    query: '?lang=en',
    menu: 'Main menu',
    names: [
      'Data centre',
      'Data',
      'Activities',
      'Legislation and procedures',
      'Licences',
      'Mining effects',
      'Publications',
      'Search',
    ],
    logo: 'Oil and gas portal, go to the home page',
    logoWords: 'Oil andgas portal',
    home: 'Data centre',
  },
] as const

const heading = page.getByRole('heading', { level: 1 })
const entries = (): HTMLElement[] => found('header .main-menu a')

describe.each(languages)('the header in $language', ({ language, query, menu, names, ...words }) => {
  it('has a menu of eight entries in order, with the addresses of the texts, and a search that is an icon [S2.20, S2.22]', async () => {
    for (const path of ['/', '/contact']) {
      await showPortal(`${path}${query}`)
      await expect.element(page.getByRole('navigation', { name: menu })).toBeVisible()
      for (const [at, name] of names.entries())
        await expect.element(page.elementLocator(entries()[at]!)).toHaveAccessibleName(name)
      expect(hrefsOf(entries())).toEqual(['#', ...addresses.map((key) => texts[language][key])])
      const search = entries().at(-1)!
      await expect.element(page.elementLocator(one('svg', search))).toBeVisible()
      await expect.element(page.elementLocator(one('span', search))).not.toBeVisible()
    }
  })

  it('has the logo of the language, which says so and links to the root of the site [S2.18, S2.19]', async () => {
    await showPortal(`/contact${query}`)
    const link = page.getByRole('banner').getByRole('link', { name: words.logo })
    await expect.element(link).toHaveAttribute('href', texts[language].homeUrl)
    await expect.element(link.getByRole('img', { name: words.logo })).toBeVisible()
    const lines = wordsOf(found('svg text', link.element()))
    expect(lines).toHaveLength(2)
    expect(lines.join('')).toBe(words.logoWords)
  })

  it('has the data centre as the active entry, which leads home from everywhere [S2.21]', async () => {
    await showPortal(`/contact${query}`)
    await expect.element(heading).toHaveTextContent('Contact')
    expect(found('header [aria-current]')).toEqual([entries()[0]])
    expect(entries()[0]?.getAttribute('aria-current')).toBe('true')
    const looks = entries().map((link) => {
      const { fontWeight, borderBlockEndColor } = getComputedStyle(link)
      return `${fontWeight} ${borderBlockEndColor}`
    })
    expect(new Set(looks.slice(1)).size).toBe(1)
    expect(looks[0]).not.toBe(looks[1])
    await userEvent.click(entries()[0]!)
    await expect.element(heading).toHaveTextContent(words.home)
    expect(location.pathname + location.search).toBe(`/datacenter/${query}`)
    expect(entries()[0]?.getAttribute('aria-current')).toBe('page')
    // On the home itself it is no dead end either.
    await userEvent.click(entries()[0]!)
    await expect.element(heading).toHaveTextContent(words.home)
  })
})

describe('a site of another organisation', () => {
  it('has its own logo, and no partners where it has none', async () => {
    const logo = { address: 'site/logo-0123456789ab.svg', width: 120, height: 40 }
    await showPortal('/', { config: { site: { ...aConfig().site, logo, partners: false } } })
    const picture = page.getByRole('img', { name: 'Olie- en gasportaal, naar de startpagina' })
    await expect.element(picture).toHaveAttribute('src', logo.address)
    await expect.element(picture).toHaveAttribute('height', '40')
    expect(found('.site-logo')).toEqual([])
    await expect.element(page.getByRole('contentinfo')).toBeVisible()
    expect(found('.page-footer-partners a')).toEqual([])
  })
  it('has its name in the place of our logo, and of the menu and the breadcrumb only what it gives an address [D25.25]', async () => {
    const site = { ...aConfig().site, ownName: true, partners: false }
    const without = Object.fromEntries([...addresses, 'homeUrl'].map((key) => [key, '']))
    await showPortal('/contact', {
      config: { site },
      texts: { ...without, publicationsUrl: 'https://soil.example/', 'site.name': 'Soil' },
    })
    await expect.element(heading).toBeVisible()
    expect(found('.site-logo')).toEqual([])
    expect(wordsOf([one('.page-header-logo')])).toEqual(['Soil'])
    expect(hrefsOf([one('.page-header-logo')])).toEqual(['/datacenter/'])
    expect(hrefsOf(entries())).toEqual(['#', 'https://soil.example/'])
    expect(hrefsOf(found('.breadcrumb a'))).toEqual(['/datacenter/', '/datacenter/contact'])
  })
})

describe('the header', () => {
  it('leads where the texts say, also when an operator changes them [S2.22, D3.1]', async () => {
    const elsewhere = (key: string): string => `https://elsewhere.example/${key}`
    await showPortal('/', {
      texts: Object.fromEntries([...addresses, 'homeUrl'].map((key) => [key, elsewhere(key)])),
    })
    await expect.element(heading).toBeVisible()
    expect(hrefsOf(entries())).toEqual(['#', ...addresses.map(elsewhere)])
    expect(hrefsOf([one('.page-header-logo')])).toEqual([elsewhere('homeUrl')])
  })

  it('makes an entry whose text has no host one of our own pages', async () => {
    await showPortal('/?lang=en', { texts: { publicationsUrl: 'links' } })
    await page.getByRole('banner').getByRole('link', { name: 'Publications' }).click()
    await expect.element(heading).toHaveTextContent('Links')
    expect(location.pathname + location.search).toBe('/datacenter/links?lang=en')
  })

  it('is at least 1245 px wide and 95 px high in windows of 640 px and wider, and scrolls to its last entry [S2.16, S2.17, D14.1]', async () => {
    for (const width of [640, 900, 1400]) {
      await page.viewport(width, 900)
      await showPortal('/')
      await expect.element(heading).toBeVisible()
      const { width: wide, height } = one('header.page-header').getBoundingClientRect()
      expect(wide).toBeGreaterThanOrEqual(1245)
      expect(height).toBeGreaterThanOrEqual(95)
      entries().at(-1)!.focus()
      await expect.element(page.elementLocator(entries().at(-1)!)).toBeInViewport({ ratio: 1 })
    }
  })
})
