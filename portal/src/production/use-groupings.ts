import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import type { Grouping } from '@datacentre/catalogue/production/series/picture'
import { groupingAtOpening, groupingsOffered } from '@datacentre/catalogue/wire/groupings-offered'
import { useInstallation } from '@datacentre/client/installation/installation'

/** What the chart of a screen can be divided by, with the figures that are loaded. */
export const useGroupings = (screen: ProductionScreen): readonly Grouping[] =>
  groupingsOffered(useInstallation().config.dataset, screen)

/** What it is divided by as long as the visitor asks nothing. */
export const useGroupingAtOpening = (screen: ProductionScreen): Grouping =>
  groupingAtOpening(useInstallation().config.dataset, screen)
