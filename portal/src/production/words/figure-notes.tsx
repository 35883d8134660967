import type { StyleClass } from '@datacentre/catalogue/colours'
import { Swatch } from '@datacentre/ui/chart/swatch'
import './figure-notes.css'

type FigureNotesProps = {
  /** How a year that is not whole is drawn; null where it is no bar of its own. */
  readonly look?: StyleClass | null
  readonly notes: readonly string[]
}

/** Says under a chart which year is not whole, beside how it is drawn, and which figures are provisional. */
export function FigureNotes({ look = null, notes }: FigureNotesProps) {
  if (notes.length === 0) return null
  return (
    <p className="figure-notes">
      {look !== null && <Swatch look={{ paint: look, pattern: 'partial' }} />}
      <span>{notes.join(' ')}</span>
    </p>
  )
}
