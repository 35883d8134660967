import { apportionTable } from '../../chance/apportion.ts'
import type { Country } from '../../country.ts'
import type { Purpose } from './hole-model.ts'

/** Sizes of D24. */
const BOREHOLES = 6740

type Key = `${Purpose | 'none'} ${'land' | 'sea'}`

/** Boreholes by purpose (as the national service has it), divided so that a third of all lies at sea. */
const counts = {
  'EXP-HC land': 848,
  'EXP-HC sea': 920,
  'EXP land': 165,
  'EXP sea': 14,
  'EVA-HC land': 400,
  'EVA-HC sea': 336,
  'DEV-HC land': 1813,
  'DEV-HC sea': 934,
  'DEV-I land': 160,
  'DEV-I sea': 18,
  'DEV-PS land': 614,
  'EXP-S land': 24,
  'DEV-PH land': 111,
  'EXP-W land': 30,
  'DEV-C land': 40,
  'EXP-C land': 101,
  'DEV-SG land': 65,
  'DEV-SC land': 1,
  'DEV-SC sea': 3,
  'VKN-G land': 52,
  'VKN-G sea': 12,
  'OBS land': 61,
  'OBS sea': 5,
  'DEV land': 1,
  'none land': 7,
  'none sea': 5,
} satisfies Partial<Record<Key, number>>

export type Cell = keyof typeof counts

/** Sidetracks as a share of the boreholes of a purpose; 15 % of all. */
const sidetracked: Partial<Record<Purpose, number>> = {
  'EXP-HC': 0.09,
  'EVA-HC': 0.17,
  'DEV-HC': 0.25,
  'DEV-I': 0.1,
  'DEV-PH': 0.07,
  'DEV-SG': 0.06,
}

export type CellCount = {
  readonly purpose: Purpose | null
  readonly sea: boolean
  /** Holes of their own, and sidetracks. */
  readonly own: number
  readonly sidetracks: number
}

export function holeCounts(country: Country): Readonly<Record<Cell, CellCount>> {
  const totals = apportionTable(country.count(BOREHOLES), counts)
  const cells = Object.entries(totals).map(([cell, total]) => {
    const [purpose, where] = cell.split(' ') as [Purpose | 'none', 'land' | 'sea']
    const sidetracks = purpose === 'none' ? 0 : Math.round(total * (sidetracked[purpose] ?? 0))
    const count: CellCount = {
      purpose: purpose === 'none' ? null : purpose,
      sea: where === 'sea',
      own: total - sidetracks,
      sidetracks,
    }
    return [cell, count] as const
  })
  return Object.fromEntries(cells) as Record<Cell, CellCount>
}
