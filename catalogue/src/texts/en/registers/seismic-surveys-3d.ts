/** All that is said of 3D surveys: what the register is called, what its buttons do with a number of rows, and its columns. */
export const seismicSurveys3d = {
  'register.seismic-surveys-3d.title': '3D surveys',
  'register.seismic-surveys-3d.tile': 'Surveys that show an area in 3D.',
  'register.seismic-surveys-3d.count_one': '{{count, number}} survey',
  'register.seismic-surveys-3d.count_other': '{{count, number}} surveys',
  'register.seismic-surveys-3d.download_one': 'Download {{count, number}} survey',
  'register.seismic-surveys-3d.download_other': 'Download {{count, number}} surveys',
  'register.seismic-surveys-3d.making_one': 'Creating a spreadsheet of {{count, number}} survey',
  'register.seismic-surveys-3d.making_other': 'Creating a spreadsheet of {{count, number}} surveys',
  'register.seismic-surveys-3d.mapSelected_one': 'Show {{count, number}} selected survey on the map',
  'register.seismic-surveys-3d.mapSelected_other': 'Show {{count, number}} selected surveys on the map',
  'register.seismic-surveys-3d.mapFound_one': 'Show {{count, number}} matching survey on the map',
  'register.seismic-surveys-3d.mapFound_other': 'Show {{count, number}} matching surveys on the map',
  'register.seismic-surveys-3d.mapAll_one': 'Show the survey on the map',
  'register.seismic-surveys-3d.mapAll_other': 'Show all {{count, number}} surveys on the map',

  'table.seismic-surveys-3d': '3D surveys',
  'period.seismic-surveys-3d.yearStart': 'Survey year',
  'map.legend.seismic-surveys-3d': 'Area of a 3D survey',
  'map.kind.seismic-surveys-3d': '3D survey',

  'seismic-surveys-3d.id': 'Survey ID',
  'seismic-surveys-3d.name': 'Survey name',
  'seismic-surveys-3d.confidentialityDate': 'Public from',
  'seismic-surveys-3d.anaDigTypeCodes': 'Analogue or digital',
  'seismic-surveys-3d.blocks': 'Blocks',
  'seismic-surveys-3d.provs': 'Provinces',
} as const
