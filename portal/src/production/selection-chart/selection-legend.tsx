import { keptTogether } from '@datacentre/catalogue/wording/amount'
import type { Scale } from '@datacentre/catalogue/wording/scaled-amount'
import type { SelectionSeries } from '@datacentre/catalogue/production/series/selection-series'
import { useInstallation } from '@datacentre/client/installation/installation'
import { Swatch } from '@datacentre/ui/chart/swatch'
import { CompanyNames } from '@datacentre/ui/company-names'
import { useSpoken } from '@datacentre/ui/speech'
import { openDetail } from '../../detail/open-detail.ts'
import { ScaledAmount } from '../words/scaled-amount.tsx'
import type { NamedBand } from './named-bands.ts'

type SelectionLegendProps = {
  readonly bands: readonly NamedBand[]
  readonly scale: Scale
  readonly series: SelectionSeries
  /** The month that is pointed at; null for the whole period. */
  readonly active: number | null
  /** That month or period, in words. */
  readonly time: string
}

/** What each colour and pattern is, with its amount in the month that is pointed at, as people say it; the table has it exactly. */
export function SelectionLegend({ bands, scale, series, active, time }: SelectionLegendProps) {
  const { say } = useSpoken()
  const at = (values: readonly (number | null)[], total: number | null): number | null =>
    active === null ? total : (values[active] ?? null)
  return (
    <table className="selection-legend" aria-label={say('chart.legend')}>
      <caption>{say('chart.inUnit', { name: time, unit: keptTogether(scale.unit) })}</caption>
      <tbody>
        {/* As they are stacked: the largest stands at the bottom. */}
        {bands.toReversed().map((band) => (
          <tr key={band.id}>
            <th scope="row">
              <Swatch look={band} />
              <BandName band={band} />
            </th>
            <td>
              <ScaledAmount value={at(band.values, band.total)} scale={scale} />
            </td>
          </tr>
        ))}
        <tr className="selection-legend-total">
          <th scope="row">{say('chart.total')}</th>
          <td>
            <ScaledAmount value={at(series.totals, series.total)} scale={scale} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** The name of a subject opens its history, that of an operator its page. */
function BandName({ band }: { readonly band: NamedBand }) {
  const { datacentre } = useInstallation().config
  const { subjectKey, name, isCompany } = band
  if (isCompany) return <CompanyNames names={[name]} prefix={datacentre} />
  if (subjectKey === null) return <span>{name}</span>
  return (
    <button type="button" className="figure-name" onClick={() => openDetail(subjectKey)}>
      {name}
    </button>
  )
}
