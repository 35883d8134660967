/** The box that searches everything, on the home and on every page. */
export const siteSearch = {
  'siteSearch.label': 'Zoek op de hele site',
  'siteSearch.placeholder': 'Naam, code, bedrijf of plaats',
  'siteSearch.search': 'Zoeken',
  'siteSearch.found_one': '{{count, number}} voorstel',
  'siteSearch.found_other': '{{count, number}} voorstellen',
  'siteSearch.none': 'Niets gevonden. Typ een kleiner deel van de naam.',
  'siteSearch.failed': 'Voorstellen lukken nu niet. Druk op Enter om te zoeken.',
  'siteSearch.all_one': 'Toon {{count, number}} resultaat',
  'siteSearch.all_other': 'Toon alle {{count, number}} resultaten',
} as const
