/** The titles of the data centre's own short pages, and the page about the dataset; what the others say is in the portal. */
export const pages = {
  'page.quickstart.title': 'Quickstart',
  'page.about.title': 'About the data centre',
  'page.links.title': 'Links',
  'page.disclaimer.title': 'Disclaimer',
  'page.contact.title': 'Contact',
  'page.accessibility.title': 'Accessibility statement',
  'page.licenceFigures.title': 'Production figures per licence are not available',

  'page.dataset.lead': 'Which data the data centre shows now, and how you may use them.',
  'page.dataset.facts': 'Facts',
  'page.dataset.kind': 'Kind of data',
  'page.dataset.imported': 'Loaded on',
  'page.dataset.reuse': 'Using and citing the data',
  'page.dataset.reuseText':
    'The data are public under the licence {{licence}}. You may use, adapt and share them as that licence says. Every spreadsheet that you download names the source, the licence and the version on its second sheet.',
  'page.dataset.name': 'Cite the source as ‘{{title}}’, version {{version}}.',

  'page.contents': 'On this page',
  'page.notFound.title': 'Page not found',
  'page.notFound.text': 'This page does not exist. Perhaps the address is misspelt.',
  'page.notFound.home': 'To the home of the data centre',
  'page.broken.title': 'Something went wrong',
  'page.broken.text': 'This page could not be shown.',
  'page.broken.reload': 'Load the page again',
} as const
