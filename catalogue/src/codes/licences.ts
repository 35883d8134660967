export const licenceType = ['EXP', 'PRD', 'STR', 'GEA', 'GSL', 'GFL', 'SRP'] as const

export const licenceStatus = ['EFFECTIVE', 'EXTENDED', 'APPLIED', 'EXTENDEDWVA', 'VALID', 'EXPIRED'] as const

/** How the register tells that a licence is of the past. */
export const expiredLicences = { column: 'status', codes: ['EXPIRED'] } as const

export const resource = [
  'HYDROCARBONS',
  'EARTHHEAT',
  'CO2',
  'SALT',
  'GAS',
  'COAL',
  'NITROGEN',
  'HYDROGEN',
  'GASOIL',
  'SALTWATER',
] as const

/** J means offshore (S3). */
export const seaside = ['J', 'N'] as const
