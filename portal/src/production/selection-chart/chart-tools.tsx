import { chartFileName } from '@datacentre/catalogue/wording/chart-file-name'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import type { FigureQuery } from '@datacentre/catalogue/wire/bodies/figure-schema'
import { Button } from '@datacentre/ui/controls/button'
import ChartSaver from '@datacentre/ui/chart/chart-saver'
import { useSpoken } from '@datacentre/ui/speech'
import { StatusLine } from '@datacentre/ui/messages/status-line'
import { useState, type RefObject } from 'react'
import { saveFile } from '@datacentre/client/files/save-file'
import { writePending } from '../../address/address.ts'
import { useDownload, type Download } from '../../download/use-download.ts'
import { MakingFigures } from '../making-figures.tsx'
import { useSource } from '../use-source.ts'
import './chart-tools.css'

type ChartToolsProps = {
  readonly screen: ProductionScreen
  readonly chart: RefObject<SVGSVGElement | null>
  readonly sheet: {
    readonly title: string
    readonly legend: readonly { readonly id: string; readonly name: string }[]
    /** What else the picture has to tell, a line each. */
    readonly notes: readonly string[]
  }
  /** What the figures were asked with, which names the files. */
  readonly asked: FigureQuery
  /** Absent for a picture of a whole selection. */
  readonly subject?: string
  /** What is drawn, as a spreadsheet. */
  readonly figures: Download
  /** The same as plain text; absent where the page offers that elsewhere. */
  readonly csv?: Download
  /** How many rows the spreadsheet has. */
  readonly results: number
}

/** Takes a chart home as a picture, and its figures as a spreadsheet. */
export function ChartTools({ screen, chart, sheet, asked, subject, figures, csv, results }: ChartToolsProps) {
  const { say } = useSpoken()
  const origin = useSource()
  const { received, message, start, cancel } = useDownload()
  const [saved, setSaved] = useState('')
  const fail = (error: unknown): void => {
    // oxlint-disable-next-line no-console -- as for every download (S8)
    console.error('could not download file', error)
    setSaved(say('download.failed'))
  }
  const end = saved === '' ? message.text : saved
  return (
    <div className="chart-tools" role="group" aria-label={say('chart.save')}>
      <ChartSaver
        chart={chart}
        sheet={() => {
          // What was changed a moment ago must be in the address that the picture tells.
          writePending()
          const source = [...sheet.notes, ...origin, window.location.href]
          return { title: sheet.title, legend: sheet.legend, source }
        }}
        onPicture={(picture, kind) => {
          const file = chartFileName(screen, { asked, subject, kind })
          saveFile(picture, file)
          setSaved(say('download.done', { file }))
        }}
        onFailure={fail}
      />
      <Button
        icon="table"
        look="quiet"
        aria-label={say('chart.saveAsSpreadsheet')}
        onPress={() => {
          setSaved('')
          start(figures)
        }}
      >
        {say('chart.saveSpreadsheet')}
      </Button>
      {csv !== undefined && (
        <Button
          icon="table"
          look="quiet"
          aria-label={say('chart.saveAsCsv')}
          onPress={() => {
            setSaved('')
            start(csv)
          }}
        >
          {say('chart.saveCsv')}
        </Button>
      )}
      <MakingFigures screen={screen} results={results} received={received} cancel={cancel} />
      {/* The browser shows a file that came; only what went wrong needs to be seen here. */}
      <StatusLine text={end} isHidden={end !== say('download.failed')} />
    </div>
  )
}
