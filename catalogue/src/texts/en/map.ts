/** From a list to the map, and the window that holds it. */
export const map = {
  'map.title': 'Map',
  'map.needsSelection': 'Select one or more rows to show them on the map.',
  'map.limit': 'The map shows at most {{limit, number}} rows at once; {{selected, number}} are selected.',
  'map.filtered': 'Show this on the map',

  'detail.title': '{{name}} on the map',
  'detail.close': 'Close',
  'detail.failed': 'The map could not be loaded.',
} as const
