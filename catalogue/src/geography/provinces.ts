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
