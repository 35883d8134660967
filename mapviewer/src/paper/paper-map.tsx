import { useSpoken } from '@datacentre/ui/speech'
import { useLayoutEffect, useRef, useState } from 'react'
import { scaleLength } from '../bar/scale-length.ts'
import { NorthArrow } from '../tools/north-arrow.tsx'
import { useMapModel } from '../map/map-model.ts'
import { showLength } from '../map/measure/show-length.ts'
import type { Palette } from '../map/palette.ts'
import { drawOnPaper, viewOnPaper } from './paper-picture.ts'
import type { Sheet } from './sheets.ts'

/** How much of the width of the map the scale bar takes at most. */
const BAR = 0.25

type PaperMapProps = { readonly sheet: Sheet; readonly palette: Palette }

/** The map for paper that is held one way. The bar is a part of the map's width, so it is true however large a printer makes it. */
export function PaperMap({ sheet, palette }: PaperMapProps) {
  const model = useMapModel()
  const { say, language } = useSpoken()
  const frame = useRef<HTMLDivElement>(null)
  const [view] = useState(() => viewOnPaper(model, sheet))
  useLayoutEffect(() => {
    if (view === null) return undefined
    const picture = drawOnPaper(model, view, palette.water)
    frame.current?.prepend(picture)
    return () => picture.remove()
  }, [model, view, palette])
  const metres = view === null ? 0 : view.size[0] * view.resolution
  const length = metres === 0 ? null : scaleLength(metres * BAR)
  return (
    <div ref={frame} className={`paper-map is-${sheet}`}>
      <div className="paper-north">
        <NorthArrow />
      </div>
      {length !== null && (
        <p className="paper-scale" style={{ width: `${(100 * length) / metres}%` }}>
          <span className="visually-hidden">{say('map.scale')} </span>
          {showLength(length, language)}
        </p>
      )}
    </div>
  )
}
