import type { RegisterId } from '../grammar/identity.ts'
import type { Register } from '../grammar/register.ts'

/** What is known of a register before its screen opens: home and menus need no more, and it is a tenth of a declaration. */
export type RegisterEntry = Pick<Register, 'id' | 'style' | 'route'> & {
  readonly wireName: Register['onMap']['wireName']
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
