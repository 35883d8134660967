import type { LayerId } from '@datacentre/catalogue/geography/map-layers'
import { useMemo } from 'react'
import { useLayer } from '../calls/layer-call.ts'
import { useShowing } from '../map/layers/use-showing.ts'
import { wasThere, type PastRows } from '../map/past/past-rows.ts'
import { useShownYear } from '../map/past/use-past.ts'

/** The objects of a layer that are drawn, whatever the year. */
export type ShownRows = {
  /** Null until that is known. */
  readonly rows: readonly number[] | null
  readonly past: PastRows | null
}

/** The rows of a layer without those that its filters or the visitor leave out; the same in every year. */
export function useShownRows(name: LayerId, isShown: boolean): ShownRows {
  const { data } = useLayer(name, isShown)
  const { shows, past } = useShowing(name, isShown ? data : undefined)
  const rows = useMemo(
    () => (shows === null || data === undefined ? null : [...data.keys.keys()].filter(shows)),
    [data, shows],
  )
  return useMemo(() => ({ rows, past }), [rows, past])
}

type DrawnCount = {
  readonly drawn: number
  /** Those that the year leaves out because a date of theirs is not known. */
  readonly unknown: number
}

/** How many of these are drawn in the year that is shown; null until that is known. */
export function useDrawnCount({ rows, past }: ShownRows): DrawnCount | null {
  const year = useShownYear()
  if (rows === null) return null
  if (past === null || year === null) return { drawn: rows.length, unknown: 0 }
  let [drawn, unknown] = [0, 0]
  for (const row of rows) {
    if (wasThere(past, row, year)) drawn++
    else if (past.unknown.has(row)) unknown++
  }
  return { drawn, unknown }
}
