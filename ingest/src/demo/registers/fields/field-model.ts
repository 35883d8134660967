import type { fieldStatus } from '@datacentre/catalogue/codes/fields'
import type { StratUnit } from '@datacentre/catalogue/codes/rock-units'
import type { ProvinceCode } from '@datacentre/catalogue/codes/provinces'
import type { Position, Ring } from '../../ground/plane.ts'
import type { Sector } from '../../sector/operator.ts'
import type { Mineral } from '../../sector/play.ts'

type FieldStatus = (typeof fieldStatus)[number]

/** When a field was found and produced, in years such as 1984.5. */
export type Life = {
  readonly found: number
  /** Null for a field that is not developed. */
  readonly start: number | null
  /** The moment production ended, or will end; null for a field that is not developed. */
  readonly end: number | null
  readonly status: FieldStatus
  /** Since when it stores gas or nitrogen. */
  readonly storesSince: number | null
}

/** A field as the generator knows it, before it is written down with gaps. */
export type DemoField = {
  readonly nr: number
  readonly dbk: number
  readonly name: string
  readonly code: string
  readonly mineral: Mineral
  readonly sector: Sector
  readonly position: Position
  readonly block: string | null
  readonly province: ProvinceCode | null
  readonly km2: number
  readonly outline: Ring
  /** The code of the operator that found it. */
  readonly founder: string
  /** The code of the operator of today. */
  readonly operator: string
  readonly life: Life
  /** The reservoir a well aims at, and all reservoirs. */
  readonly target: StratUnit
  readonly units: readonly StratUnit[]
  /** The two that dwarf the others. */
  readonly special: 'giant gas' | 'great oil' | null
}

export const isHydrocarbon = ({ mineral }: DemoField): boolean => ['G', 'O', 'O/G'].includes(mineral)
