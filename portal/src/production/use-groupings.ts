import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { groupingsOfMonths } from '@datacentre/catalogue/production/selecting/selectors'
import { groupings, USUAL_GROUPING, type Grouping } from '@datacentre/catalogue/production/series/picture'
import { useInstallation } from '@datacentre/client/installation/installation'

const useFiguresOf = ({ table }: ProductionScreen) =>
  useInstallation().config.dataset?.figures[table?.id ?? '']

/** What the chart of a screen can be divided by, with the figures that are loaded: what at least one of its subjects has. */
export const useGroupings = (screen: ProductionScreen): readonly Grouping[] =>
  useFiguresOf(screen)?.groupings ?? (screen.kind === 'yearly' ? groupings : groupingsOfMonths)

/** What it is divided by as long as the visitor asks nothing. */
export const useGroupingAtOpening = (screen: ProductionScreen): Grouping =>
  useFiguresOf(screen)?.opensBy ?? USUAL_GROUPING
