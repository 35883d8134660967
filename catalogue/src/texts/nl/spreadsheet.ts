/** What a spreadsheet says beside its rows: its headers, and the sheet that tells where it comes from. */
export const spreadsheet = {
  'spreadsheet.header.code': '{{column}} (code)',
  'spreadsheet.header.measure': '{{column}} ({{measure}})',

  'spreadsheet.about': 'Over dit bestand',
  'spreadsheet.source': 'Bron',
  'spreadsheet.time': 'Gemaakt op',
  'spreadsheet.rows': 'Aantal rijen',
  'spreadsheet.filters': 'Filters',
  'spreadsheet.noFilters': 'Geen',
  'spreadsheet.units': 'Eenheden',
  'spreadsheet.coordinateSystems': 'Coördinatenstelsels',
  'spreadsheet.demonstration': 'Let op',

  'geothermalSheet.produced': 'Kenmerken van productieput',
  'geothermalSheet.injected': 'Kenmerken van injectieput',
  'geothermalSheet.facilityName': 'Aardwarmte installatie',
  'geothermalSheet.wellName': 'Put',
  'geothermalSheet.operatorName': 'Operator',
  'geothermalSheet.startDate': 'Datum (jjjj-mm)',
  'geothermalSheet.h2oProd': 'Hoeveelheid geproduceerd water (m³)',
  'geothermalSheet.oilProd': 'Hoeveelheid geproduceerde olie (Sm³)',
  'geothermalSheet.gasProd': 'Hoeveelheid geproduceerd gas (Nm³)',
  'geothermalSheet.conProd': 'Hoeveelheid geproduceerd condensaat (Sm³)',
  'geothermalSheet.inhibProd': 'Hoeveelheid inhibitor in productieput (liter)',
  'geothermalSheet.h2oInj': 'Hoeveelheid geïnjecteerd water (m³)',
  'geothermalSheet.inhibInj': 'Hoeveelheid inhibitor in injectieput (liter)',
} as const
