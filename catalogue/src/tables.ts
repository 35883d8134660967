import type { Table } from './grammar/table.ts'
import {
  fieldProduction,
  geothermalProduction,
  miningProduction,
  wellProduction,
} from './production/index.ts'
import { registers } from './registers/index.ts'
import { deviationPoints, deviationSurveys } from './supporting/deviation.ts'
import { documents, logDocuments } from './supporting/documents.ts'
import { facilities } from './supporting/facilities.ts'
import { stratInterpretations, stratIntervals } from './supporting/stratigraphy.ts'

/** Every table of a data package and of the database, in the order they are read. */
export const tables = [
  ...registers,
  facilities,
  wellProduction.table,
  fieldProduction.table,
  miningProduction.table,
  geothermalProduction.table,
  stratInterpretations,
  stratIntervals,
  deviationSurveys,
  deviationPoints,
  documents,
  logDocuments,
] as const satisfies readonly Table[]

export type TableId = (typeof tables)[number]['id']

/** The SQL name of a table: its id with underscores. */
export const sqlName = (id: string): string => id.replaceAll('-', '_')
