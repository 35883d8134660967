import { lazyPart } from '@datacentre/ui/lazy-part'
import { useKnownYears } from '../calls/years-call.ts'
import { useShownYear } from '../map/past/use-past.ts'

export const YearSlider = lazyPart(() => import('./year-slider.tsx'))

/** The year of the map, for as long as it is set to one. */
export function TimeBar() {
  const year = useShownYear()
  const { data } = useKnownYears(year !== null)
  return year === null || data === undefined ? null : <YearSlider year={year} years={data} />
}
