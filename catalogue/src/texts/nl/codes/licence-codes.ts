export const licenceCodes = {
  'licenceType.EXP': 'Opsporingsvergunning',
  'licenceType.PRD': 'Winningsvergunning',
  'licenceType.STR': 'Opslagvergunning',
  'licenceType.GEA': 'Toewijzing zoekgebied aardwarmte',
  'licenceType.GSL': 'Startvergunning aardwarmte',
  'licenceType.GFL': 'Vervolgvergunning aardwarmte',
  'licenceType.SRP': 'Opsporing aardwarmte',

  'licenceStatus.EFFECTIVE': 'Van kracht',
  'licenceStatus.EXTENDED': 'Verlengd',
  'licenceStatus.APPLIED': 'Aangevraagd',
  'licenceStatus.EXTENDEDWVA': 'Verlengd in afwachting van besluit',
  'licenceStatus.VALID': 'Van kracht, overig',
  'licenceStatus.EXPIRED': 'Vervallen',

  'resource.HYDROCARBONS': 'Koolwaterstoffen',
  'resource.EARTHHEAT': 'Aardwarmte',
  'resource.CO2': 'CO2',
  'resource.SALT': 'Zout',
  'resource.GAS': 'Gas',
  'resource.COAL': 'Steenkool',
  'resource.NITROGEN': 'Stikstof',
  'resource.HYDROGEN': 'Waterstof',
  'resource.GASOIL': 'Gasolie',
  'resource.SALTWATER': 'Zout water',

  // J means offshore (S3).
  'seaside.J': 'Op zee',
  'seaside.N': 'Op land',
} as const
