import type { StyleClass } from '../colours.ts'

export type RegisterId =
  | 'boreholes'
  | 'fields'
  | 'licences'
  | 'seismic-lines'
  | 'seismic-surveys-2d'
  | 'seismic-surveys-3d'

/** The layers of the map, each by the id of its table: the registers, and one table without a list. */
export type LayerId = RegisterId | 'facilities'

/** What home and menus know of a register before its screen opens: a tenth of its declaration, which takes it from here. */
export type RegisterEntry = {
  readonly id: RegisterId
  readonly style: StyleClass
  readonly route: string
  /** What calls and addresses name its layer of the map. */
  readonly wireName: string
}

/** One entry for each register, in the order of the start menu. */
export const registerEntries = {
  boreholes: {
    id: 'boreholes',
    style: 'datatype-borehole',
    route: '/brh-overview',
    wireName: 'boreholes',
  },
  fields: {
    id: 'fields',
    style: 'datatype-field',
    route: '/field-overview',
    wireName: 'fields',
  },
  licences: {
    id: 'licences',
    style: 'datatype-licence',
    route: '/lic-overview',
    wireName: 'licences',
  },
  'seismic-lines': {
    id: 'seismic-lines',
    style: 'datatype-seismic',
    route: '/smc-lines',
    wireName: 'lines',
  },
  'seismic-surveys-2d': {
    id: 'seismic-surveys-2d',
    style: 'datatype-seismic',
    route: '/smc-surveys',
    wireName: 'surveys',
  },
  'seismic-surveys-3d': {
    id: 'seismic-surveys-3d',
    style: 'datatype-seismic',
    route: '/smc-3d-surveys',
    wireName: 'surveys3d',
  },
} as const satisfies { readonly [Id in RegisterId]: RegisterEntry & { readonly id: Id } }
