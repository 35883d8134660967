import { tables } from '@datacentre/catalogue'
import { partsOf } from '@datacentre/catalogue/grammar/column-kinds'
import { describe, expect, it } from 'vitest'
import { inspectTables } from './testing/inspection.ts'
import { rowsOf, theDemo } from './testing/the-demo.ts'

const inspections = inspectTables()
const rowCount = (id: string): number => inspections.get(id)?.rows ?? 0

describe('the size of the demonstration', () => {
  it.each([
    ['boreholes', 6740],
    ['fields', 610],
    ['licences', 335 + 700],
    ['seismic-lines', 28_000],
    ['seismic-surveys-2d', 900],
    ['seismic-surveys-3d', 290],
    ['facilities', 650],
  ])('is that of the real register of %s [D24.9-13]', (id, count) => {
    expect(rowCount(id)).toBe(count)
  })

  it('has 335 licences in force with 440 polygons, none with more than ten, and 700 that are EXPIRED [D24.11]', () => {
    const licences = [...theDemo.tables.licences].map(({ row, geometry }) => ({
      status: row.status,
      polygons: geometry.type === 'MultiPolygon' ? geometry.coordinates.length : 1,
    }))
    const expired = licences.filter(({ status }) => status === 'EXPIRED')
    const inForce = licences.filter(({ status }) => status !== null && status !== 'EXPIRED')
    expect(expired).toHaveLength(700)
    expect(inForce).toHaveLength(335)
    expect(inForce.reduce((so, { polygons }) => so + polygons, 0)).toBe(440)
    expect(Math.max(...inForce.map(({ polygons }) => polygons))).toBeLessThanOrEqual(10)
  })

  it('has a third of its boreholes at sea and one in seven a sidetrack [D24.8, D24.9]', () => {
    const boreholes = [...theDemo.tables.boreholes]
    const atSea = boreholes.filter(({ blockCd }) => blockCd !== null).length
    expect(atSea / boreholes.length).toBeCloseTo(1 / 3, 2)
    const sidetracks = boreholes.filter(({ parentDbk }) => parentDbk !== null).length
    expect(sidetracks / boreholes.length).toBeCloseTo(0.15, 2)
  })

  it('has about 52,000 yearly rows, figures of 60 geothermal wells and 300 logs [D24.13, D24.16]', () => {
    const yearly = ['well-figures', 'field-figures', 'facility-figures'].reduce(
      (so, id) => so + rowCount(id),
      0,
    )
    expect(yearly).toBeGreaterThan(46_000)
    expect(yearly).toBeLessThan(58_000)
    const wells = new Set([...theDemo.tables['geothermal-figures']].map(({ boreholeDbk }) => boreholeDbk))
    expect(wells.size).toBe(60)
    expect([...theDemo.tables['log-documents']].filter(({ filePath }) => filePath !== null)).toHaveLength(300)
  })
})

describe.each(tables.map(({ id }) => id))('the table %s', (id) => {
  const inspection = inspections.get(id)

  it('has no key twice and a value in every required column', () => {
    expect(inspection?.keysTwice).toEqual([])
    expect(inspection?.requiredEmpty).toEqual([])
  })

  it('refers only to what exists', () => {
    expect(inspection?.danglingReferences).toEqual([])
  })

  it('holds only codes that the catalogue knows, and lists without a comma in a value [D24.8, D24.21]', () => {
    expect(inspection?.unknownCodes).toEqual([])
    expect(inspection?.brokenLists).toEqual([])
  })

  it('lacks a value here and there in every column that lacks some in real registers, and in no other [D24.15, D24.19, D24.23]', () => {
    // Layers and paths without depths would be no layers and paths; licences are counted by their status (D24).
    // What the live register never lacks is there in every borehole and at every point of a path.
    const never = {
      boreholes: [
        'shortName',
        'startDate',
        'purposeCd',
        'onOffshore',
        'nitgNr',
        'longitudeWgs84',
        'latitudeWgs84',
      ],
      licences: ['status'],
      'strat-intervals': ['topDepth', 'bottomDepth'],
      'deviation-points': ['ahDepth', 'devAngle', 'azimuth'],
    }
    expect(inspection?.columnsNeverEmpty).toEqual(
      Object.entries(never).find(([table]) => table === id)?.[1] ?? [],
    )
  })
})

describe('the licences of a field', () => {
  it('exist, by name and by id', () => {
    const licences = [...rowsOf('licences')]
    const names = new Set(licences.map(({ licenceName }) => licenceName))
    const ids = new Set(licences.map(({ gdnrCollectionId }) => gdnrCollectionId))
    const fields = [...theDemo.tables.fields].map(({ row }) => row)
    expect(
      fields.flatMap(({ licencedAreas }) => partsOf(licencedAreas)).filter((name) => !names.has(name)),
    ).toEqual([])
    expect(
      fields.flatMap((field) => partsOf(field.licenceCollectionIds)).filter((one) => !ids.has(one)),
    ).toEqual([])
  })
})

describe('a survey', () => {
  it('carries its year at characters 5 to 8 of its name, counted from zero [D24.8]', () => {
    const names = [...rowsOf('seismic-surveys-2d'), ...rowsOf('seismic-surveys-3d')].map(({ name }) =>
      String(name),
    )
    expect(names.filter((name) => !/^[LZ][23][A-Z]{3}\d{4}[A-Z]+$/.test(name))).toEqual([])
    const years = names.map((name) => Number(name.slice(5, 9)))
    expect(Math.min(...years)).toBeGreaterThanOrEqual(1949)
    expect(Math.max(...years)).toBeLessThanOrEqual(2026)
  })

  it('gives its company and year to the names of its lines [D24.8]', () => {
    const lines = [...theDemo.tables['seismic-lines']].map(({ row }) => row)
    const stranger = lines.filter(
      ({ name, surveyName }) =>
        surveyName !== null && !name.startsWith(`${surveyName.slice(2, 5)}${surveyName.slice(7, 9)}-`),
    )
    expect(stranger).toEqual([])
  })
})
