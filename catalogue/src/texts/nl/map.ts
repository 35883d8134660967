/** From a list to the map, and the window that holds it. */
export const map = {
  'map.title': 'Kaart',
  'map.needsSelection': 'Selecteer een of meer rijen om ze op de kaart te tonen.',
  'map.limit':
    'De kaart toont hoogstens {{limit, number}} rijen tegelijk; {{selected, number}} zijn geselecteerd.',
  'map.filtered': 'Toon dit op de kaart',

  'detail.title': '{{name}} op de kaart',
  'detail.close': 'Sluit',
  'detail.failed': 'De kaart kon niet worden geladen.',
} as const
