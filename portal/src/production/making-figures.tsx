import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { LoadingDialog } from '@datacentre/ui/messages/loading-dialog'
import { useSpoken } from '@datacentre/ui/speech'
import type { DownloadControl } from '../download/use-download.ts'

type MakingFiguresProps = Pick<DownloadControl, 'received' | 'cancel'> & {
  readonly screen: ProductionScreen
  readonly results: number
}

/** Covers the page while the spreadsheet of figures is made. */
export function MakingFigures({ screen, results, received, cancel }: MakingFiguresProps) {
  const { say } = useSpoken()
  return (
    <LoadingDialog
      isOpen={received !== null}
      style={screen.style}
      what={say('production.making', { count: results })}
      received={received}
      onCancel={cancel}
    />
  )
}
