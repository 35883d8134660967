/** The map of a year. */
export const mapTime = {
  'map.time': 'Then and now',
  'map.time.close': 'Back to today',
  'map.time.play': 'Play',
  'map.time.stop': 'Stop',
  'map.time.year': 'Year on the map',
  'map.time.atEnd': 'End of {{year}}',
  'map.time.onDay': 'On {{date}}',
  'map.time.count': '{{layer}}: {{count, number}}',
  'map.time.unknown_one': '{{count, number}} without a date is not shown',
  'map.time.unknown_other': '{{count, number}} without a date are not shown',
  'map.time.what': 'What you see',
  'map.time.boreholes': 'Boreholes whose drilling had begun.',
  'map.time.fields': 'Fields that had been discovered.',
  'map.time.produced': 'Fields that produced in {{year}} are filled. The others are an outline only.',
  'map.time.begun':
    'Fields whose production had begun are filled. The others are an outline only. Whether a field was still producing is not known: figures begin in {{first}}.',
  'map.time.begunOnly':
    'Fields whose production had begun are filled. The others are an outline only. Whether a field was still producing is not known.',
  'map.time.licences': 'Licences that were in force.',
  'map.time.facilities': 'Mining facilities that had been taken into use.',
  'map.time.undated': 'Seismic data is shown in every year.',
  'map.time.failed': 'The years of the objects could not be loaded.',
  'map.legend.notProducing': 'Field without production',
} as const
