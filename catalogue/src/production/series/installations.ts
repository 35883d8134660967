import type { Value } from '../../grammar/column.ts'
import { geothermalProduction, type GeothermalFigure } from '../geothermal.ts'
import { quantities, type Quantity } from './reported.ts'
import type { MonthlyScreen, ProductionScreen } from '../screen.ts'
import { knownSum } from '../units.ts'

/** What geothermal figures are told by: the well that reports them, or the installation it belongs to. */
export const geothermalSubjects = ['well', 'installation'] as const
export type GeothermalSubject = (typeof geothermalSubjects)[number]

/** A month of a well, or of all wells of an installation together. */
export type GeothermalMonth = Omit<GeothermalFigure, 'boreholeDbk'> & {
  readonly province?: string | null
  /** Each operator of its wells by itself: a name may have a comma in it. */
  readonly operators?: readonly string[]
}

/** The geothermal screen with installations for subjects. They have a name and no key, so no page on the map is known of them. */
export const installationProduction = {
  ...geothermalProduction,
  table: { ...geothermalProduction.table, key: ['facilityName', 'startDate'], references: [] },
  subject: 'facilityName',
} as const satisfies MonthlyScreen

export const screenPer = (subject: GeothermalSubject): MonthlyScreen =>
  subject === 'installation' ? installationProduction : geothermalProduction

/** What the subjects of a screen are called in its texts. */
export const subjectsOf = ({ id, subject }: Pick<ProductionScreen, 'id' | 'subject'>) =>
  id === 'geothermal' && subject === installationProduction.subject ? 'installation' : id

const each = (values: readonly (string | null)[]): readonly string[] => [
  ...new Set(values.filter((value) => value !== null)),
]

const distinct = (values: readonly (string | null)[]): string | null => each(values).join(', ') || null

/**
 * The months of wells added up by installation: a quantity that none of its wells reported stays missing. A month that
 * names no installation belongs to none.
 */
export function byInstallation(rows: readonly GeothermalMonth[]): GeothermalMonth[] {
  const gathered = new Map<string, GeothermalMonth[]>()
  for (const row of rows) {
    if (row.facilityName === null) continue
    const id = `${row.startDate} ${row.facilityName}`
    const sofar = gathered.get(id)
    if (sofar === undefined) gathered.set(id, [row])
    else sofar.push(row)
  }
  return [...gathered.values()].map(added)
}

function added(months: readonly GeothermalMonth[]): GeothermalMonth {
  const sums = Object.fromEntries(
    quantities.map((quantity) => [quantity, knownSum(months.map((month) => month[quantity]))]),
  ) as Record<Quantity, number | null>
  const { startDate, facilityName } = months[0]!
  return {
    startDate,
    facilityName,
    wellName: distinct(months.map(({ wellName }) => wellName)) ?? '',
    operatorName: distinct(months.map(({ operatorName }) => operatorName)),
    operators: each(months.map(({ operatorName }) => operatorName)),
    province: distinct(months.map(({ province = null }) => province)),
    ...sums,
  }
}

/** How many months of wells name no installation, and so are in no sum. */
export const withoutInstallation = (rows: readonly { readonly facilityName?: Value }[]): number =>
  rows.filter(({ facilityName }) => facilityName === null).length
