export const otherCodes = {
  'coordinateSystem.RD': 'Rijksdriehoek (RD)',
  'coordinateSystem.ED50-UTM31': 'ED50 / UTM zone 31',
  'coordinateSystem.ED50-TM5': 'ED50 / TM 5 NE',
  'coordinateSystem.ED50': 'ED50, lengte- en breedtegraad',
  'coordinateSystem.ETRS89': 'ETRS89, lengte- en breedtegraad',
  'coordinateSystem.ETRS89-UTM31': 'ETRS89 / UTM zone 31',
  'coordinateSystem.WGS84-UTM31': 'WGS84 / UTM zone 31',
  'coordinateSystem.WGS84': 'WGS84, lengte- en breedtegraad',

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

  'assetType.AERA': 'Rapport',
  'assetType.ADBM': 'Meting',
  'assetType.ADPB': 'Plot',

  'fileType.PDF': 'PDF',
  'fileType.TIF': 'TIFF',
  'fileType.LAS': 'LAS',
  'fileType.DLIS': 'DLIS',
  'fileType.LIS': 'LIS',
  'fileType.ASC': 'ASCII',

  'documentGroup.COMPOSITE_LOG_FILE': 'Samengestelde logs',
  'documentGroup.LAS_AND_ASCII_FILES': 'LAS- en ASCII-bestanden',
  'documentGroup.DLIS_AND_LIS_FILES': 'DLIS- en LIS-bestanden',
  'documentGroup.LOGICAL_FILES_DLIS_AND_LIS': 'Logische bestanden uit DLIS en LIS',

  'logDescription.CMP': 'Samengestelde log',
  'logDescription.LOGRUN': 'Enkele logrun',

  'logCurve.GR': 'Natuurlijke gammastraling',
  'logCurve.SP': 'Spontane spanning',
  'logCurve.DT': 'Looptijd van geluid',
  'logCurve.RHOB': 'Dichtheid van het gesteente',
  'logCurve.NPHI': 'Porositeit met neutronen',
  'logCurve.CALI': 'Diameter van het boorgat',
  'logCurve.RT': 'Elektrische weerstand',

  'yesNo.J': 'Ja',
  'yesNo.N': 'Nee',
} as const
