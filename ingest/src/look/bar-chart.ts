import { paints } from '@datacentre/catalogue/colours'

export type Bar = { readonly label: string; readonly value: number }

export type BarPicture = {
  readonly title: string
  /** What the axis counts, such as 'boreholes'. */
  readonly measure: string
  readonly bars: readonly Bar[]
  readonly colour: string
}

const WIDTH = 800
const HEIGHT = 260
const MARGIN = { left: 64, right: 12, top: 34, bottom: 30 }

/** A round number at or above the largest bar. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= value) ?? 10) * power
}

const text = (at: { x: number; y: number; anchor: string }, words: string): string =>
  `<text x="${at.x}" y="${at.y}" text-anchor="${at.anchor}">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`

/** A plain bar chart (SVG): labels below where there is room, three lines to read values by. */
export function barChart({ title, measure, bars, colour }: BarPicture): string {
  const top = roundUp(Math.max(0, ...bars.map((bar) => bar.value)))
  const inner = { width: WIDTH - MARGIN.left - MARGIN.right, height: HEIGHT - MARGIN.top - MARGIN.bottom }
  const step = inner.width / Math.max(1, bars.length)
  const heightOf = (value: number): number => (value / top) * inner.height
  const every = Math.ceil(48 / step)
  const lines = [0, 0.5, 1].map((part) => {
    const y = MARGIN.top + inner.height * (1 - part)
    const rule = `<line x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${y}" y2="${y}" stroke="${paints.hairline.light}"/>`
    return rule + text({ x: MARGIN.left - 8, y: y + 4, anchor: 'end' }, (top * part).toLocaleString('en'))
  })
  const drawn = bars.map(({ label, value }, at) => {
    const x = MARGIN.left + at * step
    const height = heightOf(value)
    const bar = `<rect x="${(x + 0.5).toFixed(1)}" y="${(MARGIN.top + inner.height - height).toFixed(1)}" width="${Math.max(0.5, step - 1).toFixed(1)}" height="${height.toFixed(1)}" fill="${colour}"><title>${label}: ${value.toLocaleString('en')}</title></rect>`
    return at % every === 0 ? bar + text({ x: x + step / 2, y: HEIGHT - 10, anchor: 'middle' }, label) : bar
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="${paints.ink.light}" role="img" aria-label="${title}">`,
    `<rect width="100%" height="100%" fill="${paints.surface.light}"/>`,
    text({ x: MARGIN.left, y: 20, anchor: 'start' }, `${title} (${measure})`),
    ...lines,
    ...drawn,
    '</svg>',
    '',
  ].join('\n')
}
