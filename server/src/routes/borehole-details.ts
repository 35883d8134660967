import type { Borehole } from '@datacentre/catalogue'
import { geothermalProduction, wellProduction } from '@datacentre/catalogue'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { deviationPoints, deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { documents, logDocuments } from '@datacentre/catalogue/supporting/documents'
import { stratInterpretations, stratIntervals } from '@datacentre/catalogue/supporting/stratigraphy'
import { sayCode } from '@datacentre/catalogue/texts/index'
import type { BoreholeResource } from '@datacentre/catalogue/wire/borehole-calls'
import { boreholeMonths } from '@datacentre/catalogue/wire/borehole-figures'
import { isListed } from '@datacentre/catalogue/wire/row-schema'
import {
  readDeviation,
  readDocuments,
  readLogDocuments,
  readRows,
  readStratigraphy,
  type Reading,
} from '@datacentre/database'

/** A row with only the columns that its call lists. */
function listed(table: Table, row: AnyRow): AnyRow {
  return Object.fromEntries(table.columns.filter(isListed).map(({ key }) => [key, row[key] ?? null]))
}

/** The row of a document, and whether its file can be had here. */
const withFile = (table: Table) => (row: AnyRow) => ({
  ...listed(table, row),
  fileServed: typeof row['filePath'] === 'string' ? 'J' : 'N',
})

const orNone = <Row>(rows: readonly Row[]): readonly Row[] | null => (rows.length === 0 ? null : rows)

type Answered = (reading: Reading, borehole: Borehole) => Promise<object | null>

/** What each call about one borehole answers; null where the borehole has none of it. */
export const boreholeResources: Readonly<Record<BoreholeResource, Answered>> = {
  dirsurveys: async (reading, { boreholeDbk, boreholeName }) => {
    const surveys = await readDeviation(reading, boreholeDbk)
    if (surveys.length === 0) return null
    const dirSurveys = surveys.map(({ points, ...survey }) => ({
      ...listed(deviationSurveys, survey),
      dirSurveyPoints: points.map((point) => listed(deviationPoints, point)),
    }))
    return { boreholeName, dirSurveys }
  },
  documents: async (reading, { boreholeDbk }) =>
    orNone((await readDocuments(reading, boreholeDbk)).map(withFile(documents))),
  logdocuments: async (reading, { boreholeDbk }) =>
    orNone((await readLogDocuments(reading, boreholeDbk)).map(withFile(logDocuments))),
  stratinterpretations: async (reading, borehole) => {
    const interpretations = await readStratigraphy(reading, borehole.boreholeDbk)
    if (interpretations.length === 0) return null
    return {
      boreholeName: borehole.boreholeName,
      // English whatever the language, as the status of a borehole is (wire facts).
      depthRefPointDescription:
        borehole.depthReference === null ? null : sayCode('en', 'depthReference', borehole.depthReference),
      drpDatumCode: borehole.drpDatumCode,
      drpHeightInMeters: borehole.drpHeightInMeters,
      endAhDepthInMeters: borehole.endAhDepthInMeters,
      stratIntprts: interpretations.map(({ intervals, ...interpretation }) => ({
        ...listed(stratInterpretations, interpretation),
        stratIntvals: intervals.map((interval) => listed(stratIntervals, interval)),
      })),
    }
  },
  prodfigures: async (reading, { boreholeDbk, boreholeName }) => {
    const ofBorehole = { where: { boreholeDbk } }
    const prodFigures = boreholeMonths(
      await readRows(reading, wellProduction.table, ofBorehole),
      await readRows(reading, geothermalProduction.table, ofBorehole),
    )
    return prodFigures.length === 0 ? null : { boreholeName, prodFigures }
  },
}
