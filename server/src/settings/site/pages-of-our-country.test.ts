import { describe, expect, it } from 'vitest'
import { siteFolder } from '../../../testing/site-folder.ts'
import { sayPagesOfOurCountry } from './pages-of-our-country.ts'
import { siteFrom } from './site-settings.ts'

const country = { west: 2.2, south: 49.4, east: 6.5, north: 51.9 }

const warning = (content: unknown, pages: readonly string[] = []) => {
  const files = pages.flatMap((name) =>
    ['nl', 'en'].map((language) => [`pages/${name}.${language}.md`, '# A\n\nB']),
  )
  return sayPagesOfOurCountry(
    siteFrom({ SITE: siteFolder({ 'site.json': content, ...Object.fromEntries(files) }) }),
  )
}

describe('a site of another country', () => {
  it('is warned of each page of ours that tells of the Netherlands [D25.25]', () => {
    expect(warning({ country })).toBe(
      'SITE has a country, but no page of its own for about, links, disclaimer, privacy: ours tell of the Netherlands, ' +
        'its law and its authorities. Write pages/NAME.nl.md and pages/NAME.en.md for each.',
    )
    expect(warning({ country }, ['about', 'links', 'contact'])).toMatch(/ for disclaimer, privacy: /)
  })
  it('is not warned where it brings them, or leads elsewhere in both languages [D25.25]', () => {
    expect(warning({ country }, ['about', 'links', 'disclaimer', 'privacy'])).toBeNull()
    const written = ['about', 'links', 'disclaimer']
    const elsewhere = { privacyUrl: 'https://bodem.example/privacy' }
    expect(warning({ country, texts: { nl: elsewhere, en: elsewhere } }, written)).toBeNull()
    expect(warning({ country, texts: { nl: elsewhere } }, written)).toMatch(/ for privacy: /)
    expect(warning({ partners: false })).toBeNull()
    expect(sayPagesOfOurCountry(siteFrom({}))).toBeNull()
  })
})
