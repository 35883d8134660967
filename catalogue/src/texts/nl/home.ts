/** The start menu and what belongs to the three seismic screens together. */
export const home = {
  'home.title': 'Datacenter',
  'home.lead': 'Openbare gegevens over olie, gas en aardwarmte in de ondergrond van Nederland.',
  'home.map': 'Bekijk boringen, velden en vergunningen op de kaart',
  'home.dataTypes': 'Soorten gegevens',
  'home.productionFigures': 'Productiecijfers',
  'home.unavailable': 'Niet beschikbaar',
  'home.licenceFiguresWhy':
    'Bewust niet gepubliceerd: wat een put of veld levert, hoort niet altijd bij één vergunning.',
  'home.seismic': '{{lines, number}} lijnen en {{surveys, number}} surveys',
  'home.figures_one': '{{count, number}} rij met cijfers',
  'home.figures_other': '{{count, number}} rijen met cijfers',
  'home.scripts': 'Alle gegevens zijn ook met een script op te vragen, zonder account.',
  'home.scriptsLink': 'Bekijk de documentatie van de API (Engels)',

  'seismic.title': 'Seismische gegevens',
  'seismic.tile': 'Metingen met geluidsgolven die de lagen in de ondergrond laten zien.',
  'seismic.tabs': 'Soorten seismische gegevens',
} as const
