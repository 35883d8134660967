import { onPaper, paints, styleClasses, type Paint } from '@datacentre/catalogue/colours'
import { FONT, fontRule, linesThatFit } from './picture-font.ts'

const SVG = 'http://www.w3.org/2000/svg'
const MARGIN = 20
const LINE = 22
const SWATCH = 14
const sizes = { title: 18, text: 13 } as const
/** Twice the size on the screen, so that it is sharp in print. */
const SCALE = 2

/** What goes around a chart when it leaves the page. */
export type PictureSheet = {
  readonly title: string
  /** The name of each band, by its id. */
  readonly legend: readonly { readonly id: string; readonly name: string }[]
  /** Where the figures are from, line by line. */
  readonly source: readonly string[]
}

function element(name: string, attributes: Readonly<Record<string, string | number>>, text = ''): SVGElement {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  made.textContent = text
  return made
}

const isPaint = (name: string): name is Paint => name in paints || name in styleClasses

/** The page's colours as they are on paper. */
const withPaperColours = (markup: string): string =>
  markup.replaceAll(/var\(--([\w-]+)\)/g, (found, name: string) => (isPaint(name) ? onPaper(name) : found))

/** The chart without what only works on the page; every word keeps its width, whatever typeface a program draws it in. */
function chartAlone(chart: SVGSVGElement): SVGSVGElement {
  const alone = chart.cloneNode(true) as SVGSVGElement
  const words = alone.querySelectorAll('text')
  chart.querySelectorAll('text').forEach((text, at) => {
    words[at]?.setAttribute('textLength', text.getComputedTextLength().toFixed(1))
    words[at]?.setAttribute('lengthAdjust', 'spacingAndGlyphs')
  })
  for (const extra of alone.querySelectorAll('.chart-points, .chart-cursor')) extra.remove()
  return alone
}

/** How a band looks: a bit of its fill, or of the line that it is drawn as. */
function swatchOf(band: Element | null, line: number): SVGElement {
  const fill = band?.getAttribute('fill') ?? 'none'
  const stroke = band?.getAttribute('stroke')
  if (fill !== 'none' || stroke === null || stroke === undefined)
    return element('rect', {
      x: MARGIN,
      y: line - SWATCH + 2,
      width: SWATCH,
      height: SWATCH,
      rx: 2,
      fill,
      'data-width': SWATCH,
    })
  return element('path', {
    d: `M${MARGIN} ${line - SWATCH / 2 + 2}h${2 * SWATCH}`,
    stroke,
    'stroke-width': 2.5,
    'stroke-dasharray': band?.getAttribute('stroke-dasharray') ?? 'none',
    'data-width': 2 * SWATCH,
  })
}

/** The chart with its title, the names of its bands and its source, as a drawing that needs no page. */
export async function svgPicture(chart: SVGSVGElement, sheet: PictureSheet): Promise<string> {
  const room = chart.width.baseVal.value
  const inside = chartAlone(chart)
  const fit = (text: string, size: number, weight: number): string[] =>
    linesThatFit(text, { font: `${weight} ${size}px ${FONT}`, width: room })
  let y = MARGIN
  const next = (step: number): number => (y += step)
  const title = fit(sheet.title, sizes.title, 600).map((line) =>
    element('text', { x: MARGIN, y: next(LINE), 'font-size': sizes.title, 'font-weight': 600 }, line),
  )
  inside.setAttribute('x', String(MARGIN))
  inside.setAttribute('y', String(next(LINE / 2)))
  next(chart.height.baseVal.value)
  const legend = sheet.legend.flatMap(({ id, name }) => {
    const line = next(LINE)
    const swatch = swatchOf(inside.querySelector(`[data-band="${CSS.escape(id)}"]`), line)
    const width = Number(swatch.getAttribute('data-width'))
    return [swatch, element('text', { x: MARGIN + width + 8, y: line }, name)]
  })
  next(LINE / 3)
  const source = sheet.source
    .flatMap((text) => fit(text, sizes.text, 400))
    .map((line) => element('text', { x: MARGIN, y: next(LINE), fill: 'var(--quiet-ink)' }, line))
  const width = room + 2 * MARGIN
  const height = next(MARGIN)
  const whole = element('svg', {
    xmlns: SVG,
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'font-family': FONT,
    'font-size': sizes.text,
    fill: 'var(--ink)',
  })
  whole.append(
    element('style', {}, await fontRule()),
    element('rect', { width, height, fill: 'var(--surface)' }),
    ...title,
    inside,
    ...legend,
    ...source,
  )
  return withPaperColours(new XMLSerializer().serializeToString(whole))
}

/** The same as pixels. A data address, because the page lets no other image in (D26). */
export async function pngPicture(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * SCALE
  canvas.height = image.naturalHeight * SCALE
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the picture could not be made')) : resolve(blob)),
      'image/png',
    )
  })
}
