/** Several subjects in one chart. */
export const comparing = {
  'compared.titleOf': 'Vergelijking van {{subjects}}',
  'compared.most':
    'Van deze {{subjects}} heeft {{name}} het hoogste totaal over {{years}}: {{amount}} ({{what}}). Het laagste totaal heeft {{least}}: {{lowest}}.',
  'compared.one': '{{what}} van {{name}} over {{years}}: {{amount}}.',
  'compared.missing': 'Zonder cijfers in {{years}}: {{names}}.',
  'compared.nobody': 'Er is nog niets om te vergelijken. Kies hieronder twee tot vijf namen.',
  'compared.needsAnother': 'Voeg nog een naam toe om te vergelijken.',
  'compared.unknown':
    'Niet gevonden in deze cijfers: {{names}}. Misschien klopt het adres niet, of horen er bij deze periode en dit product geen cijfers.',
  'compared.tooMany':
    'U kunt hoogstens {{count}} namen vergelijken: meer lijnen zijn niet uit elkaar te houden. Haal er eerst een weg.',
  'compared.left':
    'Niet getekend: {{names}}. Een grafiek toont hoogstens {{count}} namen: meer lijnen zijn niet uit elkaar te houden.',
  'compared.add': 'Voeg toe',
  'compared.choose': 'Kies een naam',
  'compared.remove': 'Haal {{name}} uit de vergelijking',
  'compared.box': 'Vergelijk {{name}}',
  'compared.chosen': 'Om te vergelijken: {{names}}',
  'compared.open': 'Vergelijk {{subjects}}',
  'compared.clear': 'Wis de keuze',
  'compared.withOthers': 'Vergelijk met andere',
  'compared.legend': 'Wat de lijnen betekenen',
  'chart.saveCsv': 'CSV',
  'chart.saveAsCsv': 'Download de cijfers als CSV',
} as const
