import type { Borehole } from '@datacentre/catalogue'
import { coordinateSystems, type CoordinateSystem } from '@datacentre/catalogue/codes/coordinate-systems'
import { measureOf, type AnyRow, type Measure } from '@datacentre/catalogue/grammar/column'
import type { DeclaredSheet, Register } from '@datacentre/catalogue/grammar/register'
import type { Language } from '@datacentre/catalogue/texts/index'
import type { NamesOfCodes } from '../snapshot/register-of-version.ts'
import type { Sheet } from '../spreadsheet/sheet.ts'
import { boreholeSheet, boreholeSystems } from './borehole-sheet.ts'
import { registerSheet } from './register-sheet.ts'

type SheetGround = {
  readonly register: Register
  readonly rows: readonly AnyRow[]
  readonly names: NamesOfCodes
  readonly language: Language
}

type SheetRules = {
  readonly sheet: (ground: SheetGround) => Sheet
  /** The coordinate systems that its columns are in. */
  readonly systems: (register: Register) => readonly CoordinateSystem[]
}

/** What the numbers of a register are counted in, each once. */
export const measuresIn = ({ columns }: Register): readonly Measure[] => [
  ...new Set(columns.map(measureOf).filter((measure) => measure !== undefined)),
]

export const isSystem = (measure: Measure): measure is CoordinateSystem => measure in coordinateSystems

const liveBoreholeSheet = ({ rows, names, language }: SheetGround): Sheet =>
  boreholeSheet(rows as readonly Borehole[], language, names)

/** What a register's spreadsheet holds, by its kind: boreholes are the only ones that the live service fixes (D23). */
export const sheetKinds: Readonly<Record<DeclaredSheet['kind'], SheetRules>> = {
  'every column': {
    sheet: ({ register, rows, language }) => registerSheet(register, rows, language),
    systems: (register) => measuresIn(register).filter(isSystem),
  },
  'columns of the live service': { sheet: liveBoreholeSheet, systems: () => boreholeSystems },
}
