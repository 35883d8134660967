import { describe, expect, it } from 'vitest'
import { endsOutsideField } from './bottom-holes.ts'
import { beginsWell } from './columns-at-sea.ts'
import type { Outline } from './outlines.ts'
import { overlappingLicences } from './overlaps.ts'
import { soldShare } from './owners.ts'
import { isBeforeNomenclature } from './readings.ts'

const square = (west: number, south: number, size = 0.1): Outline => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
})

describe('a look at the data finds', () => {
  it('a borehole that ends outside its field, and none of which the field or the end is not told [D24.31]', () => {
    const well = {
      boreholeName: 'far',
      fieldCode: 'F',
      longitudeWgs84: 4.05,
      latitudeWgs84: 52.05,
      endDx: 9000,
      endDy: 0,
    }
    const boreholes = [
      well,
      { ...well, boreholeName: 'near', endDx: 900 },
      { ...well, boreholeName: 'elsewhere', fieldCode: null },
      { ...well, boreholeName: 'untold', endDx: null },
    ]
    const found = endsOutsideField(boreholes, new Map([['F', square(4, 52)]]))
    expect(found.map(({ boreholeName }) => boreholeName)).toEqual(['far'])
  })

  it('licences in force for one resource that overlap, and areas of one licence that do [D24.31]', () => {
    const licence = (licenceName: string, outline: Outline, resourceCode = 'SALT', status = 'EFFECTIVE') => ({
      row: { licenceName, resourceCode, status },
      outline,
    })
    const twice = {
      type: 'MultiPolygon',
      coordinates: [square(6, 53), square(6.05, 53)].map(({ coordinates }) => coordinates),
    }
    expect(
      overlappingLicences([
        licence('A', square(4, 52)),
        licence('B', square(4.05, 52.05)),
        licence('BESIDE A', square(4.1, 51.9)),
        licence('OTHER', square(4, 52), 'CO2'),
        licence('OLD', square(4, 52), 'SALT', 'EXPIRED'),
        licence('TWICE', twice as Outline),
      ]),
    ).toEqual(['SALT: A and B', 'SALT: TWICE and TWICE'])
  })

  it('a reading of layers that is older than its nomenclature', () => {
    const reading = (year: number, stratModelDescription: string | null) => ({
      interpretationDate: Date.UTC(year, 5, 1),
      stratModelDescription,
    })
    expect(isBeforeNomenclature(reading(1985, 'Stratigrafische nomenclator 1993'))).toBe(true)
    expect(isBeforeNomenclature(reading(1994, 'Stratigrafische nomenclator 1993'))).toBe(false)
    expect(isBeforeNomenclature(reading(1950, null))).toBe(false)
  })

  it('layers at sea that begin without air and water, or with other air than the reference level says', () => {
    const layer = (intervalNr: number, stratUnitId: string, topDepth: number, bottomDepth: number) => ({
      intervalNr,
      stratUnitId,
      topDepth,
      bottomDepth,
    })
    const layers = [layer(1, 'AIR', 0, 31.2), layer(2, 'WATER', 31.2, 61), layer(3, 'NU', 61, 400)]
    const atSea = { blockCd: 'K12', drpHeightInMeters: 31.2 }
    expect(beginsWell(atSea, layers)).toBe(true)
    expect(beginsWell(atSea, layers.slice(2))).toBe(false)
    expect(beginsWell({ ...atSea, drpHeightInMeters: 25 }, layers)).toBe(false)
    expect(beginsWell({ ...atSea, blockCd: null }, layers)).toBe(false)
    expect(beginsWell({ ...atSea, blockCd: null }, layers.slice(2))).toBe(true)
  })

  it('how many idle boreholes at sea have another owner now', () => {
    const hole = (
      legalOwnerName: string,
      statusDescription = 'Suspended',
      blockCd: string | null = 'K12',
    ) => ({
      blockCd,
      statusDescription,
      clientOrgName: 'First',
      legalOwnerName,
    })
    expect(
      soldShare([
        hole('First'),
        hole('Second'),
        hole('First', 'Producing/Injecting'),
        hole('First', 'Suspended', null),
      ]),
    ).toBe(0.5)
  })
})
