import type { ProductionScreen } from '../production/screen.ts'
import { groupingsOfMonths } from '../production/selecting/selectors.ts'
import { groupings, USUAL_GROUPING, type Grouping } from '../production/series/picture.ts'
import type { Dataset } from './config.ts'

/** What the chart of a page of figures can be divided by: what at least one of its subjects has. */
export const groupingsOffered = (
  dataset: Pick<Dataset, 'figures'> | null,
  { table, kind }: Pick<ProductionScreen, 'table' | 'kind'>,
): readonly Grouping[] =>
  dataset?.figures[table?.id ?? '']?.groupings ?? (kind === 'yearly' ? groupings : groupingsOfMonths)

/** What that chart is divided by on a page that was asked nothing. */
export const groupingAtOpening = (
  dataset: Pick<Dataset, 'figures'> | null,
  { table }: Pick<ProductionScreen, 'table'>,
): Grouping => dataset?.figures[table?.id ?? '']?.opensBy ?? USUAL_GROUPING
