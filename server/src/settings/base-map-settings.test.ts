import { describe, expect, it } from 'vitest'
import { listeningServer } from '../../testing/listening-server.ts'
import { baseMapFrom } from './base-map-settings.ts'

const environment = {
  BASE_MAP_URL: 'https://tiles.example:8443/brt/{z}/{x}/{y}.png',
  BASE_MAP_TITLE: 'BRT',
  BASE_MAP_ATTRIBUTION: '© Kadaster, CC BY 4.0',
}

describe('the settings of a base map', () => {
  it('are tiles with a name and whose they are', () => {
    expect(baseMapFrom(environment)).toEqual({
      url: 'https://tiles.example:8443/brt/{z}/{x}/{y}.png',
      title: 'BRT',
      attribution: '© Kadaster, CC BY 4.0',
    })
  })
  it('may leave the name to us', () => {
    expect(baseMapFrom({ ...environment, BASE_MAP_TITLE: '' })).toMatchObject({ title: null })
  })
  it('take a WMTS that is asked by parameters', () => {
    const url = 'https://tiles.example/wmts?request=GetTile&tilematrix={z}&tilecol={x}&tilerow={y}'
    expect(baseMapFrom({ ...environment, BASE_MAP_URL: url })).toMatchObject({ url })
  })
  it('are none where nothing is said', () => {
    expect(baseMapFrom({})).toBeNull()
    expect(baseMapFrom({ BASE_MAP_URL: '' })).toBeNull()
  })
  it.each([
    'tiles.example/{z}/{x}/{y}.png',
    'ftp://tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/{z}/{x}.png',
    'https://tiles.example/wmts?request=GetCapabilities',
    'https://{z}.tiles.example/{x}/{y}.png',
    'https://me:secret@tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/#{z}/{x}/{y}.png',
    "https://tiles.example;script-src 'unsafe-inline'/{z}/{x}/{y}.png",
  ])('stop the start when BASE_MAP_URL is "%s", with one sentence that names it [D27.17]', (url) => {
    expect(() => baseMapFrom({ ...environment, BASE_MAP_URL: url })).toThrow(
      /^BASE_MAP_URL is ".*", but must be the address of tiles .+\.$/,
    )
  })
  it('stop the start when it is not said whose the tiles are [D27.15]', () => {
    expect(() => baseMapFrom({ ...environment, BASE_MAP_ATTRIBUTION: ' ' })).toThrow(
      /^BASE_MAP_ATTRIBUTION is "", but must be .+\.$/,
    )
  })
  it('stop the start when there is a name without tiles [D27.17]', () => {
    expect(() => baseMapFrom({ BASE_MAP_TITLE: 'BRT' })).toThrow(/^BASE_MAP_URL is "", but must be .+\.$/)
  })
})

describe('a base map from another host', () => {
  const policyOf = async (url: string, configured: Readonly<Record<string, string>>): Promise<string> => {
    const { server } = await listeningServer({ snapshot: null, environment: configured })
    const { headers } = await server.inject({ url, headers: { accept: 'text/html' } })
    return String(headers['content-security-policy'])
  }

  it('opens the pages of the map for pictures of that host, and for nothing else [D27.16]', async () => {
    for (const url of ['/mapviewer/', '/mapviewer/brh/1/', '/mapviewer/brh/1/?datacenter=true']) {
      const strict = await policyOf(url, {})
      expect(await policyOf(url, environment)).toBe(
        strict.replace("img-src 'self' data:", "img-src 'self' data: https://tiles.example:8443"),
      )
    }
  })
  it('leaves the pages of the data centre and every call as strict as they are [D27.16]', async () => {
    for (const url of ['/datacenter/', '/datacenter/brh-overview', '/mapviewer/rest/config', '/healthz'])
      expect(await policyOf(url, environment)).toBe(await policyOf(url, {}))
  })
  it('is told in the configuration, which has none without it', async () => {
    const { server } = await listeningServer({ snapshot: null, environment })
    const config = (await server.inject('/mapviewer/rest/config')).json()
    expect(config.baseMap).toEqual(baseMapFrom(environment))
    const plain = await listeningServer({ snapshot: null })
    expect((await plain.server.inject('/mapviewer/rest/config')).json().baseMap).toBeNull()
  })
})
