import { coordinateSystems } from '@datacentre/catalogue/codes/coordinate-systems'
import { extentInGrid } from '@datacentre/catalogue/geography/extent-in-grid'
import proj4 from 'proj4'
import { describe, expect, it } from 'vitest'
import { boxInSystem } from './box-in-system.ts'
import { rangesOf } from './coordinate-ranges.ts'
import {
  readCoordinate,
  type ReadCoordinate,
} from '@datacentre/catalogue/geography/coordinates/read-coordinate'
import { showCoordinate } from './show-coordinate.ts'
import { offeredSystems } from '@datacentre/catalogue/geography/coordinates/offered-systems'
import { fromRd, toRd } from './systems.ts'

describe('places in other systems', () => {
  // The test sheet of RDNAPTRANS™2008 (Kadaster and Rijkswaterstaat): RD in metres, ETRS89 in degrees. We leave its correction
  // grid out, which is worth at most a quarter of a metre.
  it.each([
    ['Amersfoort, the origin of the grid', [155_000, 463_000], [5.387203657, 52.155172897]],
    ['Texel', [117_380.12, 575_040.34], [4.824761912, 53.160753042]],
    ['Noord-Groningen', [247_380.56, 604_580.78], [6.776726674, 53.41948205]],
    ['Zeeuws-Vlaanderen', [16_460.91, 377_380.23], [3.397588595, 51.368607152]],
    ['Zuid-Limburg', [182_260.45, 311_480.67], [5.773795548, 50.792584916]],
    ['Maasvlakte', [64_640.89, 440_700.01], [4.072887101, 51.947393898]],
  ] as const)(
    'has the test point %s within half a metre of what is published [D27.11]',
    (_name, [x, y], published) => {
      const [east, north] = toRd([published[0], published[1]], 'WGS84')
      expect(Math.hypot(east - x, north - y)).toBeLessThan(0.5)
    },
  )
  // Before any change of datum, from the Bessel ellipsoid. Kadaster gives the origin; IOGP's Guidance Note 7-2 works out the other.
  it.each([
    ['the origin of the grid', [5 + 23 / 60 + 15.5 / 3600, 52 + 9 / 60 + 22.178 / 3600], [155_000, 463_000]],
    ['53° N, 6° E', [6, 53], [196_105.283, 557_057.739]],
  ] as const)('projects %s on the Bessel ellipsoid to the millimetre [D27.11]', (_name, place, published) => {
    const withoutDatum = coordinateSystems.RD.proj4.replace(/\+towgs84=\S+/, '')
    const [east = 0, north = 0] = proj4('+proj=longlat +ellps=bessel +no_defs', withoutDatum).forward([
      ...place,
    ])
    expect(Math.hypot(east - published[0], north - published[1])).toBeLessThan(0.001)
  })
  // The example of geocachingtoolbox.com for its conversions, given in five decimals of a degree and in whole metres.
  it('has a place in degrees and in UTM within a metre of what is published [D27.11]', () => {
    const [east, north] = fromRd(toRd([5.91775, 50.91721], 'WGS84'), 'ETRS89-UTM31')
    expect(Math.hypot(east - 705_083, north - 5_644_673)).toBeLessThan(1)
  })
  it.each(offeredSystems)('comes back where it was through %s [D27.10]', (system) => {
    const [x, y] = toRd(fromRd([120_000, 560_000], system), system)
    expect(x).toBeCloseTo(120_000, 2)
    expect(y).toBeCloseTo(560_000, 2)
  })
})

/** Where a coordinate that was read lies, in metres RD. */
const placeOf = (read: ReadCoordinate | undefined) =>
  read === undefined ? ([0, 0] as const) : toRd(read.typed, read.system)

/** As a visitor has to type it: degrees of another datum with its name. */
const named = (system: string, shown: string): string =>
  system === 'ED50' || system === 'ETRS89' ? `${system} ${shown}` : shown

describe('a coordinate as a visitor reads it', () => {
  it('has latitude first in degrees, with the quarters in words of the language', () => {
    expect(showCoordinate([5.387203, 52.155172], { system: 'WGS84', language: 'nl' })).toBe(
      '52,15517° NB  5,38720° OL',
    )
    expect(showCoordinate([-1.5, 52.155172], { system: 'WGS84', language: 'en' })).toBe(
      '52.15517° N  1.50000° W',
    )
  })
  it('is in whole metres otherwise, east first [D29.37]', () => {
    expect(showCoordinate([155_000.4, 463_000], { system: 'RD', language: 'nl' })).toBe('155000  463000')
  })
})

describe('a coordinate as a visitor types it', () => {
  it.each([
    ['155000 463000', ['RD']],
    ['155000, 463000', ['RD']],
    ['52.1552, 5.3872', ['WGS84']],
    ['5,3872 52,1552', ['WGS84']],
    ['52,1552° NB 5,3872° OL', ['WGS84']],
    ['52.1552N 5.3872E', ['WGS84']],
    ['600000 5800000', ['ED50-UTM31', 'ETRS89-UTM31']],
    ['155.000 463.000', ['RD']],
    ['155,000 463,000', ['RD']],
    ['155.000,463.000', ['RD']],
    ['155.000,5 463.000,2', ['RD']],
    ['155000,463000', ['RD']],
    ['X=155000 Y=463000', ['RD']],
    ['RD 155000 463000', ['RD']],
    ['ED50 529271 6129260', ['ED50-UTM31']],
    ['529271 6129260 ED50/UTM31', ['ED50-UTM31']],
    ['ETRS89: 529271 6129260', ['ETRS89-UTM31']],
    ['EPSG:23031 529271 6129260', ['ED50-UTM31']],
    ['UTM31 529271 6129260', ['ED50-UTM31', 'ETRS89-UTM31']],
    ['WGS84 52.1552 5.3872', ['WGS84']],
    ['ED50 52.1552 5.3872', ['ED50']],
    ['52.1552 5.3872 EPSG:4258', ['ETRS89']],
    ['52.1552 5.3872', ['WGS84']],
    ['RD 52.1552 5.3872', []],
    [`52°09'18.6"N 5°23'13.9"E`, ['WGS84']],
    ['N52 09.31 E5 23.23', ['WGS84']],
    ['52 9 18 5 23 14', ['WGS84']],
    ['52 9 78 5 23 14', []],
    ['999999 999999', []],
    ['K12-06', []],
    ['155000', []],
    ['1 2 3', []],
  ])('%s can be %j [D27.41]', (text, systems) => {
    expect(readCoordinate(text).map(({ system }) => system)).toEqual(systems)
  })
  it.each([
    '155.000  463.000',
    '155000,463000',
    `52° 9' 18,62" NB 5° 23' 13,93" OL`,
    '52 09.3103 N, 5 23.2322 E',
    '52,155172 5,387203',
  ])('is the origin of the grid as %s', (text) => {
    const [read] = readCoordinate(text)
    const [x, y] = placeOf(read)
    expect(Math.hypot(x - 155_000, y - 463_000)).toBeLessThan(1)
  })
  it.each(['nl', 'en'] as const)('can be what the map shows in %s', (language) => {
    for (const system of offeredSystems) {
      const shown = showCoordinate(fromRd([120_000, 560_000], system), { system, language })
      const read = readCoordinate(named(system, shown)).find((one) => one.system === system)
      const [x, y] = placeOf(read)
      expect(Math.hypot(x - 120_000, y - 560_000)).toBeLessThan(2)
    }
  })
  it.each(['nl', 'en'] as const)(
    'can be west of Greenwich where the country is, in %s [D25.25]',
    (language) => {
      const ranges = rangesOf({ west: -11, south: 51.3, east: -5.3, north: 55.5 })
      for (const system of offeredSystems) {
        const shown = showCoordinate(fromRd(toRd([-8, 53], 'WGS84'), system), { system, language })
        const read = readCoordinate(named(system, shown), ranges).find((one) => one.system === system)
        const [longitude, latitude] = fromRd(placeOf(read), 'WGS84')
        expect([longitude.toFixed(3), latitude.toFixed(3)]).toEqual(['-8.000', '53.000'])
      }
      for (const text of ['53 -8', `53° 0' 0" N 8° 0' 0" W`, 'N53 W8', '53 0 0 -8 0 0', '53,5 NB 8,5 WL'])
        expect(readCoordinate(text, ranges).map(({ system }) => system)).toEqual(['WGS84'])
      const [read] = readCoordinate(`53° 30' N 8° 30' W`, ranges)
      expect(read?.typed).toEqual([-8.5, 53.5])
      expect(readCoordinate('52.1552 5.3872', ranges)).toEqual([])
    },
  )
  it('lies in the same place in whatever order degrees are typed', () => {
    const [one] = readCoordinate('52.155172 5.387203')
    const [other] = readCoordinate('5.387203 52.155172')
    expect(placeOf(one)).toEqual(placeOf(other))
    expect(placeOf(one)[0]).toBeCloseTo(155_000, -1)
  })
})

describe('the size of a country in the grid of the map', () => {
  it.each([
    { west: 2, south: 50.5, east: 7.6, north: 56 },
    { west: -11, south: 51.3, east: -5.3, north: 55.5 },
    { west: -5.3, south: 42.2, east: 8.3, north: 51.2 },
    { west: -58.1, south: 1.8, east: -53.9, north: 8 },
  ])('is told by the catalogue as the map projects it: %j [D25.25]', (country) => {
    const [minX, minY, maxX, maxY] = boxInSystem(country, 'RD')
    const { width, height } = extentInGrid(country)
    expect(Math.abs(width / (maxX - minX) - 1)).toBeLessThan(0.01)
    expect(Math.abs(height / (maxY - minY) - 1)).toBeLessThan(0.01)
  })
})
