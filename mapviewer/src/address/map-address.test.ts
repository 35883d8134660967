import { describe, expect, it } from 'vitest'
import { readAddress, writeAddress } from './map-address.ts'

const BASE = '/mapviewer/'
const read = (address: string) => readAddress(new URL(address, 'http://map.example'), BASE)

describe('the address of the map viewer', () => {
  it.each([
    ['/mapviewer/brh/106504134/?lang=nl', { layer: 'boreholes', id: '106504134' }],
    ['/mapviewer/brh/106504134', { layer: 'boreholes', id: '106504134' }],
    ['/mapviewer/field/L10-CDA/', { layer: 'fields', id: 'L10-CDA' }],
    ['/mapviewer/field/A%2FB/', { layer: 'fields', id: 'A/B' }],
    ['/mapviewer/lic/GDNC-000000083499/', { layer: 'licences', id: 'GDNC-000000083499' }],
    ['/mapviewer/smc/line/12/', { layer: 'seismic-lines', id: '12' }],
    ['/mapviewer/smc/survey/12', { layer: 'seismic-surveys-2d', id: '12' }],
    ['/mapviewer/smc/3dsurvey/12/', { layer: 'seismic-surveys-3d', id: '12' }],
    ['/mapviewer/facility/K12-A/', { layer: 'facilities', id: 'K12-A' }],
  ])('%s names one object [D27.1]', (address, object) => {
    expect(read(address).object).toEqual(object)
  })
  it('names none at the root', () => {
    expect(read('/mapviewer/').object).toBeNull()
    expect(read('/mapviewer/brh/').object).toBeNull()
  })
  it('carries selected rows in the fragment', () => {
    expect(read('/mapviewer/?layers=fields#ids=12,13,A%2CB')).toMatchObject({
      layers: ['fields'],
      ids: ['12', '13', 'A,B'],
    })
  })
  it('leaves layers it does not know out, and tells none from not named', () => {
    expect(read('/mapviewer/?layers=fields,rivers').layers).toEqual(['fields'])
    expect(read('/mapviewer/?layers=').layers).toEqual([])
    expect(read('/mapviewer/?layers=rivers').layers).toBeNull()
    expect(read('/mapviewer/').layers).toBeNull()
  })
  it('carries the filters of a list, but not its page and order', () => {
    expect(read('/mapviewer/?layers=fields&status=W&page=3&order=fieldCode').filters).toEqual({
      fields: { status: 'W' },
    })
  })
  it('is embedded only with the marker', () => {
    expect(read('/mapviewer/?datacenter=true').embedded).toBe(true)
    expect(read('/mapviewer/?datacenter=false').embedded).toBe(false)
  })
  it('has a place only when all of it is there', () => {
    expect(read('/mapviewer/?x=155000&y=463000&z=7.5').place).toEqual({ x: 155000, y: 463000, zoom: 7.5 })
    expect(read('/mapviewer/?x=155000&y=463000').place).toBeNull()
    expect(read('/mapviewer/?x=155000&y=north&z=2').place).toBeNull()
  })
  it('keeps no more of what was found than one can search for, and never half a character', () => {
    const long = `${'x'.repeat(99)}\u{1F600}`
    const address = read(`/mapviewer/?found=${encodeURIComponent(long)}`)
    expect(address.found).toBe('x'.repeat(99))
    expect(writeAddress(address, BASE)).toContain(`found=${'x'.repeat(99)}`)
  })
  it.each([
    '/mapviewer/?lang=nl',
    '/mapviewer/field/A%2FB/?lang=en&datacenter=true&layers=fields,boreholes&x=1&y=-2&z=3.25&base=coast&lapsed=true',
    '/mapviewer/brh/a%2Fb/?lang=nl',
    '/mapviewer/?lang=nl&layers=boreholes&paths=false',
    '/mapviewer/?lang=nl&layers=boreholes,licences&result=GAS&year=1985',
    '/mapviewer/?lang=nl&x=1&y=2&z=3&here=53.3321,6.7512',
    '/mapviewer/?lang=en&found=Emmen&here=municipality/emmen',
    '/mapviewer/?lang=en&layers=licences#ids=GDNC-1,A%2CB',
    '/mapviewer/?lang=nl&x=1&y=2&z=3&found=ED50-UTM31%20529271%206129260',
    '/mapviewer/?lang=nl&layers=boreholes&onOffshore=OFF&result=GAS&startDate=1990-01-01&x=1&y=2&z=3',
    '/mapviewer/?lang=nl&layers=fields,boreholes&status=W&mineral=G&boreholes.result=GAS',
    '/mapviewer/brh/12/?lang=nl&result=GAS&fields.status=W&base=configured',
  ])('reads and writes %s alike [D27.3]', (address) => {
    expect(writeAddress(read(address), BASE)).toBe(address)
  })
})
