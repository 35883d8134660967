/** What a spreadsheet says beside its rows: its headers, and the sheet that tells where it comes from. */
export const spreadsheet = {
  'spreadsheet.header.code': '{{column}} (code)',
  'spreadsheet.header.measure': '{{column}} ({{measure}})',

  'spreadsheet.about': 'About this file',
  'spreadsheet.source': 'Source',
  'spreadsheet.time': 'Made on',
  'spreadsheet.rows': 'Number of rows',
  'spreadsheet.filters': 'Filters',
  'spreadsheet.noFilters': 'None',
  'spreadsheet.units': 'Units',
  'spreadsheet.coordinateSystems': 'Coordinate systems',
  'spreadsheet.demonstration': 'Please note',

  'geothermalSheet.produced': 'Characteristics of production well',
  'geothermalSheet.injected': 'Characteristics of injection well',
  'geothermalSheet.facilityName': 'Geothermal installation',
  'geothermalSheet.wellName': 'Well',
  'geothermalSheet.operatorName': 'Operator',
  'geothermalSheet.startDate': 'Date (yyyy-mm)',
  'geothermalSheet.h2oProd': 'Quantity of water produced (m³)',
  'geothermalSheet.oilProd': 'Quantity of oil produced (Sm³)',
  'geothermalSheet.gasProd': 'Quantity of gas produced (Nm³)',
  'geothermalSheet.conProd': 'Quantity of condensate produced (Sm³)',
  'geothermalSheet.inhibProd': 'Quantity of inhibitor in production well (litre)',
  'geothermalSheet.h2oInj': 'Quantity of water injected (m³)',
  'geothermalSheet.inhibInj': 'Quantity of inhibitor in injection well (litre)',
} as const
