/** The titles of the data centre's own short pages. */
export const pages = {
  'page.quickstart.title': 'Quickstart',
  'page.about.title': 'About the data centre',
  'page.links.title': 'Links',
  'page.disclaimer.title': 'Disclaimer',
  'page.contact.title': 'Contact',
  'page.accessibility.title': 'Accessibility statement',
  'page.licenceFigures.title': 'Production figures per licence are not available',
  'page.contents': 'On this page',
  'page.notFound.title': 'Page not found',
  'page.notFound.text': 'This page does not exist. Perhaps the address is misspelt.',
  'page.notFound.home': 'To the home of the data centre',
  'page.broken.title': 'Something went wrong',
  'page.broken.text': 'This page could not be shown.',
  'page.broken.reload': 'Load the page again',
} as const
