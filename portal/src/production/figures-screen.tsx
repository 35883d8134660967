import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { MonthlyFigures } from './monthly-figures.tsx'
import { YearlyFigures } from './yearly-figures.tsx'

type FiguresScreenProps = { readonly screen: ProductionScreen }

/** The production figures of one kind of subject; what differs between the screens stands in their declarations. */
export default function FiguresScreen({ screen }: FiguresScreenProps) {
  return screen.kind === 'yearly' ? <YearlyFigures screen={screen} /> : <MonthlyFigures screen={screen} />
}
