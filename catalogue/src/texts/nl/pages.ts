/** The titles of the data centre's own short pages, and the page about the dataset; what the others say is in the portal. */
export const pages = {
  'page.quickstart.title': 'Snelstart',
  'page.about.title': 'Over het datacenter',
  'page.links.title': 'Links',
  'page.disclaimer.title': 'Disclaimer',
  'page.contact.title': 'Contact',
  'page.accessibility.title': 'Verklaring over toegankelijkheid',
  'page.licenceFigures.title': 'Productiecijfers per vergunning zijn niet beschikbaar',

  'page.dataset.lead': 'Hier leest u welke gegevens het datacenter nu laat zien, en hoe u ze mag gebruiken.',
  'page.dataset.facts': 'Kenmerken',
  'page.dataset.kind': 'Soort gegevens',
  'page.dataset.imported': 'Geladen op',
  'page.dataset.reuse': 'Gebruiken en vermelden',
  'page.dataset.reuseText':
    'De gegevens zijn openbaar onder de licentie {{licence}}. U mag ze gebruiken, bewerken en delen zoals die licentie zegt. In elke spreadsheet die u downloadt, staan bron, licentie en versie op het tweede blad.',
  'page.dataset.name': 'Noem de bron zo: ‘{{title}}’, versie {{version}}.',

  'page.contents': 'Op deze pagina',
  'page.notFound.title': 'Pagina niet gevonden',
  'page.notFound.text': 'Deze pagina bestaat niet. Misschien staat er een fout in het adres.',
  'page.notFound.home': 'Naar de startpagina van het datacenter',
  'page.broken.title': 'Er ging iets mis',
  'page.broken.text': 'Deze pagina kan niet worden getoond.',
  'page.broken.reload': 'Laad de pagina opnieuw',
} as const
