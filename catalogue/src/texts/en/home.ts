/** The start menu and what belongs to the three seismic screens together. */
export const home = {
  'home.title': 'Data centre',
  'home.lead':
    'Public data on oil, gas and geothermal energy beneath the Netherlands and the Dutch North Sea.',
  'home.place': 'What lies under your town?',
  'home.placeExample': 'Town, municipality, province or block',
  'home.placeShow': 'View',
  'home.companies': 'Companies: who drills, owns and produces',
  'home.overview': 'The country in figures: production, boreholes and licences',
  'home.map': 'View boreholes, fields and licences on the map',
  'home.mapOfSome': 'View the data on the map',
  'home.dataTypes': 'Types of data',
  'home.productionFigures': 'Production figures',
  'home.unavailable': 'Not available',
  'home.licenceFiguresWhy':
    'We do not publish these figures because production from a well or field cannot always be attributed to a single licence.',
  'home.seismic': '{{lines, number}} lines and {{surveys, number}} surveys',
  'home.expired_one': '{{count, number}} of them expired',
  'home.expired_other': '{{count, number}} of them expired',
  'home.figures': 'For {{counted}}, {{first}} to {{last}}',
  'home.figuresOfYear': 'For {{counted}}, {{year}}',
  'home.scripts': 'You can also get all the data with a script. You do not need an account.',
  'home.scriptsLink': 'Read the API documentation',

  'quality.incomplete': 'Not every record is complete or correct.',
  'quality.link': 'See what is missing or stands out',
  'page.dataset.quality': 'What is missing or stands out',

  'seismic.title': 'Seismic data',
  'seismic.tile': 'Surveys that use sound waves to show the layers underground.',
  'seismic.tabs': 'Types of seismic data',
} as const
