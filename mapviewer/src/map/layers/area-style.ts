import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import { withOpacity } from '@datacentre/catalogue/ground-colours'
import type { Palette } from '../palette.ts'
import { usualLine, type AreaLook } from '../symbols/area-look.ts'
import { hatchTile } from '../symbols/hatching.ts'

/** What fills an area: nothing, a tint, or a hatching on a tint. */
export function fillOf(look: AreaLook, palette: Palette): string | CanvasPattern | null {
  const colour = palette.paint(look.paint)
  const tint = look.fill === undefined ? null : withOpacity(colour, look.fill)
  if (look.hatching === undefined) return tint
  const tile = hatchTile(look.hatching, {
    colour: withOpacity(colour, 0.4),
    background: tint,
    ratio: Math.round(palette.ratio),
  })
  return document.createElement('canvas').getContext('2d')?.createPattern(tile, 'repeat') ?? tint
}

/** Styles of areas, each made once for a look. */
export function areaStyles(palette: Palette): (look: AreaLook) => Style {
  const made = new Map<AreaLook, Style>()
  return (look) => {
    const kept = made.get(look)
    if (kept) return kept
    const fill = fillOf(look, palette)
    const { width, opacity } = look.line ?? usualLine
    const style = new Style({
      ...(fill !== null && { fill: new Fill({ color: fill }) }),
      stroke: new Stroke({
        color: withOpacity(palette.paint(look.paint), opacity),
        width,
        ...(look.dash && { lineDash: [...look.dash] }),
      }),
    })
    made.set(look, style)
    return style
  }
}
