import type { facilityStatus, facilityType } from '@datacentre/catalogue/codes/facilities'
import type { ProvinceCode } from '@datacentre/catalogue/codes/provinces'
import type { Position } from '../../ground/plane.ts'
import type { DemoField } from './field-model.ts'

export type FacilityType = (typeof facilityType)[number]
export type FacilityStatus = (typeof facilityStatus)[number]

export type DemoFacility = {
  readonly nr: number
  readonly code: string
  readonly name: string
  readonly type: FacilityType
  readonly status: FacilityStatus
  /** The field it produces from; null for a terminal or a side tap. */
  readonly field: DemoField | null
  readonly position: Position
  readonly block: string | null
  readonly province: ProvinceCode | null
  /** The code of the operator that built it. */
  readonly founder: string
  /** When it was built, in years. */
  readonly built: number
}
