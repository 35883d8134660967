import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { timings } from '@datacentre/catalogue/screen-constants'
import { LoadingDialog } from '@datacentre/ui/messages/loading-dialog'
import { useSpoken } from '@datacentre/ui/speech'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLasting } from './use-lasting.ts'

type FiguresLoadingProps = { readonly screen: ProductionScreen; readonly figures: UseQueryResult }

/** Figures that load for longer than a moment show the loading dialog (D12), unless an earlier answer is there to read. */
export function FiguresLoading({ screen, figures }: FiguresLoadingProps) {
  const { say } = useSpoken()
  const isAnswered = figures.isSuccess && !figures.isPlaceholderData
  const isAwaited = figures.isFetching && !isAnswered
  const isLong = useLasting(isAwaited, timings.loadingDialogDelay)
  const mayBeLong = useLasting(isAwaited, timings.loadingDialogDelay / 2)
  useEffect(() => {
    if (mayBeLong) LoadingDialog.preload()
  }, [mayBeLong])
  return <LoadingDialog isOpen={isLong} style={screen.style} what={say('production.loading')} />
}
