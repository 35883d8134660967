/** All that is said of 3D surveys: what the register is called, what its buttons do with a number of rows, and its columns. */
export const seismicSurveys3d = {
  'register.seismic-surveys-3d.title': '3D-surveys',
  'register.seismic-surveys-3d.tile': 'Meetcampagnes die een gebied in 3D laten zien.',
  'register.seismic-surveys-3d.count_one': '{{count, number}} survey',
  'register.seismic-surveys-3d.count_other': '{{count, number}} surveys',
  'register.seismic-surveys-3d.download_one': 'Download {{count, number}} survey',
  'register.seismic-surveys-3d.download_other': 'Download {{count, number}} surveys',
  'register.seismic-surveys-3d.making_one': 'Wij maken een spreadsheet met {{count, number}} survey',
  'register.seismic-surveys-3d.making_other': 'Wij maken een spreadsheet met {{count, number}} surveys',
  'register.seismic-surveys-3d.mapSelected_one': 'Toon {{count, number}} geselecteerde survey op de kaart',
  'register.seismic-surveys-3d.mapSelected_other': 'Toon {{count, number}} geselecteerde surveys op de kaart',
  'register.seismic-surveys-3d.mapFound_one': 'Toon {{count, number}} gevonden survey op de kaart',
  'register.seismic-surveys-3d.mapFound_other': 'Toon {{count, number}} gevonden surveys op de kaart',
  'register.seismic-surveys-3d.mapAll_one': 'Toon de survey op de kaart',
  'register.seismic-surveys-3d.mapAll_other': 'Toon alle {{count, number}} surveys op de kaart',

  'table.seismic-surveys-3d': '3D-surveys',
  'period.seismic-surveys-3d.yearStart': 'Jaar van de survey',
  'map.legend.seismic-surveys-3d': 'Gebied van een 3D-survey',
  'map.kind.seismic-surveys-3d': '3D-survey',

  'seismic-surveys-3d.id': 'Survey-id',
  'seismic-surveys-3d.name': 'Surveynaam',
  'seismic-surveys-3d.confidentialityDate': 'Openbaar vanaf',
  'seismic-surveys-3d.anaDigTypeCodes': 'Analoog of digitaal',
  'seismic-surveys-3d.blocks': 'Blokken',
  'seismic-surveys-3d.provs': 'Provincies',
} as const
