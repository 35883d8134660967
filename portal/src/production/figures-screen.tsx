import type { DeclaredScreen } from '@datacentre/catalogue/production/index'
import { MonthlyFigures } from './monthly-figures.tsx'
import { YearlyFigures } from './yearly-figures.tsx'

type FiguresScreenProps = { readonly screen: DeclaredScreen }

/** The production figures of one kind of subject; what differs between the screens stands in their declarations. */
export default function FiguresScreen({ screen }: FiguresScreenProps) {
  return screen.kind === 'yearly' ? <YearlyFigures screen={screen} /> : <MonthlyFigures screen={screen} />
}
