import { fieldProduction } from './fields.ts'
import { geothermalProduction } from './geothermal.ts'
import { licenceProduction } from './licences.ts'
import { miningProduction } from './mining-facilities.ts'
import { wellProduction } from './wells.ts'

export { fieldProduction, geothermalProduction, licenceProduction, miningProduction, wellProduction }
export type { FieldFigure } from './fields.ts'
export type { GeothermalFigure } from './geothermal.ts'
export type { FacilityFigure } from './mining-facilities.ts'
export type { WellFigure } from './wells.ts'
export type { ProductionScreen, YearlyScreen } from './screen.ts'

/** The five production screens, in the order of the start menu. */
export const productionScreens = [
  wellProduction,
  fieldProduction,
  licenceProduction,
  miningProduction,
  geothermalProduction,
] as const

/** One of them, with all that its declaration says. */
export type DeclaredScreen = (typeof productionScreens)[number]
