/** The start menu and what belongs to the three seismic screens together. */
export const home = {
  'home.title': 'Data centre',
  'home.lead': 'Public data on oil, gas and geothermal energy in the subsurface of the Netherlands.',
  'home.map': 'See boreholes, fields and licences on the map',
  'home.dataTypes': 'Data types',
  'home.productionFigures': 'Production figures',
  'home.unavailable': 'Not available',
  'home.licenceFiguresWhy':
    'Deliberately not published: what a well or field yields does not always belong to one licence.',
  'home.seismic': '{{lines, number}} lines and {{surveys, number}} surveys',
  'home.figures_one': '{{count, number}} row of figures',
  'home.figures_other': '{{count, number}} rows of figures',
  'home.scripts': 'All data can also be fetched by a script, without an account.',
  'home.scriptsLink': 'See the documentation of the API',

  'seismic.title': 'Seismic data',
  'seismic.tile': 'Measurements with sound waves that show the layers of the subsurface.',
  'seismic.tabs': 'Kinds of seismic data',
} as const
