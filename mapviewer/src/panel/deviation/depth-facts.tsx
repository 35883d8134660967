import { writeNumber } from '@datacentre/catalogue/numbers/written-number'
import { useSpoken } from '@datacentre/ui/speech'
import { useBoreholePart } from '../../calls/borehole-calls.ts'
import { measuredDepth } from './hole-path.ts'
import { Facts, type FactsProps } from '../facts/facts.tsx'

type DepthFactsProps = FactsProps & { readonly boreholeDbk: string | number }

/** Depths of a borehole whose true vertical depth was not reported: its deviation may tell it, as the drawing below does. */
export function DepthFacts({ boreholeDbk, ...facts }: DepthFactsProps) {
  const { say, language } = useSpoken()
  const { data } = useBoreholePart('borehole-dirsurveys', boreholeDbk)
  const measured = data ? measuredDepth(data.dirSurveys) : null
  if (measured === null) return <Facts {...facts} />
  const depth = writeNumber(measured, language, { least: 0, most: 0 })
  return <Facts {...facts} otherwise={{ tvdInMeters: say('object.tvdMeasured', { depth }) }} />
}
