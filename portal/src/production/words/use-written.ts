import type { Written } from '@datacentre/catalogue/wording/amount'
import { useSpoken } from '@datacentre/ui/speech'
import { useMemo } from 'react'

/** How amounts stand in a sentence: in the visitor's language. */
export function useWritten(): Written {
  const { say, language } = useSpoken()
  return useMemo(() => ({ say, language }), [say, language])
}
