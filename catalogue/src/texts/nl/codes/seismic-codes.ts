export const seismicCodes = {
  'anaDigType.DIGSSS': 'Digitaal (gescande sectie)',
  'anaDigType.ANA': 'Analoog',
  'anaDigType.DIG': 'Digitaal',
  'anaDigType.DIGVEC': 'Digitaal (gevectoriseerd)',
  'anaDigType.DIGFLD': 'Digitaal (veldgegevens)',
  'anaDigType.DIGORG': 'Digitaal (oorspronkelijk)',
  'anaDigType.DIGREP': 'Digitaal (herbewerkt)',

  'lineCategory.ANA': 'Gescand papier',
  'lineCategory.DIG': 'Digitaal',
} as const
