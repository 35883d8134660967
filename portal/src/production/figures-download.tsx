import { mayDownload } from '@datacentre/catalogue/list/list-state'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { Button } from '@datacentre/ui/controls/button'
import { PassingMessage } from '@datacentre/ui/messages/passing-message'
import { useSpoken } from '@datacentre/ui/speech'
import { useDownload, type Download } from '../download/use-download.ts'
import { MakingFigures } from './making-figures.tsx'

type FiguresDownloadProps = {
  readonly screen: ProductionScreen
  readonly results: number
  readonly download: Download
}

/** Takes the figures home as a spreadsheet, in the chosen unit. People's scripts press the button by its id. */
export function FiguresDownload({ screen, results, download }: FiguresDownloadProps) {
  const { say } = useSpoken()
  const { received, message, start, cancel } = useDownload()
  const isDisabled = !mayDownload({ results })
  return (
    <>
      <div className="figures-download">
        <Button
          id="downloadExcel"
          icon="download"
          look="primary"
          onPress={() => start(download)}
          isDisabled={isDisabled}
          {...(isDisabled && { why: say('download.needsResults') })}
        >
          {results === 0 ? say('download.title') : say('production.download', { count: results })}
        </Button>
        <MakingFigures screen={screen} results={results} received={received} cancel={cancel} />
      </div>
      <PassingMessage {...message} />
    </>
  )
}
