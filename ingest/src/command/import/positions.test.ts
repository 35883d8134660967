import { boreholes, licences } from '@datacentre/catalogue'
import { readRows, readShapes, type Store } from '@datacentre/database'
import { standing } from '@datacentre/database/testing/standing'
import { freshDatabase } from '@datacentre/database/testing/stores'
import { beforeAll, describe, expect, it } from 'vitest'
import { packageMaker } from '../../../testing/package-maker.ts'
import { run, type Said } from '../../../testing/run-import.ts'
import { collection, described, feature, type Changes } from '../../../testing/small-package.ts'

const aPackage = packageMaker()

describe('a table with positions', () => {
  const database = freshDatabase('sqlite')
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })
  const load = async (changes: Changes): Promise<Said> =>
    run([await aPackage(changes), '--allow-loss'], database.url)
  const loadBoreholes = (rows: string, about: object): Promise<Said> =>
    load({ 'boreholes.csv': rows, 'datapackage.json': described({}, about) })
  const loaded = async () => readRows(await standing(store), boreholes)

  it.each([
    ['RD', '233000', '580000'],
    ['EPSG:23031', '709000', '5896000'],
    ['ED50-NEDTM', '578000', '5893000'],
  ])('has positions in %s for the whole table, which become degrees [D25.21]', async (system, x, y) => {
    const rows = `boreholeDbk,boreholeName,longitudeWgs84,latitudeWgs84\n1,A,${x},${y}\n`
    const { code, err } = await loadBoreholes(rows, { coordinateSystem: system })
    expect([code, err.includes('country')]).toEqual([0, false])
    const [row] = await loaded()
    expect(row?.longitudeWgs84).toBeGreaterThan(6)
    expect(row?.longitudeWgs84).toBeLessThan(6.6)
    expect(row?.latitudeWgs84).toBeGreaterThan(53)
    expect(row?.latitudeWgs84).toBeLessThan(53.4)
  })

  it('has positions in the system that a column names, row by row', async () => {
    const rows =
      'boreholeDbk,boreholeName,longitudeWgs84,latitudeWgs84,submittedSystem\n' +
      '1,A,155000,463000,RD\n2,B,5.3872,52.1552,WGS84\n'
    await loadBoreholes(rows, { coordinateSystem: { column: 'submittedSystem' } })
    const [one, other] = await loaded()
    expect(one?.longitudeWgs84).toBeCloseTo(other?.longitudeWgs84 ?? 0, 3)
    expect(one?.latitudeWgs84).toBeCloseTo(other?.latitudeWgs84 ?? 0, 3)
    const wrong = await loadBoreholes(rows.replace('RD', 'MARS'), {
      coordinateSystem: { column: 'submittedSystem' },
    })
    expect(wrong.err).toContain(
      'boreholes.csv:2 longitudeWgs84 "MARS": must be in a system that is known: RD',
    )
  })

  it('gets its degrees from what was submitted, where it has none', async () => {
    const rows =
      'boreholeDbk,boreholeName,submittedX,submittedY,submittedSystem\n1,A,155000,463000,RD\n2,B,,,\n'
    const { err } = await loadBoreholes(rows, {})
    expect(err).toContain('1 row without degrees: worked out from submittedX, submittedY and submittedSystem')
    expect((await loaded())[0]?.latitudeWgs84).toBeCloseTo(52.155, 2)
    const odd = rows.replace('155000,463000', 'onbekend,"121,687"')
    expect(await loadBoreholes(odd, {})).toMatchObject({ code: 0 })
    expect((await loaded())[0]?.latitudeWgs84).toBeNull()
  })

  it('is told where it lies outside the country, is swapped or has no position', async () => {
    const rows =
      'boreholeDbk,boreholeName,longitudeWgs84,latitudeWgs84\n1,A,5,52\n2,B,52,5\n3,C,30,40\n4,D,,\n5,E,,\n'
    const { code, err } = await loadBoreholes(rows, {})
    expect(code).toBe(0)
    expect(err).toContain(
      "1 row outside the country's box, and inside it with longitude and latitude the other way round (line 3)",
    )
    expect(err).toContain("1 row outside the country's box (line 4)")
    expect(err).toContain('2 rows without a position: not on the map (line 5, line 6)')
  })

  it('is told where its days probably stand for unknown ones, or end before they start', async () => {
    const rows =
      'boreholeDbk,boreholeName,startDate,endDate\n1,A,1800-01-01,1950-01-01\n2,B,1980-06-01,1980-01-01\n3,C,1980-01-01,1980-02-01\n'
    const { code, err } = await loadBoreholes(rows, {})
    expect(code).toBe(0)
    expect(err).toContain('startDate has a day in 1 row that probably stands for an unknown one')
    expect(err).toContain('1 row with an end before its start (line 3)')
  })

  it('may have its shapes in another system', async () => {
    const ring = [
      [155000, 463000],
      [156000, 463000],
      [156000, 464000],
      [155000, 463000],
    ]
    const descriptor = described({})
    const shaped = JSON.parse(descriptor) as { resources: { name: string }[] }
    const resources = shaped.resources.map((one) =>
      one.name === 'licences' ? { ...one, coordinateSystem: 'RD' } : one,
    )
    await load({
      'licences.geojson': collection(
        feature({ gdnrCollectionId: 'G', licenceName: 'A' }, { type: 'Polygon', coordinates: [ring] }),
      ),
      'datapackage.json': JSON.stringify({ ...shaped, resources }),
    })
    const [shape] = await readShapes(await standing(store), licences)
    const { coordinates } = JSON.parse(String(shape?.geometry)) as { coordinates: number[][][] }
    expect(coordinates[0]?.[0]?.[0]).toBeCloseTo(5.387, 2)
    expect(coordinates[0]?.[0]?.[1]).toBeCloseTo(52.155, 2)
  })
})
