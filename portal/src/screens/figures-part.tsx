import { productionScreens } from '@datacentre/catalogue/production/index'
import type { ProductionEntry } from '@datacentre/catalogue/production/production-entries'
import { Queries } from '@datacentre/client/calls/queries'
import FiguresScreen from '../production/figures-screen.tsx'

/** The screen of production figures with its declaration, which no other screen needs. */
export default function FiguresPart({ id }: Pick<ProductionEntry, 'id'>) {
  const screen = productionScreens.find((one) => one.id === id)
  return <Queries>{screen && <FiguresScreen screen={screen} />}</Queries>
}
