/** From a list to the map, and the window that holds it. */
export const map = {
  'map.title': 'Kaart',
  'map.needsSelection': 'Selecteer eerst een of meer rijen. Dan kunt u ze op de kaart zien.',
  'map.limit':
    'De kaart kan {{limit, number}} rijen tegelijk laten zien. U hebt er {{selected, number}} geselecteerd.',
  'map.filtered': 'Toon dit op de kaart',

  'detail.title': '{{name}} op de kaart',
  'detail.close': 'Sluit',
  'detail.failed': 'Het laden van de kaart is niet gelukt.',
} as const
