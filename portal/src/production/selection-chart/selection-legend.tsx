import type { Unit } from '@datacentre/catalogue/codes/production'
import { unitInHead } from '@datacentre/catalogue/wording/amount'
import type { SelectionSeries } from '@datacentre/catalogue/production/series/selection-series'
import { Swatch } from '@datacentre/ui/chart/swatch'
import { useSpoken } from '@datacentre/ui/speech'
import { openDetail } from '../../detail/open-detail.ts'
import { Amount } from '../words/amount.tsx'
import type { NamedBand } from './named-bands.ts'

type SelectionLegendProps = {
  readonly bands: readonly NamedBand[]
  readonly unit: Unit
  readonly series: SelectionSeries
  /** The month that is pointed at; null for the whole period. */
  readonly active: number | null
  /** That month or period, in words. */
  readonly time: string
}

/** What each colour and pattern is, with its amount in the month that is pointed at. */
export function SelectionLegend({ bands, unit, series, active, time }: SelectionLegendProps) {
  const { say } = useSpoken()
  const at = (values: readonly (number | null)[], total: number | null): number | null =>
    active === null ? total : (values[active] ?? null)
  return (
    <table className="selection-legend" aria-label={say('chart.legend')}>
      <caption>{say('chart.inUnit', { name: time, unit: unitInHead(unit, say) })}</caption>
      <tbody>
        {bands.map((band) => (
          <tr key={band.id}>
            <th scope="row">
              <Swatch look={band} />
              <BandName band={band} />
            </th>
            <td>
              <Amount value={at(band.values, band.total)} />
            </td>
          </tr>
        ))}
        <tr className="selection-legend-total">
          <th scope="row">{say('chart.total')}</th>
          <td>
            <Amount value={at(series.totals, series.total)} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** The name of a subject opens its history. */
function BandName({ band }: { readonly band: NamedBand }) {
  const { subjectKey, name } = band
  if (subjectKey === null) return <span>{name}</span>
  return (
    <button type="button" className="figure-name" onClick={() => openDetail(subjectKey)}>
      {name}
    </button>
  )
}
