/** The titles of the data centre's own short pages. */
export const pages = {
  'page.quickstart.title': 'Snelstart',
  'page.about.title': 'Over het datacenter',
  'page.links.title': 'Links',
  'page.disclaimer.title': 'Disclaimer',
  'page.contact.title': 'Contact',
  'page.accessibility.title': 'Toegankelijkheidsverklaring',
  'page.licenceFigures.title': 'Productiecijfers per vergunning zijn niet beschikbaar',
  'page.contents': 'Op deze pagina',
  'page.notFound.title': 'Pagina niet gevonden',
  'page.notFound.text': 'Deze pagina bestaat niet. Misschien staat er een fout in het adres.',
  'page.notFound.home': 'Naar de startpagina van het datacenter',
  'page.broken.title': 'Er ging iets mis',
  'page.broken.text': 'Deze pagina kan niet worden getoond.',
  'page.broken.reload': 'Laad de pagina opnieuw',
} as const
