import type { ColumnDefinitionsOf } from '../definition.ts'

export const seismicLines: ColumnDefinitionsOf<'seismic-lines'> = {
  lineDbk: {
    nl: 'Het unieke nummer van de lijn. Het staat in het adres van de pagina van de lijn.',
    en: 'The unique number of the line. It stands in the address of the page of the line.',
  },
  name: {
    nl: 'De naam die de lijn bij de opname kreeg, vaak met een jaar en een nummer.',
    en: 'The name that the line was given when it was recorded, often with a year and a number.',
  },
  surveyName: {
    nl: 'De meetcampagne waarin de lijn is opgenomen. Het filter op periode gebruikt het jaar in deze naam.',
    en: 'The measuring campaign in which the line was recorded. The filter on a period uses the year in this name.',
  },
  length: {
    nl: 'Hoe lang de lijn aan het oppervlak is, van begin tot eind, in meters. Schermen tonen kilometers.',
    en: 'How long the line is at the surface, from start to end, in metres. Screens show kilometres.',
  },
  releaseDate: {
    nl: 'De maand vanaf wanneer de gegevens van de lijn openbaar zijn. Tot die maand zijn ze vertrouwelijk.',
    en: 'The month from which the data of the line is public. Until then it is confidential.',
  },
  anaDigTypeCd: {
    nl: 'De vorm waarin de gegevens van de lijn bestaan: op papier, gescand of als meetwaarden.',
    en: 'The form in which the data of the line exists: on paper, scanned or as recorded values.',
  },
  firstX: {
    nl: 'Hoe ver oostelijk de lijn begint, in meters in ED50 / UTM 31 (EPSG:23031).',
    en: 'How far east the line starts, in metres in ED50 / UTM 31 (EPSG:23031).',
  },
  firstY: {
    nl: 'Hoe ver noordelijk de lijn begint, in meters in ED50 / UTM 31 (EPSG:23031).',
    en: 'How far north the line starts, in metres in ED50 / UTM 31 (EPSG:23031).',
  },
  lastX: {
    nl: 'Hoe ver oostelijk de lijn eindigt, in meters in ED50 / UTM 31 (EPSG:23031).',
    en: 'How far east the line ends, in metres in ED50 / UTM 31 (EPSG:23031).',
  },
  lastY: {
    nl: 'Hoe ver noordelijk de lijn eindigt, in meters in ED50 / UTM 31 (EPSG:23031).',
    en: 'How far north the line ends, in metres in ED50 / UTM 31 (EPSG:23031).',
  },
  blocks: {
    nl: 'De blokken op zee waar de lijn doorheen loopt, met komma’s ertussen.',
    en: 'The offshore blocks that the line passes through, separated by commas.',
  },
  provs: {
    nl: 'De provincies waar de lijn doorheen loopt, met komma’s ertussen.',
    en: 'The provinces that the line passes through, separated by commas.',
  },
  scanned: {
    nl: 'Of er een plaatje van de lijn is, gescand van papier of film: 1 is ja, 0 is nee.',
    en: 'Whether there is a picture of the line, scanned from paper or film: 1 is yes, 0 is no.',
  },
  digital: {
    nl: 'Of er meetwaarden van de lijn zijn die een programma kan bewerken: 1 is ja, 0 is nee.',
    en: 'Whether there are recorded values of the line that a program can process: 1 is yes, 0 is no.',
  },
  surveyId: {
    nl: 'De survey waar de lijn bij hoort, met de id uit het register van 2D-surveys.',
    en: 'The survey that the line belongs to, by its ID in the register of 2D surveys.',
  },
}
