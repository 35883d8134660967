import type { Written } from '@datacentre/catalogue/production/amount'
import { useSpoken } from '@datacentre/ui/speech'
import { use, useMemo } from 'react'
import { AmountNotation } from './amount-notation.ts'

/** How amounts stand in a sentence: in the visitor's language, with decimals where all are asked for. */
export function useWritten(): Written {
  const { say, language } = useSpoken()
  const { show } = use(AmountNotation)
  return useMemo(() => ({ say, language, show }), [say, language, show])
}
