import { figureSpan, type FigureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { useInstallation } from '@datacentre/client/installation/installation'
import { useMemo } from 'react'

/** The month that the figures of the dataset run to, and that from which they are provisional. */
export function useFigureSpan(): FigureSpan {
  const { dataset } = useInstallation().config
  return useMemo(() => figureSpan(dataset), [dataset])
}
