/** The map of a year. */
export const mapTime = {
  'map.time': 'Toen en nu',
  'map.time.close': 'Terug naar nu',
  'map.time.play': 'Speel af',
  'map.time.stop': 'Stop',
  'map.time.year': 'Jaar op de kaart',
  'map.time.atEnd': 'Eind {{year}}',
  'map.time.onDay': 'Op {{date}}',
  'map.time.count': '{{layer}}: {{count, number}}',
  'map.time.unknown_one': '{{count, number}} zonder datum staat er niet op',
  'map.time.unknown_other': '{{count, number}} zonder datum staan er niet op',
  'map.time.what': 'Wat ziet u?',
  'map.time.boreholes': 'Boringen waarvan het boren was begonnen.',
  'map.time.fields': 'Velden die waren ontdekt.',
  'map.time.produced': 'Velden die in {{year}} produceerden, zijn gevuld. De andere zijn alleen een lijn.',
  'map.time.begun':
    'Velden waarvan de productie was begonnen, zijn gevuld. De andere zijn alleen een lijn. Of een veld toen nog produceerde, is niet bekend: de cijfers beginnen in {{first}}.',
  'map.time.begunOnly':
    'Velden waarvan de productie was begonnen, zijn gevuld. De andere zijn alleen een lijn. Of een veld toen nog produceerde, is niet bekend.',
  'map.time.licences': 'Vergunningen die golden.',
  'map.time.facilities': 'Mijnbouwwerken die in gebruik waren genomen.',
  'map.time.undated': 'Seismiek staat er in elk jaar op.',
  'map.time.failed': 'De jaren van de objecten zijn niet geladen.',
  'map.legend.notProducing': 'Veld zonder productie',
} as const
