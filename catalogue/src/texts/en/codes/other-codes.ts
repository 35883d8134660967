export const otherCodes = {
  'coordinateSystem.RD': 'Dutch National Grid (RD)',
  'coordinateSystem.ED50-UTM31': 'ED50 / UTM zone 31',
  'coordinateSystem.ED50-TM5': 'ED50 / TM 5 NE',
  'coordinateSystem.ED50': 'ED50, longitude and latitude',
  'coordinateSystem.ETRS89': 'ETRS89, longitude and latitude',
  'coordinateSystem.ETRS89-UTM31': 'ETRS89 / UTM zone 31',
  'coordinateSystem.WGS84-UTM31': 'WGS84 / UTM zone 31',
  'coordinateSystem.WGS84': 'WGS84, longitude and latitude',

  // Provinces keep their own names in every language.
  'province.Groningen': 'Groningen',
  'province.Friesland': 'Friesland',
  'province.Drenthe': 'Drenthe',
  'province.Overijssel': 'Overijssel',
  'province.Flevoland': 'Flevoland',
  'province.Gelderland': 'Gelderland',
  'province.Utrecht': 'Utrecht',
  'province.Noord-Holland': 'Noord-Holland',
  'province.Zuid-Holland': 'Zuid-Holland',
  'province.Zeeland': 'Zeeland',
  'province.Noord-Brabant': 'Noord-Brabant',
  'province.Limburg': 'Limburg',

  'assetType.AERA': 'Report',
  'assetType.ADBM': 'Measurement',
  'assetType.ADPB': 'Plot',

  'fileType.PDF': 'PDF',
  'fileType.TIF': 'TIFF',
  'fileType.LAS': 'LAS',
  'fileType.DLIS': 'DLIS',
  'fileType.LIS': 'LIS',
  'fileType.ASC': 'ASCII',

  'documentGroup.COMPOSITE_LOG_FILE': 'Composite logs',
  'documentGroup.LAS_AND_ASCII_FILES': 'LAS and ASCII files',
  'documentGroup.DLIS_AND_LIS_FILES': 'DLIS and LIS files',
  'documentGroup.LOGICAL_FILES_DLIS_AND_LIS': 'Logical files from DLIS and LIS',

  'logDescription.CMP': 'Composite log',
  'logDescription.LOGRUN': 'Single logging run',

  'logCurve.GR': 'Natural gamma ray',
  'logCurve.SP': 'Spontaneous potential',
  'logCurve.DT': 'Sonic travel time',
  'logCurve.RHOB': 'Bulk density',
  'logCurve.NPHI': 'Neutron porosity',
  'logCurve.CALI': 'Borehole diameter',
  'logCurve.RT': 'Electrical resistivity',

  'yesNo.J': 'Yes',
  'yesNo.N': 'No',
} as const
