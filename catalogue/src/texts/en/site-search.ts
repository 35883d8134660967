/** The box that searches everything, on the home and on every page. */
export const siteSearch = {
  'siteSearch.label': 'Search the whole site',
  'siteSearch.placeholder': 'Name, code, company or place',
  'siteSearch.search': 'Search',
  'siteSearch.found_one': '{{count, number}} suggestion',
  'siteSearch.found_other': '{{count, number}} suggestions',
  'siteSearch.none': 'Nothing found. Type a smaller part of the name.',
  'siteSearch.failed': 'Suggestions are not available now. Press Enter to search.',
  'siteSearch.all_one': 'Show {{count, number}} result',
  'siteSearch.all_other': 'Show all {{count, number}} results',
} as const
