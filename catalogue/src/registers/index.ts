import { boreholes } from './boreholes.ts'
import { fields } from './fields.ts'
import { licences } from './licences.ts'
import { seismicLines } from './seismic-lines.ts'
import { seismicSurveys2d } from './seismic-surveys-2d.ts'
import { seismicSurveys3d } from './seismic-surveys-3d.ts'

export { boreholes, fields, licences, seismicLines, seismicSurveys2d, seismicSurveys3d }
export type { Borehole } from './boreholes.ts'
export type { Field } from './fields.ts'
export type { Licence } from './licences.ts'
export type { SeismicLine } from './seismic-lines.ts'
export type { SeismicSurvey2d } from './seismic-surveys-2d.ts'
export type { SeismicSurvey3d } from './seismic-surveys-3d.ts'

/** The six registers, in the order of the start menu. */
export const registers = [
  boreholes,
  fields,
  licences,
  seismicLines,
  seismicSurveys2d,
  seismicSurveys3d,
] as const
