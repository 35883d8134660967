import { describe, expect, it } from 'vitest'
import { onPaper, paints, styleClasses, type Paint, type StyleClass } from '../../colours.ts'
import { contrastOf, SHAPE_CONTRAST } from '../../contrast.ts'
import { bandLook } from './band-looks.ts'
import { fieldProduction, geothermalProduction, miningProduction, wellProduction } from '../index.ts'
import { LARGEST } from './selection-series.ts'

const colours = { ...paints, ...styleClasses }
const screens = [wellProduction, fieldProduction, miningProduction, geothermalProduction].map(
  ({ style }) => style,
)
const looksOn = (style: StyleClass) =>
  [...Array.from({ length: LARGEST + 1 }, (_, place) => place), null].map((place) => bandLook(place, style))
const all = screens.flatMap(looksOn)

/** The place of a colour on the wheel, in degrees. */
function hue(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI
}

/** How far two colours lie apart on the wheel. */
function apart(one: string, other: string): number {
  const turn = Math.abs(hue(one) - hue(other)) % 360
  return Math.min(turn, 360 - turn)
}

/** Nearer than this, two hues look like shades of one. */
const DISTINCT = 30

const tooFaint = (names: readonly Paint[], scheme: 'light' | 'dark') =>
  names.filter((name) => contrastOf(colours[name][scheme], paints.surface[scheme]) < SHAPE_CONTRAST)

describe('the bands of a chart', () => {
  it.each(['light', 'dark'] as const)('stand out from the surface in %s colours', (scheme) => {
    const paintsOfBands = all.map(({ paint }) => paint)
    expect(tooFaint(paintsOfBands, scheme)).toEqual([])
  })
  it.each(['light', 'dark'] as const)(
    'stand out in the %s colour of the screen when there is one',
    (scheme) => {
      expect(tooFaint(Object.keys(styleClasses) as StyleClass[], scheme)).toEqual([])
    },
  )
  it.each(screens)('each have a colour of their own on %s, and what is named a pattern too', (style) => {
    const looks = looksOn(style)
    expect(new Set(looks.map(({ paint }) => paint)).size).toBe(looks.length)
    const named = looks.filter(({ paint }) => paint !== 'band-others')
    expect(new Set(named.map(({ pattern }) => pattern)).size).toBe(named.length)
  })
  it('are plain grey where they hold all that is not named', () => {
    expect(bandLook(null, 'production-field')).toEqual({ paint: 'band-others', pattern: 'plain' })
  })
  it.each(screens)('start with the colour of %s, and no other comes near it', (style) => {
    const [largest, ...smaller] = looksOn(style)
    expect(largest).toEqual({ paint: style, pattern: 'plain' })
    for (const { paint } of smaller) {
      expect(apart(colours[style].light, colours[paint].light)).toBeGreaterThan(DISTINCT)
      expect(apart(colours[style].dark, colours[paint].dark)).toBeGreaterThan(DISTINCT)
    }
  })
  it('have the light colours on paper', () => {
    expect(onPaper('band-1')).toBe(paints['band-1'].light)
  })
})
