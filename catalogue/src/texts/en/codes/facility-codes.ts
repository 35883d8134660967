export const facilityCodes = {
  'facilityType.GEO': 'Geothermal installation',
  'facilityType.PLF': 'Production platform',
  'facilityType.LOC': 'Production location',
  'facilityType.SAT': 'Production satellite',
  'facilityType.SUB': 'Subsea installation',
  'facilityType.UGS': 'Gas storage site',
  'facilityType.SLT': 'Salt production site',
  'facilityType.TER': 'Terminal',
  'facilityType.TAP': 'Side tap',

  'facilityStatus.USE': 'In use',
  'facilityStatus.SUS': 'Suspended',
  'facilityStatus.REM': 'Removed',
  'facilityStatus.CON': 'Under construction',
} as const
