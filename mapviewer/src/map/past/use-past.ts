import type { Layer } from '@datacentre/catalogue/geography/layer-code'
import type { LayerId } from '@datacentre/catalogue/geography/map-layers'
import { useEffect, useMemo } from 'react'
import { currentYear, followYear, useYear } from '../../address/address-store.ts'
import { useIsPast } from '../../address/use-is-past.ts'
import { useKnownYears } from '../../calls/years-call.ts'
import { nearestYear, pastRows, type PastRows } from './past-rows.ts'

/** The year that the map is set to, or the nearest that there is anything to tell of; null where it shows today. */
export function useShownYear(): number | null {
  const year = useYear()
  const { data } = useKnownYears(year !== null)
  return year === null || data === undefined ? null : nearestYear(year, data)
}

type Past = {
  /** The years of the rows of a layer while the map is set to one; null where it is not, or where the layer has no dates. */
  readonly past: PastRows | null
  readonly isPast: boolean
  /** Whether the map is set to a year and what would tell of it has not come. */
  readonly isWaiting: boolean
}

/** What is known of the years of a layer; it is the same in every year. */
export function usePast(name: LayerId, data: Layer | undefined): Past {
  const isPast = useIsPast()
  const { data: years } = useKnownYears(isPast)
  const past = useMemo(
    () => (isPast && data && years ? pastRows(name, data, years) : null),
    [name, data, years, isPast],
  )
  return { past, isPast, isWaiting: isPast && years === undefined }
}

/** Lets what is drawn follow the year without React: a step is drawn, and nothing else is done. */
export function useFollowedYear(
  drawn: { readonly showYear: (year: number) => void } | null,
  past: PastRows | null,
): void {
  useEffect(() => {
    if (drawn === null || past === null) return undefined
    const show = (): void => {
      const year = currentYear()
      if (year !== null) drawn.showYear(nearestYear(year, past))
    }
    show()
    return followYear(show)
  }, [drawn, past])
}
