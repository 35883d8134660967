export const seismicCodes = {
  'anaDigType.DIGSSS': 'Digital (scanned section)',
  'anaDigType.ANA': 'Analogue',
  'anaDigType.DIG': 'Digital',
  'anaDigType.DIGVEC': 'Digital (vectorised)',
  'anaDigType.DIGFLD': 'Digital (field data)',
  'anaDigType.DIGORG': 'Digital (original)',
  'anaDigType.DIGREP': 'Digital (reprocessed)',

  'lineCategory.ANA': 'Scanned paper',
  'lineCategory.DIG': 'Digital',
} as const
