/** The titles of the data centre's own short pages, and the page about the dataset; what the others say is in the portal. */
export const pages = {
  'page.quickstart.title': 'Snelstart',
  'page.about.title': 'Over het datacenter',
  'page.links.title': 'Links',
  'page.disclaimer.title': 'Disclaimer',
  'page.privacy.title': 'Privacy',
  'page.contact.title': 'Contact',
  'page.accessibility.title': 'Verklaring over toegankelijkheid',
  'page.licenceFigures.title': 'Productiecijfers per vergunning zijn niet beschikbaar',

  'page.dataset.lead': 'Hier leest u welke gegevens het datacenter nu laat zien en hoe u ze mag gebruiken.',
  'page.dataset.facts': 'Kenmerken',
  'page.dataset.kind': 'Soort gegevens',
  'page.dataset.imported': 'Geladen op',
  'page.dataset.versions': 'Versies',
  'page.dataset.versionsText': 'Dit zijn de versies die wij bewaren. De bovenste ziet u nu.',
  'page.dataset.reuse': 'Gebruiken en vermelden',
  'page.dataset.reuseText':
    'De gegevens zijn openbaar onder de licentie {{licence}}. U mag ze gebruiken, bewerken en delen zoals in die licentie staat. In elke spreadsheet die u downloadt, staan de bron, de licentie en de versie op het tweede blad.',
  'page.dataset.noLicence': 'Bij deze gegevens staat geen licentie. Vraag ons eerst of u ze mag gebruiken.',
  'page.dataset.name': 'Noem de bron zo: ‘{{title}}’, versie {{version}}.',

  'page.contents': 'Op deze pagina',
  'page.notFound.title': 'Pagina niet gevonden',
  'page.notFound.text': 'Deze pagina bestaat niet. Controleer of het adres klopt.',
  'page.notFound.home': 'Naar de startpagina van het datacenter',
  'page.absent.text': 'Dit datacenter heeft hierover geen gegevens.',
  'page.broken.title': 'Er ging iets mis',
  'page.broken.text': 'Wij kunnen deze pagina nu niet laten zien.',
  'page.broken.reload': 'Laad de pagina opnieuw',
} as const
