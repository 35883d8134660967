import type { Borehole } from '@datacentre/catalogue'
import { geothermalProduction, wellProduction } from '@datacentre/catalogue'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { deviationPoints, deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { stratInterpretations, stratIntervals } from '@datacentre/catalogue/supporting/stratigraphy'
import { sayCode } from '@datacentre/catalogue/texts/index'
import type { BoreholeResource } from '@datacentre/catalogue/wire/borehole-calls'
import { boreholeMonths } from '@datacentre/catalogue/wire/borehole-figures'
import { listDocument, listLog } from '@datacentre/catalogue/wire/listed-documents'
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

/** What the dataset knows of a borehole, or only what it holds. */
export type Scope = 'all' | 'held'

const inScope =
  (scope: Scope) =>
  ({ fileServed }: { readonly fileServed: boolean }): boolean =>
    scope === 'all' || fileServed

type Asked = { readonly borehole: Borehole; readonly scope: Scope }
type Answered = (reading: Reading, asked: Asked) => Promise<object | null>

/** What each call about one borehole answers; null where the borehole has none of what is one thing. */
export const boreholeResources: Readonly<Record<BoreholeResource, Answered>> = {
  dirsurveys: async (reading, { borehole: { boreholeDbk, boreholeName } }) => {
    const surveys = await readDeviation(reading, boreholeDbk)
    if (surveys.length === 0) return null
    const dirSurveys = surveys.map(({ points, ...survey }) => ({
      ...listed(deviationSurveys, survey),
      dirSurveyPoints: points.map((point) => listed(deviationPoints, point)),
    }))
    return { boreholeName, dirSurveys }
  },
  documents: async (reading, { borehole, scope }) =>
    (await readDocuments(reading, borehole.boreholeDbk)).map(listDocument).filter(inScope(scope)),
  logdocuments: async (reading, { borehole, scope }) =>
    (await readLogDocuments(reading, borehole.boreholeDbk)).map(listLog).filter(inScope(scope)),
  stratinterpretations: async (reading, { borehole }) => {
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
  prodfigures: async (reading, { borehole: { boreholeDbk, boreholeName } }) => {
    const ofBorehole = { where: { boreholeDbk } }
    const prodFigures = boreholeMonths(
      await readRows(reading, wellProduction.table, ofBorehole),
      await readRows(reading, geothermalProduction.table, ofBorehole),
    )
    return prodFigures.length === 0 ? null : { boreholeName, prodFigures }
  },
}
