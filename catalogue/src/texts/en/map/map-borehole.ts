/** What a panel draws of a borehole, and of production. */
export const mapBorehole = {
  'object.stratigraphy': 'Stratigraphy',
  'object.stratigraphy.drawing':
    'Column of {{count, number}} layers down to {{depth, number}} metres, to scale',
  'object.interpretation': 'Interpretation',
  'object.preferred': 'preferred',
  'object.depthAlongHole': 'Depth in metres along the borehole (AH)',
  'object.depthReference':
    'All depths are measured from the reference level: {{reference}}, {{height, number}} m above {{datum}}.',
  'object.deviation': 'Deviation',
  'object.deviation.above':
    'The borehole seen from above: it ends {{reach}} m from where it starts, on a bearing of {{azimuth}}°',
  'object.deviation.aboveCaption': 'From above: ends {{reach}} m away, bearing {{azimuth}}°',
  'object.deviation.side': 'The borehole seen from the side: {{depth}} m deep, measured straight down',
  'object.deviation.sideCaption': 'From the side: {{depth}} m deep (TVD)',
  'object.documents': 'Documents',
  'object.noFile': 'no file available',
  'object.lost': 'lost',
  'object.logs': 'Well logs',
  'object.log.unreadable': 'We cannot draw the file {{file}}, but you can still download it.',
  'object.log.drawing': 'Log curves next to the layers, to scale: {{curves}}',
  'object.figures': 'Production by year',
  'object.quantity': 'Quantity',
  'object.bars': '{{title}} by year from {{from}} to {{to}}; most in {{year}}: {{most}}',
  'object.bars.most': 'most: {{most}} ({{year}})',
  'object.year': 'Year',
  'object.allFigures': 'All production figures',
  'object.tvdMeasured': '{{depth}} m, from the deviation survey',
  'stratSource.finalReport': 'Final well report',
  'stratSource.nationalProject': 'National reinterpretation project',
  'stratSource.geologicalSurvey': 'Geological survey',
  'stratSource.operator': 'Operator',
} as const
