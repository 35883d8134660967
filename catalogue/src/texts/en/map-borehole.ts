/** What a panel draws of a borehole, and of production. */
export const mapBorehole = {
  'object.stratigraphy': 'Stratigraphy',
  'object.stratigraphy.drawing':
    'Column of {{count, number}} layers down to {{depth, number}} metres, to scale',
  'object.interpretation': 'Interpretation',
  'object.preferred': 'preferred',
  'object.depthAlongHole': 'Depth in metres along the hole (AH)',
  'object.depthReference':
    'Depths measured from the reference level: {{reference}}, {{height, number}} m above {{datum}}.',
  'object.deviation': 'Deviation',
  'object.deviation.above': 'The hole from above: its end lies {{reach}} m from its start, at {{azimuth}}°',
  'object.deviation.aboveCaption': 'From above: end at {{reach}} m, direction {{azimuth}}°',
  'object.deviation.side': 'The hole from the side: down to {{depth}} m straight below',
  'object.deviation.sideCaption': 'From the side: depth {{depth}} m (TVD)',
  'object.documents': 'Documents',
  'object.noFile': 'no file available',
  'object.lost': 'lost',
  'object.logs': 'Logs',
  'object.log.unreadable': 'The file {{file}} cannot be drawn. You can still download it.',
  'object.log.drawing': 'Curves beside the layers, to scale: {{curves}}',
  'object.figures': 'Production by year',
  'object.quantity': 'What',
  'object.bars': '{{title}} by year from {{from}} to {{to}}; most in {{year}}: {{most}} {{unit}}',
  'object.bars.most': 'most: {{most}} {{unit}} ({{year}})',
  'object.year': 'Year',
  'object.allFigures': 'All production figures',
} as const
