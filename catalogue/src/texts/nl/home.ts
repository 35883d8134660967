/** The start menu and what belongs to the three seismic screens together. */
export const home = {
  'home.title': 'Datacenter',
  'home.lead': 'Openbare gegevens over olie, gas en aardwarmte in de ondergrond van Nederland.',
  'home.dataTypes': 'Soorten gegevens',
  'home.productionFigures': 'Productiecijfers',
  'home.unavailable': 'Niet beschikbaar',

  'seismic.title': 'Seismische gegevens',
  'seismic.tile': 'Metingen met geluidsgolven die de lagen in de ondergrond laten zien.',
  'seismic.tabs': 'Soorten seismische gegevens',
} as const
