import type { StyleClass } from '@datacentre/catalogue/colours'
import type { GeometryKind } from '@datacentre/catalogue/grammar/table'
import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import Text from 'ol/style/Text'
import { fontOf } from '../font.ts'
import type { Palette } from '../palette.ts'

type Named = {
  readonly kind: GeometryKind
  readonly style: StyleClass
  /** What stands out is named whatever its size, clear of the ring around it. */
  readonly standsOut?: boolean
}

/** Above a point, in the middle of an area, along a line. */
export function nameStyles(
  { kind, style, standsOut = false }: Named,
  palette: Palette,
): (name: string) => Style {
  const fill = new Fill({ color: palette.paint(kind === 'point' ? 'ink' : style) })
  const stroke = new Stroke({ color: palette.halo, width: 3 })
  const font = fontOf(13, kind === 'outline' || standsOut ? 600 : 400)
  return (name) =>
    new Style({
      text: new Text({
        text: name,
        font,
        fill,
        stroke,
        overflow: standsOut,
        ...(kind === 'point' && { offsetY: standsOut ? -22 : -15 }),
        ...(kind === 'line' && { placement: 'line' as const, textBaseline: 'bottom' as const }),
      }),
    })
}
