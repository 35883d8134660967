import type { Borehole } from '@datacentre/catalogue'
import { geothermalProduction, wellProduction } from '@datacentre/catalogue'
import type { RowOf } from '@datacentre/catalogue/grammar/column'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { deviationPoints, deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { stratInterpretations, stratIntervals } from '@datacentre/catalogue/supporting/stratigraphy'
import { sayCode } from '@datacentre/catalogue/texts/index'
import type { AnswerOf } from '@datacentre/catalogue/wire/call-types'
import { boreholeMonths } from '@datacentre/catalogue/wire/bodies/borehole-figures'
import { listDocument, listLog } from '@datacentre/catalogue/wire/bodies/listed-documents'
import { isListed, type ListedRow } from '@datacentre/catalogue/wire/bodies/row-schema'
import {
  readDeviation,
  readDocuments,
  readLogDocuments,
  readRows,
  readStratigraphy,
  type Reading,
} from '@datacentre/database'

/** A row with only the columns that its call lists. */
function listed<T extends Table>(table: T, row: RowOf<T['columns']>): ListedRow<T['columns']> {
  const keys = new Set<string>(table.columns.filter(isListed).map(({ key }) => key))
  return Object.fromEntries(Object.entries(row).filter(([key]) => keys.has(key))) as ListedRow<T['columns']>
}

/** What the dataset knows of a borehole, or only what it holds. */
export type Scope = 'all' | 'held'

const inScope =
  (scope: Scope) =>
  ({ fileServed }: { readonly fileServed: boolean }): boolean =>
    scope === 'all' || fileServed

type Asked = { readonly borehole: Borehole; readonly scope: Scope }

/** What the store holds of single boreholes, by the call that answers it. */
export type BoreholePart =
  | 'borehole-dirsurveys'
  | 'borehole-documents'
  | 'borehole-logdocuments'
  | 'borehole-stratinterpretations'
  | 'borehole-prodfigures'

/** What each call about one borehole answers; null where the borehole has none of what is one thing. */
export const partsOfBoreholes: {
  readonly [Part in BoreholePart]: (reading: Reading, asked: Asked) => Promise<AnswerOf<Part>>
} = {
  'borehole-dirsurveys': async (reading, { borehole: { boreholeDbk, boreholeName } }) => {
    const surveys = await readDeviation(reading, boreholeDbk)
    if (surveys.length === 0) return null
    const dirSurveys = surveys.map(({ points, ...survey }) => ({
      ...listed(deviationSurveys, survey),
      dirSurveyPoints: points.map((point) => listed(deviationPoints, point)),
    }))
    return { boreholeName, dirSurveys }
  },
  'borehole-documents': async (reading, { borehole, scope }) =>
    (await readDocuments(reading, borehole.boreholeDbk)).map(listDocument).filter(inScope(scope)),
  'borehole-logdocuments': async (reading, { borehole, scope }) =>
    (await readLogDocuments(reading, borehole.boreholeDbk)).map(listLog).filter(inScope(scope)),
  'borehole-stratinterpretations': async (reading, { borehole }) => {
    const interpretations = await readStratigraphy(reading, borehole.boreholeDbk)
    if (interpretations.length === 0) return null
    return {
      boreholeName: borehole.boreholeName,
      // English whatever the language, as the status of a borehole is (as the national service has it).
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
  'borehole-prodfigures': async (reading, { borehole: { boreholeDbk, boreholeName } }) => {
    const ofBorehole = { where: { boreholeDbk } }
    const prodFigures = boreholeMonths(
      await readRows(reading, wellProduction.table, ofBorehole),
      await readRows(reading, geothermalProduction.table, ofBorehole),
    )
    return prodFigures.length === 0 ? null : { boreholeName, prodFigures }
  },
}
