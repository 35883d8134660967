/** Geothermal plant, offshore platform, land location, satellite, subsea, gas storage plant, salt works, terminal, side tap. */
export const facilityType = ['GEO', 'PLF', 'LOC', 'SAT', 'SUB', 'UGS', 'SLT', 'TER', 'TAP'] as const

/** In use, suspended, removed, under construction. */
export const facilityStatus = ['USE', 'SUS', 'REM', 'CON'] as const
