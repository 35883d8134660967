import type { ColumnDefinitionsOf } from '../definition.ts'
import { surveyColumns } from './surveys.ts'

export const seismicSurveys2d: ColumnDefinitionsOf<'seismic-surveys-2d'> = {
  ...surveyColumns,
  id: {
    nl: 'Het unieke nummer van de survey. Lijnen verwijzen ermee naar hun survey.',
    en: 'The unique number of the survey. Lines use it to refer to their survey.',
  },
  nrOfLines: {
    nl: 'Hoeveel lijnen volgens het register in de survey zijn opgenomen.',
    en: 'How many lines were recorded in the survey, according to the register.',
  },
  anaDigTypeCodes: {
    nl: 'De vormen waarin gegevens van de survey bestaan, met komma’s ertussen. Lijnen van één survey kunnen verschillen.',
    en: 'The forms in which data of the survey exists, separated by commas. Lines of one survey may differ.',
  },
}
