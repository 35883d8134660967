export const licenceCodes = {
  'licenceType.EXP': 'Exploration licence',
  'licenceType.PRD': 'Production licence',
  'licenceType.STR': 'Storage licence',
  'licenceType.GEA': 'Geothermal search area allocation',
  'licenceType.GSL': 'Geothermal start licence',
  'licenceType.GFL': 'Geothermal follow-up licence',
  'licenceType.SRP': 'Geothermal search permit',

  'licenceStatus.EFFECTIVE': 'In force',
  'licenceStatus.EXTENDED': 'Extended',
  'licenceStatus.APPLIED': 'Applied for',
  'licenceStatus.EXTENDEDWVA': 'Extended pending a decision',
  'licenceStatus.VALID': 'In force, other',
  'licenceStatus.EXPIRED': 'Expired',

  'resource.HYDROCARBONS': 'Hydrocarbons',
  'resource.EARTHHEAT': 'Geothermal heat',
  'resource.CO2': 'CO2',
  'resource.SALT': 'Salt',
  'resource.GAS': 'Gas',
  'resource.COAL': 'Coal',
  'resource.NITROGEN': 'Nitrogen',
  'resource.HYDROGEN': 'Hydrogen',
  'resource.GASOIL': 'Gas oil',
  'resource.SALTWATER': 'Salt water',

  // J means offshore (S3).
  'seaside.J': 'Offshore',
  'seaside.N': 'Onshore',
} as const
