/** From a list to the map, and the window that holds it. */
export const map = {
  'map.title': 'Map',
  'map.withoutScript': 'The map does not work without JavaScript.',
  'map.withoutScriptPlace': 'Look up what lies under a place',
  'map.nothing': 'There are no results to show on the map.',
  'map.limit':
    'The map can show up to {{limit, number}} selected rows. You have selected {{selected, number}}. Select fewer rows, or none to see the whole list on the map.',
  'map.allBut':
    'In a list this long the map cannot show all results except some. Select rows one by one, or show all results.',

  'detail.title': '{{name}} on the map',
  'detail.backTo': 'Back to {{name}}',
  'detail.backToMap': 'Back to the map',
  'detail.close': 'Close',
  'detail.failed': 'Sorry, the map could not be loaded.',
} as const
