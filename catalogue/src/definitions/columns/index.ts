import type { TableId } from '../../tables.ts'
import type { ColumnDefinitionsOf, Definition } from '../definition.ts'
import { boreholes } from './boreholes.ts'
import { deviationPoints, deviationSurveys } from './deviation.ts'
import { documents, logDocuments } from './documents.ts'
import { facilities } from './facilities.ts'
import { fields } from './fields.ts'
import { geothermalFigures } from './geothermal-figures.ts'
import { licences } from './licences.ts'
import { seismicLines } from './seismic-lines.ts'
import { seismicSurveys2d } from './seismic-surveys-2d.ts'
import { seismicSurveys3d } from './seismic-surveys-3d.ts'
import { stratInterpretations, stratIntervals } from './stratigraphy.ts'
import { facilityFigures, fieldFigures, wellFigures } from './yearly-figures.ts'

/** What every column of every table means. */
const definitions: { readonly [Id in TableId]: ColumnDefinitionsOf<Id> } = {
  boreholes,
  fields,
  licences,
  'seismic-lines': seismicLines,
  'seismic-surveys-2d': seismicSurveys2d,
  'seismic-surveys-3d': seismicSurveys3d,
  facilities,
  'well-figures': wellFigures,
  'field-figures': fieldFigures,
  'facility-figures': facilityFigures,
  'geothermal-figures': geothermalFigures,
  'strat-interpretations': stratInterpretations,
  'strat-intervals': stratIntervals,
  'deviation-surveys': deviationSurveys,
  'deviation-points': deviationPoints,
  documents,
  'log-documents': logDocuments,
}

const inside = <Inner>(record: Readonly<Record<string, Inner>>, key: string): Inner | null =>
  Object.hasOwn(record, key) ? (record[key] ?? null) : null

/** What a column of a table means; null for one that is not declared. */
export function columnDefinition(table: string, column: string): Definition | null {
  const ofTable = inside<Readonly<Record<string, Definition>>>(definitions, table)
  return ofTable === null ? null : inside(ofTable, column)
}
