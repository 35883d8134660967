export const licenceType = ['EXP', 'PRD', 'STR', 'GEA', 'GSL', 'GFL', 'SRP'] as const

export const licenceStatus = ['EFFECTIVE', 'EXTENDED', 'APPLIED', 'EXTENDEDWVA', 'VALID', 'EXPIRED'] as const

/** A licence of the past: it is drawn only on demand, and found after those that hold today. */
export const hasExpired = (status: unknown): boolean => status === 'EXPIRED'

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

/** J means offshore (spec 3). */
export const seaside = ['J', 'N'] as const
