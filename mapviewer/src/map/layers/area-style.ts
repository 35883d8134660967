import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import Text from 'ol/style/Text'
import { fontOf } from '../font.ts'
import { withOpacity, type Palette } from '../palette.ts'
import type { AreaLook } from '../symbols/area-look.ts'
import { hatchTile } from '../symbols/hatching.ts'

const ratio = Math.max(1, Math.round(window.devicePixelRatio))

/** What fills an area: nothing, a tint, or a hatching on a tint. */
export function fillOf(look: AreaLook, palette: Palette): string | CanvasPattern | null {
  const colour = palette.paint(look.paint)
  const tint = look.fill === undefined ? null : withOpacity(colour, look.fill)
  if (look.hatching === undefined) return tint
  const tile = hatchTile(look.hatching, { colour: withOpacity(colour, 0.75), background: tint, ratio })
  return document.createElement('canvas').getContext('2d')?.createPattern(tile, 'repeat') ?? tint
}

type Drawn = { readonly look: AreaLook; readonly name: string | null }

/** Styles of areas, each made once for a look. */
export function areaStyles(palette: Palette): (drawn: Drawn) => Style | Style[] {
  const made = new Map<AreaLook, Style>()
  const halo = new Stroke({ color: palette.halo, width: 3 })
  const font = fontOf(13, 500)
  const styleOf = (look: AreaLook): Style => {
    const kept = made.get(look)
    if (kept) return kept
    const fill = fillOf(look, palette)
    const style = new Style({
      ...(fill !== null && { fill: new Fill({ color: fill }) }),
      stroke: new Stroke({
        color: palette.paint(look.paint),
        width: 1.25,
        ...(look.dash && { lineDash: [...look.dash] }),
      }),
    })
    made.set(look, style)
    return style
  }
  return ({ look, name }) => {
    const style = styleOf(look)
    if (name === null) return style
    const fill = new Fill({ color: palette.paint(look.paint) })
    return [style, new Style({ text: new Text({ text: name, font, fill, stroke: halo }) })]
  }
}
