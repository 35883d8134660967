/** The start menu and what belongs to the three seismic screens together. */
export const home = {
  'home.title': 'Data centre',
  'home.lead': 'Public data on oil, gas and geothermal energy in the subsurface of the Netherlands.',
  'home.dataTypes': 'Data types',
  'home.productionFigures': 'Production figures',
  'home.unavailable': 'Not available',

  'seismic.title': 'Seismic data',
  'seismic.tile': 'Measurements with sound waves that show the layers of the subsurface.',
  'seismic.tabs': 'Kinds of seismic data',
} as const
