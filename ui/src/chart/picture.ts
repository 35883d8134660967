import { onPaper, paints, styleClasses, type Paint } from '@datacentre/catalogue/colours'

const SVG = 'http://www.w3.org/2000/svg'
const MARGIN = 20
const TITLE = 44
const LINE = 22
const SWATCH = 14
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

/** The chart with its title, the names of its bands and its source, as a drawing that needs no page. */
export function svgPicture(chart: SVGSVGElement, { title, legend, source }: PictureSheet): string {
  const width = chart.width.baseVal.value + 2 * MARGIN
  const chartHeight = chart.height.baseVal.value
  const height = TITLE + chartHeight + (legend.length + source.length) * LINE + 2 * MARGIN
  const inside = chart.cloneNode(true) as SVGSVGElement
  for (const extra of inside.querySelectorAll('.chart-points, .chart-cursor')) extra.remove()
  inside.setAttribute('x', String(MARGIN))
  inside.setAttribute('y', String(TITLE))
  const sheet = element('svg', {
    xmlns: SVG,
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'font-family': 'Source Sans 3, Source Sans Pro, Helvetica, Arial, sans-serif',
    'font-size': 13,
    fill: 'var(--ink)',
  })
  const below = TITLE + chartHeight + MARGIN
  const nameLines = legend.flatMap(({ id, name }, at) => {
    const fill = inside.querySelector(`[data-band="${CSS.escape(id)}"]`)?.getAttribute('fill') ?? 'none'
    const y = below + at * LINE
    return [
      element('rect', { x: MARGIN, y: y - SWATCH + 2, width: SWATCH, height: SWATCH, rx: 2, fill }),
      element('text', { x: MARGIN + SWATCH + 8, y }, name),
    ]
  })
  const sourceLines = source.map((text, at) =>
    element(
      'text',
      { x: MARGIN, y: below + (legend.length + at) * LINE, fill: 'var(--quiet-ink)', 'font-size': 12 },
      text,
    ),
  )
  sheet.append(
    element('rect', { width, height, fill: 'var(--surface)' }),
    element('text', { x: MARGIN, y: 30, 'font-size': 18, 'font-weight': 600 }, title),
    inside,
    ...nameLines,
    ...sourceLines,
  )
  return withPaperColours(new XMLSerializer().serializeToString(sheet))
}

/** The same as pixels. A data address, because the page lets no other image in (decision 26). */
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
