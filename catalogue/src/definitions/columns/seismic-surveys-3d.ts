import type { ColumnDefinitionsOf } from '../definition.ts'
import { surveyColumns } from './surveys.ts'

export const seismicSurveys3d: ColumnDefinitionsOf<'seismic-surveys-3d'> = {
  ...surveyColumns,
  id: {
    nl: 'Het unieke nummer van de survey. Het staat in het adres van de pagina van de survey.',
    en: 'The unique number of the survey. It stands in the address of the page of the survey.',
  },
  anaDigTypeCodes: {
    nl: 'De vormen waarin gegevens van de survey bestaan, zoals veldgegevens of een bewerking, met komma’s ertussen.',
    en: 'The forms in which data of the survey exists, such as field data or processed data, separated by commas.',
  },
}
