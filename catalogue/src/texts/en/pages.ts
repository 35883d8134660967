/** The titles of the data centre's own short pages, and the page about the dataset; what the others say is in the portal. */
export const pages = {
  'page.quickstart.title': 'Quickstart',
  'page.about.title': 'About the data centre',
  'page.links.title': 'Links',
  'page.disclaimer.title': 'Disclaimer',
  'page.privacy.title': 'Privacy',
  'page.contact.title': 'Contact',
  'page.accessibility.title': 'Accessibility statement',
  'page.licenceFigures.title': 'Production figures per licence are not available',

  'page.dataset.lead': 'What data the data centre currently holds, and how you can use it.',
  'page.dataset.facts': 'Details',
  'page.dataset.kind': 'Type of data',
  'page.dataset.versions': 'Versions',
  'page.dataset.versionsText': 'These are the versions we keep. You are looking at the first one.',
  'page.dataset.imported': 'Loaded on',
  'page.dataset.reuse': 'Using and citing the data',
  'page.dataset.reuseText':
    'The data is public under the licence {{licence}}. You can use, adapt and share it under the terms of that licence. The second sheet of every spreadsheet you download gives the source, licence and version.',
  'page.dataset.noLicence': 'No licence has been given for this data. Contact us before you reuse it.',
  'page.dataset.name': 'Cite the source as ‘{{title}}’, version {{version}}.',

  'page.contents': 'On this page',
  'page.notFound.title': 'Page not found',
  'page.notFound.text': 'If you typed the web address, check it is correct.',
  'page.notFound.home': 'Go to the data centre home page',
  'page.absent.text': 'This data centre holds no data on this.',
  'page.broken.title': 'Something went wrong',
  'page.broken.text': 'Sorry, we cannot show this page at the moment.',
  'page.broken.reload': 'Reload the page',
} as const
