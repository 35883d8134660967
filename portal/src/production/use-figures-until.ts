import { figuresUntil, type FiguresUntil } from '@datacentre/catalogue/production/partial-year'
import { useInstallation } from '../installation/installation.tsx'

/** The month that the figures of the dataset run to. */
export const useFiguresUntil = (): FiguresUntil =>
  figuresUntil(useInstallation().config.dataset?.figuresUntil)
