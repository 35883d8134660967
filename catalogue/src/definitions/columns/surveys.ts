import type { Definition } from '../definition.ts'

/** The columns that surveys in 2D and in 3D have alike. */
export const surveyColumns = {
  name: {
    nl: 'De naam van de meetcampagne. Het filter op periode gebruikt het jaar in deze naam.',
    en: 'The name of the measuring campaign. The filter on a period uses the year in this name.',
  },
  confidentialityDate: {
    nl: 'De maand vanaf wanneer de gegevens van de survey openbaar zijn. Tot die maand zijn ze vertrouwelijk.',
    en: 'The month from which the data of the survey is public. Until then it is confidential.',
  },
  blocks: {
    nl: 'De blokken op zee waarin de survey ligt, met komma’s ertussen.',
    en: 'The offshore blocks in which the survey lies, separated by commas.',
  },
  provs: {
    nl: 'De provincies waarin de survey ligt, met komma’s ertussen.',
    en: 'The provinces in which the survey lies, separated by commas.',
  },
} as const satisfies Record<string, Definition>
