import { registers } from '@datacentre/catalogue'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { productionScreens } from '@datacentre/catalogue/production/index'
import { deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import { facilities } from '@datacentre/catalogue/supporting/facilities'

/** The tables that are held in memory. */
export const tablesServed: readonly Table[] = [
  ...registers,
  facilities,
  deviationSurveys,
  ...productionScreens.flatMap((screen): Table[] => (screen.table === null ? [] : [screen.table])),
]
