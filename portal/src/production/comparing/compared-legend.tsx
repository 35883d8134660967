import { keptTogether } from '@datacentre/catalogue/wording/amount'
import type { LineLook } from '@datacentre/catalogue/production/series/band-looks'
import type { Scale } from '@datacentre/catalogue/wording/scaled-amount'
import { LineSwatch } from '@datacentre/ui/chart/line-swatch'
import { IconButton } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { openDetail } from '../../detail/open-detail.ts'
import { focusComparison } from './use-comparing.ts'
import { ScaledAmount } from '../words/scaled-amount.tsx'

type ComparedLegendProps = {
  readonly lines: readonly {
    readonly key: string
    readonly name: string
    readonly mark: string
    readonly look: LineLook
    readonly values: readonly (number | null)[]
    readonly total: number | null
  }[]
  readonly scale: Scale
  /** The place that is pointed at; null for the whole period. */
  readonly active: number | null
  /** That month, year or period, in words. */
  readonly time: string
  readonly onRemove: (key: string) => void
}

/** What each line is, with its amount, and what takes it away. */
export function ComparedLegend({ lines, scale, active, time, onRemove }: ComparedLegendProps) {
  const { say } = useSpoken()
  const remove = (key: string): void => {
    focusComparison()
    onRemove(key)
  }
  return (
    <table className="compared-legend" aria-label={say('compared.legend')}>
      <caption>{say('chart.inUnit', { name: time, unit: keptTogether(scale.unit) })}</caption>
      <tbody>
        {lines.map(({ key, name, mark, look, values, total }) => (
          <tr key={key}>
            <th scope="row">
              <LineSwatch look={look} />
              <span>{mark}</span>
              <button type="button" className="figure-name" onClick={() => openDetail(key)}>
                {name}
              </button>
            </th>
            <td>
              <ScaledAmount value={active === null ? total : (values[active] ?? null)} scale={scale} />
            </td>
            <td className="compared-remove">
              <IconButton icon="close" label={say('compared.remove', { name })} onPress={() => remove(key)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
