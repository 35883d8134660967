import { describe, expect, it } from 'vitest'
import { onPaper, paints, styleClasses, type Paint, type StyleClass } from '../colours.ts'
import { bandLook } from './band-looks.ts'
import { LARGEST } from './selection-series.ts'

/** The relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** What a visitor needs to see a shape, as WCAG 1.4.11 has it. */
const SHAPE = 3

const colours = { ...paints, ...styleClasses }
const all = [...Array.from({ length: LARGEST + 1 }, (_, place) => place), null].map(bandLook)

const tooFaint = (names: readonly Paint[], scheme: 'light' | 'dark') =>
  names.filter((name) => contrast(colours[name][scheme], paints.surface[scheme]) < SHAPE)

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
  it('each have a colour and a pattern of their own', () => {
    expect(new Set(all.map(({ paint }) => paint)).size).toBe(all.length)
    expect(new Set(all.map(({ pattern }) => pattern)).size).toBe(all.length)
  })
  it('have the light colours on paper', () => {
    expect(onPaper('band-1')).toBe(paints['band-1'].light)
  })
})
