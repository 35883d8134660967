import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import Text from 'ol/style/Text'
import { fontOf } from '../font.ts'
import type { Palette } from '../palette.ts'
import type { Part } from './features.ts'

type LinePart = 'coast' | 'countries' | 'provinces' | 'shelf' | 'blocks'

const strokes = (palette: Palette): Readonly<Record<LinePart, Stroke>> => ({
  coast: new Stroke({ color: palette.coast, width: 1 }),
  countries: new Stroke({ color: palette.country, width: 1, lineDash: [8, 3, 2, 3] }),
  provinces: new Stroke({ color: palette.province, width: 1, lineDash: [3, 3] }),
  shelf: new Stroke({ color: palette.gridName, width: 1, lineDash: [10, 4] }),
  blocks: new Stroke({ color: palette.grid, width: 1 }),
})

/** The style of everything but names. */
export function shapeStyle(palette: Palette): (part: Part['part']) => Style | undefined {
  const byPart = new Map<string, Style>(
    Object.entries(strokes(palette)).map(([part, stroke]) => [part, new Style({ stroke })]),
  )
  const land = new Style({ fill: new Fill({ color: palette.land }) })
  return (part) => byPart.get(part) ?? land
}

/** Metres in a pixel below which names of each kind are shown; quadrants give way to their blocks. */
export const NAMED_BELOW = {
  town: { 1: 1500, 2: 160, 3: 40 },
  block: 420,
  quadrantFrom: 420,
  quadrant: 2000,
} as const

function isNamed(part: Part, resolution: number): boolean {
  switch (part.part) {
    case 'town':
      return resolution < NAMED_BELOW.town[part.rank]
    case 'block':
      return resolution < NAMED_BELOW.block
    case 'quadrant':
      return resolution >= NAMED_BELOW.quadrantFrom && resolution < NAMED_BELOW.quadrant
    default:
      return false
  }
}

const fonts = {
  town: { 1: fontOf(14, 500), 2: fontOf(13), 3: fontOf(12) },
  block: fontOf(12),
  quadrant: fontOf(18, 600),
}

/** The style of names, or none where the map is too small for them. */
export function nameStyle(palette: Palette): (part: Part, resolution: number) => Style | undefined {
  const made = new Map<string, Style>()
  const town = new Fill({ color: palette.town })
  const sea = new Fill({ color: palette.gridName })
  const halo = (colour: string): Stroke => new Stroke({ color: colour, width: 3 })
  const make = (part: Part): Style | undefined => {
    if (!('name' in part)) return undefined
    const font = part.part === 'town' ? fonts.town[part.rank] : fonts[part.part]
    const onLand = part.part === 'town'
    return new Style({
      text: new Text({
        text: part.name,
        font,
        fill: onLand ? town : sea,
        stroke: halo(onLand ? palette.land : palette.water),
      }),
    })
  }
  return (part, resolution) => {
    if (!isNamed(part, resolution)) return undefined
    const key = 'name' in part ? `${part.part} ${part.name}` : part.part
    const style = made.get(key) ?? make(part)
    if (style) made.set(key, style)
    return style
  }
}
