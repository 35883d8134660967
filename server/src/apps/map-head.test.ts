import { layerAddress } from '@datacentre/catalogue/wire/map-addresses'
import { describe, expect, it } from 'vitest'
import { withMapAhead, withMapHead } from './map-head.ts'

const VERSION = '1-97c0'

/** What a page of the map asks for before its program runs. */
function asksAhead(address: string, mapVersion: string | null = VERSION): readonly string[] {
  const [path = '', query] = address.split('?')
  const page = withMapAhead(
    '<head></head>',
    { path, query: query === undefined ? '' : `?${query}`, language: 'en', isPlain: query === undefined },
    mapVersion,
  )
  return [...page.matchAll(/<link rel="preload" as="fetch" crossorigin href="([^"]*)"/g)].map(
    ([, href = '']) => href,
  )
}

describe('a page of the map', () => {
  it('is in the language of its address, also for who runs no script [D2.3, D2.4]', () => {
    const page = '<html lang="nl"><head><title>Datacenter</title></head></html>'
    expect(withMapHead(page, 'nl')).toContain('<html lang="nl"><head><title>Kaart – Datacenter')
    expect(withMapHead(page, 'en')).toContain('<html lang="en"><head><title>Map – Data centre')
  })
  it('asks ahead for its configuration and the texts of its language [D27.95]', () => {
    expect(asksAhead('/?layers=')).toEqual(['rest/config', 'i18n/en.json'])
  })
  it('asks ahead for the layers that its address names [D27.95]', () => {
    expect(asksAhead('/?layers=lines,boreholes&x=1').slice(2)).toEqual([
      layerAddress(VERSION, 'lines'),
      layerAddress(VERSION, 'boreholes'),
    ])
  })
  it('asks ahead for its object and for what the map shows with it [D27.95]', () => {
    expect(asksAhead('/smc/survey/12/').slice(2)).toEqual([
      'rest/objects/surveys/12',
      layerAddress(VERSION, 'surveys'),
      layerAddress(VERSION, 'lines'),
    ])
  })
  it('asks for no layers where there are no data [D27.95]', () => {
    expect(asksAhead('/?layers=lines', null)).toEqual(['rest/config', 'i18n/en.json'])
  })
})
