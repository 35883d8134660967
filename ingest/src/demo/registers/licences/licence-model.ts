import type { licenceStatus, licenceType, resource } from '@datacentre/catalogue/codes/licences'
import type { Position, Ring } from '../../ground/plane.ts'
import { ringContains } from '../../ground/shapes.ts'
import type { DemoField } from '../fields/field-model.ts'

export type LicenceType = (typeof licenceType)[number]
export type Resource = (typeof resource)[number]
export type LicenceStatus = (typeof licenceStatus)[number]

/** An area and what is asked for it, before the papers are made out. */
export type Claim = {
  readonly name: string
  readonly type: LicenceType
  readonly resource: Resource
  readonly sea: boolean
  readonly rings: readonly Ring[]
  /** The code of the operator. */
  readonly operator: string
  /** The year from which it may be granted. */
  readonly since: number
}

export type DemoLicence = Omit<Claim, 'operator' | 'since'> & {
  readonly id: string
  readonly status: LicenceStatus
  readonly granted: number | null
  readonly expiry: number | null
  readonly operator: string
  readonly licensees: readonly string[]
}

export const covers = ({ rings }: { readonly rings: readonly Ring[] }, position: Position): boolean =>
  rings.some((ring) => ringContains(ring, position))

/** What a licence must be for, for a field to lie in it. */
const resources: Readonly<Record<DemoField['mineral'], readonly Resource[]>> = {
  G: ['HYDROCARBONS', 'GAS', 'CO2'],
  O: ['HYDROCARBONS'],
  'O/G': ['HYDROCARBONS'],
  S: ['SALT', 'GASOIL', 'HYDROGEN'],
  N2: ['NITROGEN', 'SALT'],
  GT: ['EARTHHEAT'],
}

export const suitsField = (licence: DemoLicence, field: DemoField): boolean =>
  resources[field.mineral].includes(licence.resource) && covers(licence, field.position)
