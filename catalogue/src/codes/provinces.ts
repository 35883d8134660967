/** The twelve provinces by the code the borehole spreadsheet uses; seismic lists carry their Dutch names. */
export const provinces = {
  GR: 'Groningen',
  FR: 'Friesland',
  DR: 'Drenthe',
  OV: 'Overijssel',
  FL: 'Flevoland',
  GE: 'Gelderland',
  UT: 'Utrecht',
  NH: 'Noord-Holland',
  ZH: 'Zuid-Holland',
  ZE: 'Zeeland',
  NB: 'Noord-Brabant',
  LI: 'Limburg',
} as const

export type ProvinceCode = keyof typeof provinces

/** As a code list: what the provinces are written as in lists. */
export const province = Object.values(provinces)
