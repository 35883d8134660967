import { boreholes, licences, seismicLines } from '@datacentre/catalogue'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { beforeAll, describe, expect, it } from 'vitest'
import { aVersion, emptyRow } from '../../testing/sample-dataset.ts'
import { standing } from '../../testing/standing.ts'
import { freshDatabase, storeKinds } from '../../testing/stores.ts'
import type { Geometry } from '../geometry.ts'
import { readShape, readWithin, replaceDataset, type Store } from '../index.ts'

const window = { west: 4, south: 52, east: 5, north: 53 }

const square = (west: number, south: number, side: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + side, south],
      [west + side, south + side],
      [west, south + side],
      [west, south],
    ],
  ],
})

const line = (...coordinates: readonly (readonly [number, number])[]): Geometry => ({
  type: 'LineString',
  coordinates,
})

/** Lines far away from the others, more than are read in one go. */
const manyLines = Array.from({ length: 1200 }, (_, at) => 1000 + at)

describe.each(storeKinds)('a window of the map on %s', (kind) => {
  const database = freshDatabase(kind)
  let store: Store

  beforeAll(async () => {
    store = await database.open()
    await replaceDataset(store, aVersion(), async (writer) => {
      const write = (
        table: Table,
        rows: Record<string, string | number | Geometry | null>[],
      ): Promise<void> =>
        writer.rows(
          table,
          rows.map((row, nr) => ({ ...emptyRow(table, nr), ...row })),
        )
      await write(boreholes, [
        { boreholeDbk: 3_000_000_002, longitudeWgs84: 4.5, latitudeWgs84: 52.5 },
        { boreholeDbk: 3_000_000_001, longitudeWgs84: 5, latitudeWgs84: 53 },
        { boreholeDbk: 3, longitudeWgs84: 4.5, latitudeWgs84: 53.01 },
        { boreholeDbk: 4, longitudeWgs84: null, latitudeWgs84: null },
      ])
      await write(licences, [
        { gdnrCollectionId: 'inside', geometry: square(4.4, 52.4, 0.1) },
        { gdnrCollectionId: 'around', geometry: square(3, 51, 4) },
        { gdnrCollectionId: 'over the edge', geometry: square(4.9, 52.9, 1) },
        { gdnrCollectionId: 'elsewhere', geometry: square(6, 52, 1) },
        { gdnrCollectionId: 'nowhere', geometry: null },
      ])
      await write(seismicLines, [
        { lineDbk: 1, geometry: line([3, 52.5], [6, 52.6]) },
        // Its box touches the window, the line itself does not.
        { lineDbk: 2, geometry: line([3, 52.5], [4.4, 54]) },
        ...manyLines.map((lineDbk) => ({ lineDbk, geometry: line([20, 10], [21, 11]) })),
      ])
    })
  })

  it('holds the points in it and on its edge, in the order of their keys', async () => {
    expect(await readWithin(await standing(store), boreholes, window)).toEqual([3_000_000_001, 3_000_000_002])
  })
  it('holds the outlines in it, around it and over its edge', async () => {
    expect(await readWithin(await standing(store), licences, window)).toEqual([
      'around',
      'inside',
      'over the edge',
    ])
  })
  it('holds a line that runs through it, and not one whose box alone does [D27.44]', async () => {
    expect(await readWithin(await standing(store), seismicLines, window)).toEqual([1])
  })
  it('holds nothing where nothing is', async () => {
    const empty = { west: -10, south: 10, east: -9, north: 11 }
    expect(await readWithin(await standing(store), licences, empty)).toEqual([])
    expect(await readWithin(await standing(store), boreholes, empty)).toEqual([])
  })
  it('is read a part at a time where it holds many, so that others come in between [D16.30]', async () => {
    const wide = { west: 15, south: 5, east: 25, north: 15 }
    const cut = { west: 20.2, south: 10.2, east: 20.3, north: 10.3 }
    const turns = { others: 0, done: false }
    const takeTurn = (): void => {
      turns.others += 1
      if (!turns.done) setImmediate(takeTurn)
    }
    const reading = await standing(store)
    setImmediate(takeTurn)
    expect(await readWithin(reading, seismicLines, wide)).toEqual(manyLines)
    turns.done = true
    expect(turns.others).toBeGreaterThan(1)
    expect(await readWithin(reading, seismicLines, cut)).toEqual(manyLines)
  })
  it('gives the shape of one row, and none where there is none', async () => {
    expect(await readShape(await standing(store), licences, 'inside')).toEqual(square(4.4, 52.4, 0.1))
    expect(await readShape(await standing(store), licences, 'nowhere')).toBeNull()
    expect(await readShape(await standing(store), seismicLines, 99)).toBeNull()
  })
})
