import { showValue } from '@datacentre/catalogue/grammar/column-kinds'
import { stratInterpretations } from '@datacentre/catalogue/supporting/stratigraphy'
import { sayStratModel } from '@datacentre/catalogue/wording/strat-models'
import { sayStratSource } from '@datacentre/catalogue/wording/strat-sources'
import { Dropdown } from '@datacentre/ui/dropdown/dropdown'
import { useSpoken } from '@datacentre/ui/speech'
import { useMemo, useState } from 'react'
import { useBoreholePart, type Interpretation } from '../../calls/borehole-calls.ts'
import { DepthAxis } from '../depth-axis.tsx'
import { depthScale } from '@datacentre/catalogue/underground/depth-scale'
import '../drawing.css'
import { SectionOfCall } from '../section-of-call.tsx'
import { columnLayers } from './column-layers.ts'
import { preferredFirst } from '@datacentre/catalogue/underground/preferred-first'
import { deepest } from './deepest.ts'
import { StratColumn } from './strat-column.tsx'
import { StratTable } from './strat-table.tsx'

/** In pixels of the drawing. */
const SIZE = { width: 360, height: 520, axis: 46, column: 46, labels: 118, margin: 10 }

type StratigraphyProps = {
  readonly boreholeDbk: string | number
  /** The code of what depths are measured from: the call says it in English only. */
  readonly depthReference: string | null
}

/** The layers a borehole goes through, drawn to scale. */
export function Stratigraphy({ boreholeDbk, depthReference }: StratigraphyProps) {
  const { say, speech } = useSpoken()
  const query = useBoreholePart('borehole-stratinterpretations', boreholeDbk)
  return (
    <SectionOfCall title={say('object.stratigraphy')} query={query}>
      {({ stratIntprts, drpDatumCode, drpHeightInMeters }) => (
        <Interpretations
          interpretations={preferredFirst(stratIntprts)}
          reference={
            depthReference === null || drpHeightInMeters === null
              ? null
              : say('object.depthReference', {
                  reference: speech.code('depthReference', depthReference),
                  height: drpHeightInMeters,
                  datum: drpDatumCode === null ? '' : speech.code('depthDatum', drpDatumCode),
                })
          }
        />
      )}
    </SectionOfCall>
  )
}

type InterpretationsProps = {
  readonly interpretations: readonly Interpretation[]
  /** What depths are measured from, in words. */
  readonly reference: string | null
}

function Interpretations({ interpretations, reference }: InterpretationsProps) {
  const { say, speech } = useSpoken()
  const [chosen, setChosen] = useState('0')
  const interpretation = interpretations[Number(chosen)]
  if (interpretation === undefined) return null
  const describe = ({
    interpretationDate,
    stratSourceDescription,
    stratModelDescription,
  }: Interpretation): string => {
    const day = stratInterpretations.columns.find(({ key }) => key === 'interpretationDate')
    const shownDay = day === undefined ? null : showValue(interpretationDate, day, speech)
    const source = stratSourceDescription === null ? null : sayStratSource(stratSourceDescription, say)
    const model = stratModelDescription === null ? null : sayStratModel(stratModelDescription, say)
    return [shownDay, source, model].filter((part) => part !== null).join(', ')
  }
  return (
    <>
      {interpretations.length > 1 ? (
        <Dropdown
          label={say('object.interpretation')}
          options={interpretations.map((one, at) => ({
            code: String(at),
            description:
              one.preferredBln === 'J' ? `${describe(one)} (${say('object.preferred')})` : describe(one),
            count: null,
          }))}
          value={chosen}
          onChange={setChosen}
        />
      ) : (
        <p className="panel-note">{describe(interpretation)}</p>
      )}
      <Column interpretation={interpretation} />
      {reference !== null && <p className="panel-note">{reference}</p>}
      <StratTable intervals={interpretation.stratIntvals} />
    </>
  )
}

function Column({ interpretation }: { readonly interpretation: Interpretation }) {
  const { say } = useSpoken()
  const { stratIntvals } = interpretation
  const { scale, layers } = useMemo(() => {
    const made = depthScale({ top: 0, bottom: deepest(stratIntvals), height: SIZE.height })
    return { scale: made, layers: columnLayers(stratIntvals, made) }
  }, [stratIntvals])
  return (
    <figure>
      <svg
        className="drawing"
        viewBox={`0 ${-SIZE.margin} ${SIZE.width} ${SIZE.height + 2 * SIZE.margin}`}
        role="img"
        aria-label={say('object.stratigraphy.drawing', {
          count: layers.length,
          depth: Math.round(scale.bottom),
        })}
      >
        <g transform={`translate(${SIZE.axis} 0)`}>
          <DepthAxis scale={scale} />
          <StratColumn layers={layers} width={SIZE.column} labelX={SIZE.labels - SIZE.axis} />
        </g>
      </svg>
      <figcaption>{say('object.depthAlongHole')}</figcaption>
    </figure>
  )
}
