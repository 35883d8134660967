import type { boreholePurpose, boreholeResult, boreholeStatus } from '@datacentre/catalogue/codes/boreholes'
import type { ProvinceCode } from '@datacentre/catalogue/codes/provinces'
import type { Plan, Station } from './hole-path.ts'
import type { Position } from '../../ground/plane.ts'
import type { DemoFacility } from '../fields/facility-model.ts'
import type { DemoField } from '../fields/field-model.ts'

export type Purpose = (typeof boreholePurpose)[number]
export type Result = (typeof boreholeResult)[number]
/** One status is also written in another case (D24). */
export type Status = (typeof boreholeStatus)[number] | 'Closed-In'

/** A hole that is to be drilled: why, where and when. */
export type Drill = {
  readonly purpose: Purpose | null
  readonly position: Position
  readonly field: DemoField | null
  readonly facility: DemoFacility | null
  /** When drilling started, in years; null for a hole that is only planned. */
  readonly start: number | null
  /** Metres of true depth. */
  readonly depth: number
  /** The code of the operator that drilled it. */
  readonly client: string
  /** The hole it leaves, if it is a sidetrack. */
  readonly parent: Drill | null
}

/** The years in which a hole produces or injects. */
export type Service = { readonly from: number; readonly until: number }

/** A borehole as the generator knows it. */
export type Hole = {
  readonly nr: number
  readonly dbk: number
  readonly name: string
  readonly shortName: string
  readonly alias: string | null
  readonly drill: Drill
  readonly parent: Hole | null
  readonly block: string | null
  readonly province: ProvinceCode | null
  readonly startDay: number | null
  readonly endDay: number | null
  readonly plan: Plan
  /** The last station of its path. */
  readonly end: Station
  readonly service: Service | null
  readonly result: Result | null
  readonly status: Status | null
  readonly licenceId: string | null
}
