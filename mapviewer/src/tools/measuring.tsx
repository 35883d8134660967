import { AreaWays } from '../area/area-ways.tsx'
import { MeasureCard } from '../map/measure/measure-card.tsx'
import type { Palette } from '../map/palette.ts'

/** While a line is drawn: how long it is, and what lies within it. */
export default function Measuring({ palette }: { readonly palette: Palette }) {
  return (
    <MeasureCard palette={palette}>
      <AreaWays />
    </MeasureCard>
  )
}
