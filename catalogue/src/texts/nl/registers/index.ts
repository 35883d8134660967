import { boreholes } from './boreholes.ts'
import { fields } from './fields.ts'
import { licences } from './licences.ts'
import { seismicLines } from './seismic-lines.ts'
import { seismicSurveys2d } from './seismic-surveys-2d.ts'
import { seismicSurveys3d } from './seismic-surveys-3d.ts'

/** What is said of each register, in a file of its own. */
export const registers = {
  ...boreholes,
  ...fields,
  ...licences,
  ...seismicLines,
  ...seismicSurveys2d,
  ...seismicSurveys3d,
}
