import type { Table } from '@datacentre/catalogue/grammar/table'
import { deviationPoints, deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { documents, logDocuments } from '@datacentre/catalogue/supporting/documents'
import { stratInterpretations, stratIntervals } from '@datacentre/catalogue/supporting/stratigraphy'
import { beforeAll, describe, expect, it } from 'vitest'
import { aVersion, emptyRow } from '../../testing/sample-dataset.ts'
import { standing } from '../../testing/standing.ts'
import { freshDatabase, storeKinds } from '../../testing/stores.ts'
import { replaceDataset, type Store } from '../index.ts'
import { readDeviation, readDocuments, readLogDocuments, readStratigraphy } from './read-details.ts'

const BOREHOLE = 3_100_000_000
const NEIGHBOUR = 3_100_000_001

describe.each(storeKinds)('the details of a borehole on %s', (kind) => {
  const database = freshDatabase(kind)
  let store: Store

  beforeAll(async () => {
    store = await database.open()
    await replaceDataset(store, aVersion(), async (writer) => {
      const write = (table: Table, rows: Record<string, number>[]): Promise<void> =>
        writer.rows(
          table,
          rows.map((row, nr) => ({ ...emptyRow(table, nr), ...row })),
        )
      const ofBoth = (row: Record<string, number>) => [
        { ...row, boreholeDbk: BOREHOLE },
        { ...row, boreholeDbk: NEIGHBOUR },
      ]
      await write(stratInterpretations, [{ interpretationNr: 2 }, { interpretationNr: 1 }].flatMap(ofBoth))
      await write(
        stratIntervals,
        [
          { interpretationNr: 1, intervalNr: 2, topDepth: 100 },
          { interpretationNr: 1, intervalNr: 1, topDepth: 0 },
          { interpretationNr: 2, intervalNr: 1, topDepth: 5 },
        ].flatMap(ofBoth),
      )
      await write(deviationSurveys, [{ surveyNr: 1 }].flatMap(ofBoth))
      await write(
        deviationPoints,
        [
          { surveyNr: 1, pointNr: 10 },
          { surveyNr: 1, pointNr: 9 },
        ].flatMap(ofBoth),
      )
      await write(documents, [{}, {}].flatMap(ofBoth))
      await write(logDocuments, [{}].flatMap(ofBoth))
    })
  })

  it('are its interpretations with their intervals from the top down', async () => {
    const interpretations = await readStratigraphy(await standing(store), BOREHOLE)
    expect(
      interpretations.map(({ interpretationNr, intervals }) => [
        interpretationNr,
        intervals.map((i) => i.topDepth),
      ]),
    ).toEqual([
      [1, [0, 100]],
      [2, [5]],
    ])
  })

  it('are its deviation surveys with their points along the hole', async () => {
    const surveys = await readDeviation(await standing(store), BOREHOLE)
    expect(surveys.map(({ points }) => points.map(({ pointNr }) => pointNr))).toEqual([[9, 10]])
  })

  it('are its own documents and logs, not those of its neighbour', async () => {
    const reading = await standing(store)
    const found = [
      ...(await readDocuments(reading, BOREHOLE)),
      ...(await readLogDocuments(reading, BOREHOLE)),
    ]
    const owners = found.map(({ boreholeDbk }) => boreholeDbk)
    expect(owners).toEqual([BOREHOLE, BOREHOLE, BOREHOLE])
  })

  it('are empty for a borehole of which nothing is known', async () => {
    const reading = await standing(store)
    for (const read of [readStratigraphy, readDeviation, readDocuments, readLogDocuments])
      expect(await read(reading, 1)).toEqual([])
  })
})
