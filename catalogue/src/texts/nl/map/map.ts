/** From a list to the map, and the window that holds it. */
export const map = {
  'map.title': 'Kaart',
  'map.withoutScript': 'Zonder JavaScript werkt de kaart niet.',
  'map.withoutScriptPlace': 'Zoek op wat er onder een plaats ligt',
  'map.nothing': 'Er zijn geen resultaten om op de kaart te tonen.',
  'map.limit':
    'De kaart kan {{limit, number}} geselecteerde rijen laten zien. U hebt er {{selected, number}} geselecteerd. Selecteer minder rijen, of niets om de hele lijst op de kaart te zien.',
  'map.allBut':
    'Bij een lijst die zo lang is kan de kaart niet alle resultaten behalve enkele laten zien. Selecteer losse rijen, of laat alle resultaten zien.',

  'detail.title': '{{name}} op de kaart',
  'detail.backTo': 'Terug naar {{name}}',
  'detail.backToMap': 'Terug naar de kaart',
  'detail.close': 'Sluit',
  'detail.failed': 'Het laden van de kaart is niet gelukt.',
} as const
