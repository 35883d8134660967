/** Several subjects in one chart. */
export const comparing = {
  'compared.titleOf': 'Comparison of {{subjects}}',
  'compared.most':
    'Of these {{subjects}}, {{name}} has the highest total for {{years}}: {{amount}} ({{what}}). {{least}} has the lowest: {{lowest}}.',
  'compared.one': '{{what}} of {{name}} for {{years}}: {{amount}}.',
  'compared.missing': 'No figures for {{years}}: {{names}}.',
  'compared.nobody': 'There is nothing to compare yet. Choose two to five names below.',
  'compared.needsAnother': 'Add another name to compare.',
  'compared.unknown':
    'Not found in these figures: {{names}}. The address may be wrong, or there are no figures for this period and product.',
  'compared.tooMany':
    'You can compare up to {{count}} names: more lines cannot be told apart. Remove one first.',
  'compared.left':
    'Not drawn: {{names}}. A chart shows up to {{count}} names: more lines cannot be told apart.',
  'compared.add': 'Add',
  'compared.choose': 'Choose a name',
  'compared.remove': 'Remove {{name}} from the comparison',
  'compared.box': 'Compare {{name}}',
  'compared.chosen': 'To compare: {{names}}',
  'compared.open': 'Compare {{subjects}}',
  'compared.clear': 'Clear the choice',
  'compared.withOthers': 'Compare with others',
  'compared.legend': 'What the lines mean',
  'chart.saveCsv': 'CSV',
  'chart.saveAsCsv': 'Download the figures as CSV',
} as const
