import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { siteFrom } from './site-settings.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>'

describe('the folder of a site', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'))
    writeFileSync(join(folder, 'logo.svg'), SVG)
    mkdirSync(join(folder, 'folder.svg'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const site = (content: unknown) => {
    writeFileSync(join(folder, 'site.json'), typeof content === 'string' ? content : JSON.stringify(content))
    return siteFrom({ SITE: folder })
  }

  it('is not needed', () => {
    expect(siteFrom({})).toMatchObject({ onScreen: { logo: null, partners: true }, logo: null })
  })
  it('gives other texts, a logo, and a page without partners', () => {
    const logo = { file: 'logo.svg', width: 120, height: 40 }
    const given = site({ texts: { nl: { 'site.name': 'Bodemloket' } }, logo, partners: false })
    expect(given.texts.nl['site.name']).toBe('Bodemloket')
    expect(given.onScreen).toEqual({
      logo: { address: expect.stringMatching(/^site\/logo-[0-9a-f]{12}\.svg$/), width: 120, height: 40 },
      partners: false,
      ownName: true,
      country: null,
      startView: null,
      pages: [],
    })
    expect(given.logo?.type).toBe('image/svg+xml')
  })
  it('gives a name that stands wherever ours would, in the other language too, unless it says otherwise [D25.25]', () => {
    const { texts, onScreen } = site({
      texts: {
        nl: { 'site.name': 'Bodemloket', homeUrl: 'https://bodem.example/' },
        en: { 'home.title': 'Soil' },
      },
    })
    expect(texts.nl).toMatchObject({
      'site.pageTitle': '{{page}} – Bodemloket',
      'home.title': 'Bodemloket',
      'page.about.title': 'Over Bodemloket',
      homeUrl: 'https://bodem.example/',
      dataUrl: '',
    })
    expect(texts.en).toMatchObject({ 'site.name': 'Bodemloket', 'home.title': 'Soil', homeUrl: '' })
    expect(onScreen).toMatchObject({ ownName: true, partners: false })
    expect(site({ texts: { nl: { 'home.lead': 'Alles.' } } })).toMatchObject({
      texts: { nl: { 'home.lead': 'Alles.' }, en: {} },
      onScreen: { ownName: false, partners: true },
    })
  })
  it('gives addresses of pages of the portal, of its own pages, of its paths and of elsewhere [D25.25]', () => {
    mkdirSync(join(folder, 'pages'))
    for (const language of ['nl', 'en']) writeFileSync(join(folder, `pages/help.${language}.md`), '# A\n\nB')
    const { texts } = site({
      texts: {
        nl: {
          contactUrl: 'pages/help',
          linksUrl: 'about',
          dataUrl: '/api/',
          homeUrl: 'https://a.example',
        },
      },
    })
    expect(texts.nl).toMatchObject({ contactUrl: 'pages/help', linksUrl: 'about', dataUrl: '/api/' })
  })
  it('gives the country that the map shows [D25.25]', () => {
    const country = { west: -11, south: 51.3, east: -5.3, north: 55.5 }
    const { onScreen, texts } = site({ country })
    expect(onScreen.country).toEqual(country)
    expect(texts.nl['home.lead']).toBe('Openbare gegevens over olie, gas en aardwarmte in de ondergrond.')
  })
  it('gives the start view of the map, in its country [D25.25]', () => {
    const view = { longitude: 5.5, latitude: 52.2, zoom: 4.5 }
    expect(site({ view }).onScreen.startView).toEqual(view)
    const country = { west: -11, south: 51.3, east: -5.3, north: 55.5 }
    const inIreland = { longitude: -8, latitude: 53, zoom: 1 }
    expect(site({ country, view: inIreland }).onScreen.startView).toEqual(inIreland)
    expect(() => site({ country, view })).toThrow(
      'view must have a longitude from -11 to -5.3 and a latitude from 51.3 to 55.5, which is in the country, and a zoom from 1 to 15.',
    )
  })
  it('gives colours that can be read, as a style sheet for light and dark screens', () => {
    const { colours } = site({ colours: { action: { light: '#7a1f00', dark: '#ffb08a' } } })
    expect(colours?.address).toMatch(/^site\/colours-[0-9a-f]{12}\.css$/)
    expect(colours?.css).toContain(':root { --action: #7a1f00; }')
    expect(colours?.css).toContain('(prefers-color-scheme: dark) { :root { --action: #ffb08a; } }')
  })
  it.each([
    ['{', 'is not JSON'],
    ['[]', 'must be an object'],
    [{ colour: 'red' }, '"colour" is not known; texts, logo, partners, colours, country, view are'],
    [{ colours: { action: 'red' } }, 'colours must be an object with paper, surface, action'],
    [{ colours: { action: { light: 'red', dark: '#ffffff' } } }, 'colours must be an object with'],
    [
      { colours: { action: { light: '#cccccc', dark: '#ffffff' } } },
      'colours: action on paper is hard to read (light): its contrast is 1.5, and must be 4.5',
    ],
    [{ texts: { de: {} } }, 'texts.de is no language: nl and en are'],
    [
      { texts: { nl: { 'site.nam': 'A' } } },
      'texts.nl["site.nam"] is no text of the interface: site.name may be meant',
    ],
    [
      { texts: { nl: { ['{{name}}'.repeat(10_000)]: 'A' } } },
      `texts.nl["${'{{name}}'.repeat(10).slice(0, 79)}…"] is no text of the interface`,
    ],
    [{ texts: { nl: { 'site.name': 7 } } }, 'texts.nl["site.name"] must be a text that is not empty'],
    [{ texts: { nl: { 'site.name': 'A {{page}}' } } }, 'has {{page}}, which is not filled in there'],
    [
      { texts: { nl: { reportErrorUrl: 'contact' } } },
      'texts.nl["reportErrorUrl"] must begin with http://, https:// or mailto:',
    ],
    [
      { country: { west: 8, south: 50, east: 2, north: 56 } },
      'country must have west, south, east and north',
    ],
    [{ view: 'home' }, 'view must have a longitude from 2 to 7.6 and a latitude from 50.5 to 56'],
    [{ view: { longitude: 5, latitude: 52 } }, 'view must have a longitude'],
    [{ view: { longitude: 5, latitude: 52, zoom: 0 } }, 'and a zoom from 1 to 15'],
    [{ view: { longitude: 5, latitude: 52, zoom: '4' } }, 'and a zoom from 1 to 15'],
    [{ view: { longitude: 5, latitude: 52, zoom: 4, tilt: 1 } }, 'view must have a longitude'],
    [{ texts: { en: { 'home.lead': 'Hi <script>x</script>' } } }, 'texts.en["home.lead"] holds HTML'],
    [{ partners: 'no' }, 'partners must be true or false'],
    [{ logo: 'logo.svg' }, 'logo must have a file, and in whole pixels a width up to 320'],
    [{ logo: { file: 'a\0.svg', width: 1, height: 1 } }, 'logo must have a file'],
    [{ logo: { file: 'logo.gif', width: 1, height: 1 } }, 'logo.file must end in .svg or .png'],
    [{ logo: { file: 'none.svg', width: 1, height: 1 } }, 'none.svg: is not there'],
    [{ logo: { file: 'folder.svg', width: 1, height: 1 } }, 'folder.svg: cannot be read: it is a folder'],
    [{ logo: { file: 'logo.svg/a.svg', width: 1, height: 1 } }, 'logo.svg/a.svg: is not there'],
  ])('is refused with a sentence where it is wrong: %j [D25.25]', (content, sentence) => {
    expect(() => site(content)).toThrow(sentence)
  })
  it.each([
    'javascript:alert(1)',
    '//evil.example/x',
    'nowhere at all',
    'nowhere',
    'pages/nowhere',
    '/../admin',
    '/%2e%2e/admin',
    '/\\evil.example',
    'https://',
  ])('is refused for an address that leads nowhere: %s [D25.25]', (contactUrl) => {
    expect(() => site({ texts: { nl: { contactUrl } } })).toThrow(
      'texts.nl["contactUrl"] must be a page of the portal such as contact, a page of yours such as pages/NAME, a path',
    )
  })
  it('is refused for a huge logo, one with a script, and one from elsewhere [D25.25]', () => {
    const logo = { file: 'logo.svg', width: 120, height: 40 }
    writeFileSync(join(folder, 'logo.svg'), SVG + ' '.repeat(200_000))
    expect(() => site({ logo })).toThrow('is 196 KB, but a logo may be 100 KB at most')
    writeFileSync(join(folder, 'logo.svg'), SVG.replace('<path', '<s:script>alert(1)</s:script><path'))
    expect(() => site({ logo })).toThrow('holds a script')
    rmSync(join(folder, 'logo.svg'))
    symlinkSync('/etc/hostname', join(folder, 'logo.svg'))
    expect(() => site({ logo })).toThrow('lies outside the folder')
  })
  it('must be there', () => {
    expect(() => siteFrom({ SITE: join(folder, 'nowhere') })).toThrow(
      /nowhere\/site\.json: cannot be read: SITE must be a folder that holds a site\.json\.$/,
    )
  })
})
