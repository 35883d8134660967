import type { StyleClass } from '@datacentre/catalogue/colours'
import { Swatch } from '@datacentre/ui/chart/swatch'
import './partial-year.css'

type PartialYearProps = {
  /** How the year is drawn; null where it is no bar of its own. */
  readonly look: StyleClass | null
  readonly notes: readonly string[]
}

/** Says under a chart which year is not whole, beside how it is drawn. */
export function PartialYear({ look, notes }: PartialYearProps) {
  if (notes.length === 0) return null
  return (
    <p className="partial-year">
      {look !== null && <Swatch look={{ paint: look, pattern: 'partial' }} />}
      <span>{notes.join(' ')}</span>
    </p>
  )
}
