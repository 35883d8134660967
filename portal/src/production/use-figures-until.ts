import { figuresUntil, type FiguresUntil } from '@datacentre/catalogue/production/series/figures-until'
import { useInstallation } from '@datacentre/client/installation/installation'

/** The month that the figures of the dataset run to. */
export const useFiguresUntil = (): FiguresUntil =>
  figuresUntil(useInstallation().config.dataset?.figuresUntil)
