/** The start menu and what belongs to the three seismic screens together. */
export const home = {
  'home.title': 'Datacenter',
  'home.lead': 'Openbare gegevens over olie, gas en aardwarmte in de ondergrond van Nederland.',
  'home.place': 'Wat ligt er onder uw dorp of stad?',
  'home.placeExample': 'Dorp, stad, gemeente, provincie of blok',
  'home.placeShow': 'Bekijk',
  'home.companies': 'Bedrijven: wie boort, bezit en produceert',
  'home.overview': 'Het land in cijfers: productie, boringen en vergunningen',
  'home.map': 'Bekijk boringen, velden en vergunningen op de kaart',
  'home.mapOfSome': 'Bekijk de gegevens op de kaart',
  'home.dataTypes': 'Soorten gegevens',
  'home.productionFigures': 'Productiecijfers',
  'home.unavailable': 'Niet beschikbaar',
  'home.licenceFiguresWhy':
    'Deze cijfers publiceren wij bewust niet: wat een put of veld produceert, hoort niet altijd bij één vergunning.',
  'home.seismic': '{{lines, number}} lijnen en {{surveys, number}} surveys',
  'home.expired_one': 'waarvan {{count, number}} vervallen',
  'home.expired_other': 'waarvan {{count, number}} vervallen',
  'home.figures': 'Van {{counted}}, {{first}} tot en met {{last}}',
  'home.figuresOfYear': 'Van {{counted}}, {{year}}',
  'home.scripts': 'U kunt alle gegevens ook met een script opvragen. U hebt geen account nodig.',
  'home.scriptsLink': 'Lees de documentatie van de API (Engels)',

  'quality.incomplete': 'De gegevens zijn niet altijd volledig of juist.',
  'quality.link': 'Bekijk wat er ontbreekt of opvalt',
  'page.dataset.quality': 'Wat er ontbreekt of opvalt',

  'seismic.title': 'Seismische gegevens',
  'seismic.tile': 'Metingen met geluidsgolven die de lagen in de ondergrond laten zien.',
  'seismic.tabs': 'Soorten seismische gegevens',
} as const
