import type { Language } from '@datacentre/catalogue/texts/index'
import { aDataset } from '@datacentre/fixtures/dataset'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { found, hrefsOf, one, wordsOf } from '@datacentre/client/testing/found'
import { showPortal } from '../../testing/show-portal.tsx'

const languages = ['nl', 'en'] as const satisfies readonly Language[]

/** What a visitor comes to each page for, in words that only its real content has. */
const content: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = {
  '/quickstart': {
    nl: ['Zoeken en filteren', 'NITG-nummer', 'Selecteren en downloaden', '1,054915', 'curl -X POST'],
    en: ['Searching and filtering', 'NITG number', 'Selecting and downloading', '1.054915', 'curl -X POST'],
  },
  '/about': {
    nl: ['Mijnbouwwet', 'januari 2003', 'European Union Public Licence'],
    en: ['Mining Act', 'January 2003', 'European Union Public Licence'],
  },
  '/links': { nl: ['DINOloket', 'KNMI', 'Mijnbouwwet'], en: ['DINOloket', 'KNMI', 'Mining Act'] },
  '/disclaimer': {
    nl: ['Voorbeeldgegevens', 'geen rechten', 'niet aansprakelijk'],
    en: ['Demonstration data', 'No rights', 'not liable'],
  },
  '/privacy': {
    nl: ['XSRF-TOKEN', 'Ook uw IP-adres staat er niet in', 'in een header', 'De beheerder'],
    en: ['XSRF-TOKEN', 'does not contain your IP address', 'in a header', 'The operator'],
  },
  '/contact': {
    nl: ['datacenter@example.org', 'Meld een fout in de gegevens'],
    en: ['datacentre@example.org', 'Report an error in the data'],
  },
  '/accessibility': {
    nl: ['WCAG 2.2', 'niveau AA', 'november 2026', 'ombudsman'],
    en: ['WCAG 2.2', 'level AA', 'November 2026', 'Ombudsman'],
  },
  '/licence-figures': {
    nl: ['Waarom niet', 'Wat u wel kunt doen', 'altijd een lege lijst'],
    en: ['Why not', 'What you can do', 'always an empty list'],
  },
  '/dataset': {
    nl: ['Creative Commons Naamsvermelding 4.0', 'Noem de bron', 'Kenmerken'],
    en: ['Creative Commons Attribution 4.0', 'Cite the source', 'Details'],
  },
}

const dataset = aDataset({
  demonstration: true,
  licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  texts: {
    nl: {
      title: 'Voorbeeldgegevens van een land',
      licence: 'Creative Commons Naamsvermelding 4.0',
      sources: ['Verzonnen met het programma van het datacenter', 'Kustlijn uit openbare gegevens'],
    },
    en: {
      title: 'Demonstration data of a country',
      licence: 'Creative Commons Attribution 4.0',
      sources: ['Made up by the program of the data centre', 'Coast line from public data'],
    },
  },
})

async function openPage(path: string, language: Language): Promise<void> {
  await showPortal(`${path}${language === 'en' ? '?lang=en' : ''}`, { config: { dataset } })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => found('.prose').length).toBe(1)
}

const headings = (): HTMLElement[] => found('.prose-text h2')
const sentencesOf = (text: string): string[] =>
  text.split(/[.?!:\n]+\s*/).filter((sentence) => sentence.split(' ').length > 5)

describe.each(Object.entries(content))('%s', (path, words) => {
  it('has real content in both languages: a lead, sections and some hundreds of words [D3.3, D3.4, D26.9]', async () => {
    const outlines: string[][] = []
    const proses: string[] = []
    for (const language of languages) {
      await openPage(path, language)
      expect(one('.prose-lead').textContent).not.toBe('')
      const ids = headings().map(({ id }) => id)
      expect(ids.length).toBeGreaterThanOrEqual(3)
      outlines.push(ids)
      const text = one('.prose').innerText
      proses.push(text)
      expect(text.split(/\s+/).length).toBeGreaterThan(190)
      expect(text).not.toMatch(/lorem|todo|tbd|\{\{|undefined|\bpage\.\w/i)
      for (const word of words[language]) expect(text).toContain(word)
      // No section stands empty.
      for (const section of found('.prose-text section'))
        expect(section.innerText.split(/\s+/).length).toBeGreaterThan(8)
    }
    expect(outlines[1]).toEqual(outlines[0])
    const dutch = new Set(sentencesOf(proses[0] ?? ''))
    expect(sentencesOf(proses[1] ?? '').filter((sentence) => dutch.has(sentence))).toEqual([])
  })

  it('has a table of contents that names its sections and leads there, in both languages', async () => {
    for (const language of languages) {
      await openPage(path, language)
      const name = { nl: 'Op deze pagina', en: 'On this page' }[language]
      const links = page.getByRole('navigation', { name }).getByRole('link')
      expect(wordsOf(links.elements())).toEqual(wordsOf(headings()))
      const [last, steps] = [headings().at(-1)!, history.length]
      await userEvent.click(links.last())
      expect(document.activeElement).toBe(last)
      await expect.element(page.elementLocator(last)).toBeInViewport()
      expect(location.pathname + location.search + location.hash).toBe(
        `/datacenter${path}${language === 'en' ? '?lang=en' : ''}#${last.id}`,
      )
      expect(history.length).toBe(steps)
    }
  })
})

describe.each(languages)('the links to others in %s', (language) => {
  it('have a title, an address and what one finds there [S3.31]', async () => {
    await openPage('/links', language)
    const links = found('.prose-text dl > div')
    expect(links.length).toBeGreaterThanOrEqual(10)
    for (const link of links) {
      expect(one('dt a', link).textContent?.length).toBeGreaterThan(3)
      expect(one('dt a', link).getAttribute('href')).toMatch(/^https:\/\/[a-z.]+\.[a-z]+(\/|$)/)
      expect(one('dd', link).textContent?.split(' ').length).toBeGreaterThan(4)
    }
    const addresses = hrefsOf(links.map((link) => one('dt a', link)))
    expect(new Set(addresses).size).toBe(links.length)
  })
})

describe('a page to read', () => {
  it('is no wider than can be read, on a very wide screen', async () => {
    await page.viewport(2560, 1200)
    await openPage('/about', 'nl')
    expect(found('.prose-text p')[0]?.getBoundingClientRect().width).toBeLessThanOrEqual(760)
  })
})
