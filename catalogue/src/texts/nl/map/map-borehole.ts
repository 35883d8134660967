/** What a panel draws of a borehole, and of production. */
export const mapBorehole = {
  'object.stratigraphy': 'Stratigrafie',
  'object.stratigraphy.drawing':
    'Kolom met {{count, number}} lagen tot {{depth, number}} meter diepte, op schaal',
  'object.interpretation': 'Interpretatie',
  'object.preferred': 'voorkeur',
  'object.depthAlongHole': 'Diepte in meter langs het boorgat (AH)',
  'object.depthReference':
    'Alle diepten zijn gemeten vanaf het referentievlak: {{reference}}, {{height, number}} m boven {{datum}}.',
  'object.deviation': 'Deviatie',
  'object.deviation.above':
    'Het boorgat van boven gezien: het einde ligt {{reach}} m van het begin, in richting {{azimuth}}°',
  'object.deviation.aboveCaption': 'Van boven: eindigt {{reach}} m verderop, richting {{azimuth}}°',
  'object.deviation.side': 'Het boorgat van opzij gezien: {{depth}} m diep, recht naar beneden gemeten',
  'object.deviation.sideCaption': 'Van opzij: {{depth}} m diep (TVD)',
  'object.documents': 'Documenten',
  'object.noFile': 'geen bestand beschikbaar',
  'object.lost': 'kwijtgeraakt',
  'object.logs': 'Boorgatmetingen (logs)',
  'object.log.unreadable': 'Wij kunnen het bestand {{file}} niet tekenen. U kunt het wel downloaden.',
  'object.log.drawing': 'Meetcurven naast de lagen, op schaal: {{curves}}',
  'object.figures': 'Productie per jaar',
  'object.quantity': 'Hoeveelheid',
  'object.bars': '{{title}} per jaar van {{from}} tot en met {{to}}; het meeste in {{year}}: {{most}}',
  'object.bars.most': 'meeste: {{most}} ({{year}})',
  'object.year': 'Jaar',
  'object.allFigures': 'Alle productiecijfers',
  'object.tvdMeasured': '{{depth}} m, volgens de deviatiemeting',
  'stratSource.finalReport': 'Eindrapport boring',
  'stratSource.nationalProject': 'Herinterpretatie landelijk project',
  'stratSource.geologicalSurvey': 'Geologische dienst',
  'stratSource.operator': 'Operator',
} as const
