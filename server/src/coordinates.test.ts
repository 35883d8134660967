import { describe, expect, it } from 'vitest'
import { inSystem } from './coordinates.ts'

type Coordinates = readonly [number, number]

/**
 * Positions in longitude and latitude WGS84 and the same by another program: gdaltransform (GDAL with PROJ and its EPSG
 * database) from OGC:CRS84 to the EPSG code in the heading. Two at sea, one on land, one near the northern coast.
 */
const points = [
  {
    place: 'K12, at sea',
    wgs84: [3.5, 53.25],
    'ED50-UTM31': [533_452.42, 5_900_409.03],
    'ED50-TM5': [400_008.06, 5_901_339.66],
    ED50: [3.5013559, 53.2507656],
    'WGS84-UTM31': [533_360.92, 5_900_198.19],
    RD: [29_041.24, 586_476.08],
  },
  {
    place: 'the north of the sector',
    wgs84: [4, 54.5],
    'ED50-UTM31': [564_852.14, 6_039_826.06],
    'ED50-TM5': [435_327.61, 6_039_823.42],
    ED50: [4.0013845, 54.5007192],
    'WGS84-UTM31': [564_760.46, 6_039_614.34],
    RD: [65_100.66, 724_847.3],
  },
  {
    place: 'Amersfoort, on land',
    wgs84: [5.38720621, 52.1551744],
    'ED50-UTM31': [663_396.48, 5_781_194.62],
    'ED50-TM5': [526_578.59, 5_778_575.75],
    ED50: [5.3884833, 52.1559537],
    'WGS84-UTM31': [663_304.11, 5_780_984.54],
    RD: [155_000, 463_000],
  },
  {
    place: 'the coast of Groningen',
    wgs84: [6.5, 53.3],
    'ED50-UTM31': [733_306.32, 5_911_569.05],
    'ED50-TM5': [600_052.2, 5_906_901.61],
    ED50: [6.5012829, 53.3007308],
    'WGS84-UTM31': [733_213.54, 5_911_358.09],
    RD: [229_189.53, 590_964.07],
  },
] as const satisfies readonly ({ readonly place: string; readonly wgs84: Coordinates } & Record<
  string,
  unknown
>)[]

/**
 * How far the two may lie apart: PROJ chooses among several shifts from ED50 that agree within a metre, and for RD it may
 * use the correction grid that we leave out (25 cm); without any shift ED50 would be 90 m and 210 m off.
 */
const tolerance = {
  'ED50-UTM31': 1,
  'ED50-TM5': 1,
  ED50: 0.00002,
  'WGS84-UTM31': 0.01,
  RD: 0.5,
} as const

const distance = (a: Coordinates, b: Coordinates): number => Math.hypot(a[0] - b[0], a[1] - b[1])

describe('a position', () => {
  it.each(Object.keys(tolerance) as (keyof typeof tolerance)[])(
    'in %s is where another program puts it',
    (system) => {
      for (const point of points) {
        const [longitude, latitude] = point.wgs84
        expect(distance(inSystem(system, longitude, latitude), point[system])).toBeLessThan(tolerance[system])
      }
    },
  )
  it('at sea lies 80 to 100 m further east and 200 to 220 m further north in ED50 than in WGS84', () => {
    const [east, north] = inSystem('ED50-UTM31', 3.5, 53.25)
    const [eastOfWgs84, northOfWgs84] = inSystem('WGS84-UTM31', 3.5, 53.25)
    expect(east - eastOfWgs84).toBeGreaterThan(80)
    expect(east - eastOfWgs84).toBeLessThan(100)
    expect(north - northOfWgs84).toBeGreaterThan(200)
    expect(north - northOfWgs84).toBeLessThan(220)
  })
  it('on the central meridian of TM 5 has easting 500,000', () => {
    const [longitudeOfFive] = inSystem('ED50', 5, 53)
    const [east] = inSystem('ED50-TM5', 5 - (longitudeOfFive - 5), 53)
    expect(Math.abs(east - 500_000)).toBeLessThan(1)
  })
})
