import { useSpoken } from '../speech.tsx'
import type { RefObject } from 'react'
import { Button } from '../controls/button.tsx'
import { pngPicture, svgPicture, type PictureSheet } from './picture.ts'

export type PictureKind = 'png' | 'svg'

type ChartSaverProps = {
  readonly chart: RefObject<SVGSVGElement | null>
  /** Asked for when a picture is made. */
  readonly sheet: () => PictureSheet
  readonly onPicture: (picture: Blob, kind: PictureKind) => void
  readonly onFailure: (error: unknown) => void
}

/** Two buttons that make a picture of a chart. */
export default function ChartSaver({ chart, sheet, onPicture, onFailure }: ChartSaverProps) {
  const { say } = useSpoken()
  const make = async (kind: PictureKind): Promise<void> => {
    if (chart.current === null) return
    const svg = await svgPicture(chart.current, sheet())
    onPicture(kind === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pngPicture(svg), kind)
  }
  return (
    <>
      <Button
        icon="download"
        look="quiet"
        aria-label={say('chart.saveAsPng')}
        onPress={() => void make('png').catch(onFailure)}
      >
        {say('chart.savePng')}
      </Button>
      <Button
        icon="download"
        look="quiet"
        aria-label={say('chart.saveAsSvg')}
        onPress={() => void make('svg').catch(onFailure)}
      >
        {say('chart.saveSvg')}
      </Button>
    </>
  )
}
