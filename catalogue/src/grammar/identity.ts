export type RegisterId =
  | 'boreholes'
  | 'fields'
  | 'licences'
  | 'seismic-lines'
  | 'seismic-surveys-2d'
  | 'seismic-surveys-3d'

/** The layers of the map, each by the id of its table: the registers, and one table without a list. */
export type LayerId = RegisterId | 'facilities'

/** A line drawing on a sheet of 24 by 24, and its colours. */
type Style = { readonly light: string; readonly dark: string; readonly icon: string }

/** The classes by which a visitor knows a register or the figures of a kind: on its screen, its tile and its spinner (S2). */
export const styleClasses = {
  'datatype-borehole': {
    light: '#8A4B14',
    dark: '#E8A66B',
    // A derrick on the ground, and the hole under it.
    icon: 'M7 14.5 10.8 3h2.4L17 14.5M9.2 8h5.6L7 14.5M9.2 8l7.8 6.5M3.5 14.5h17M12 14.5V21M9.8 18.8 12 21l2.2-2.2',
  },
  'datatype-field': {
    light: '#2F6B3A',
    dark: '#86CF93',
    // Folded layers that hold a gas cap.
    icon: 'M3 12c4 0 5-7 9-7s5 7 9 7M3 19c4 0 5-7 9-7s5 7 9 7M8.2 15.5h7.6',
  },
  'datatype-licence': {
    light: '#7A5A00',
    dark: '#E2C25A',
    // A deed with the area it grants.
    icon: 'M14 3H6v18h12V7zM14 3v4h4M8.8 13.4l2.6-2.6 3.8 1.4-.5 3.2-2.4 2.1-3-1.1z',
  },
  'datatype-seismic': {
    light: '#3B4FA0',
    dark: '#A3B4FF',
    // Three traces of a recording.
    icon: 'M5 3v2.5C5 7 8 7 8 8.5S5 10 5 11.5v1C5 14 8 14 8 15.5S5 17 5 18.5V21M11 3v4c0 1.5 3 1.5 3 3s-3 1.5-3 3v1c0 1.5 3 1.5 3 3s-3 1.5-3 3v1M17 3v2.5c0 1.5 3 1.5 3 3s-3 1.5-3 3v1c0 1.5 3 1.5 3 3s-3 1.5-3 3V21',
  },
  'production-well': {
    light: '#A23B1E',
    dark: '#F0A08A',
    // A pump jack.
    icon: 'M2.5 20.5h19M4.5 9.5l13-4.5M17 3c2.3.6 3.3 2.7 3 5.5L17.5 5M20 8.5v12M11.5 7.1l-3.3 13.4M11.5 7.1l3.3 13.4M4.5 9.5v4.5M6.5 16a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  },
  'production-field': {
    light: '#1F6F68',
    dark: '#76CFC6',
    // What a folded layer gives.
    icon: 'M3 20.5c4 0 5-7 9-7s5 7 9 7M12 13.5V3.5M8.5 7 12 3.5 15.5 7M3 14.5c1.5 0 2.5-.8 3.5-2M21 14.5c-1.5 0-2.5-.8-3.5-2',
  },
  'production-licence': {
    light: '#6B6470',
    dark: '#B9B2BE',
    // A deed with figures.
    icon: 'M14 3H6v18h12V7zM14 3v4h4M9 17.5v-3M12 17.5v-6M15 17.5v-4',
  },
  'production-mining': {
    light: '#5A4A8A',
    dark: '#BBAAF0',
    // A platform at sea with its flare.
    icon: 'M4 9.5h16v3H4zM6.5 12.5 5.2 18M17.5 12.5l1.3 5.5M7 9.5V5.5h5v4M16.5 9.5V6M16.5 6c-1.6-1.2-.6-2.2 0-3.5.6 1.3 1.6 2.3 0 3.5ZM2.5 20.5c1.6-1.3 3.2-1.3 4.8 0s3.2 1.3 4.7 0 3.2-1.3 4.8 0 3.1 1.3 4.7 0',
  },
  'production-geothermal': {
    light: '#B0243F',
    dark: '#F58FA3',
    // One well down, one well up, and warm water between them.
    icon: 'M7 3v10M4.5 10.5 7 13l2.5-2.5M17 13V3M14.5 5.5 17 3l2.5 2.5M3 17c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0 3-1.3 4.5 0 3 1.3 4.5 0M3 21c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0 3-1.3 4.5 0 3 1.3 4.5 0',
  },
} as const satisfies Record<string, Style>

export type StyleClass = keyof typeof styleClasses

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
