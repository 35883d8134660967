import { useCallback, useState } from 'react'

export type OpenedRows = {
  /** Their numbers in the register. */
  readonly rows: ReadonlySet<number>
  readonly toggle: (row: number) => void
}

/** Which rows are open, remembered by row: it survives paging, searching and a search that finds nothing. */
export function useOpenedRows(): OpenedRows {
  const [rows, setRows] = useState<ReadonlySet<number>>(new Set())
  const toggle = useCallback((row: number) => {
    setRows((now) => {
      const next = new Set(now)
      if (!next.delete(row)) next.add(row)
      return next
    })
  }, [])
  return { rows, toggle }
}
