import { figuresUntil, type FiguresUntil } from '@datacentre/catalogue/production/words/partial-year'
import { useInstallation } from '@datacentre/client/installation/installation'

/** The month that the figures of the dataset run to. */
export const useFiguresUntil = (): FiguresUntil =>
  figuresUntil(useInstallation().config.dataset?.figuresUntil)
