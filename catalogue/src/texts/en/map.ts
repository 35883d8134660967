/** From a list to the map, and the window that holds it. */
export const map = {
  'map.title': 'Map',
  'map.needsSelection': 'Select one or more rows to see them on the map.',
  'map.limit':
    'The map can show up to {{limit, number}} rows at a time. You have selected {{selected, number}}.',
  'map.filtered': 'Show this on the map',

  'detail.title': '{{name}} on the map',
  'detail.close': 'Close',
  'detail.failed': 'Sorry, the map could not be loaded.',
} as const
