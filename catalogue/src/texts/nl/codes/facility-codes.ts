export const facilityCodes = {
  'facilityType.GEO': 'Aardwarmte-installatie',
  'facilityType.PLF': 'Productieplatform',
  'facilityType.LOC': 'Productielocatie',
  'facilityType.SAT': 'Productiesatelliet',
  'facilityType.SUB': 'Subsea-installatie',
  'facilityType.UGS': 'Gasopslag',
  'facilityType.SLT': 'Zoutwinning',
  'facilityType.TER': 'Terminal',
  'facilityType.TAP': 'Sidetap',

  'facilityStatus.USE': 'In gebruik',
  'facilityStatus.SUS': 'Tijdelijk buiten gebruik',
  'facilityStatus.REM': 'Verwijderd',
  'facilityStatus.CON': 'In aanbouw',
} as const
