import { onPaper, type Paint } from '@datacentre/catalogue/colours'
import { contrastOf, TEXT_CONTRAST } from '@datacentre/catalogue/contrast'
import type { Language } from '@datacentre/catalogue/texts/index'
import { colourOfUnit } from '@datacentre/catalogue/underground/period-of-unit'
import { escapeHtml } from '../answer/escape-html.ts'
import { sayMetres } from '../place/distance-words.ts'
import { curveScaleOf, curveSvg } from './curve-drawing.ts'
import { bandsOf } from './bands.ts'
import { layoutOf, SIZE, type Layout } from './layout.ts'
import { legendSvg } from './legend.ts'
import type { SectionDocument, ShownWell } from './section-document.ts'
import { inMetres, levelOf, nameOf, unitName } from './section-words.ts'
import type { SectionLayer, Spot } from './section-well.ts'
import { svgText, wrapped } from '../answer/svg-text.ts'
import { wordsIn } from './words.ts'

type Painted = {
  readonly document: SectionDocument
  readonly language: Language
  readonly layout: Layout
  readonly paint: (name: Paint) => string
}

type Sheet = {
  readonly paint: Painted['paint']
  readonly font: string
  /** What stands above and below the picture, with its legend; null on a page, which says it by itself. */
  readonly around: { readonly title: string; readonly lines: readonly string[] } | null
}

/** A section in the colours of the page; who does not see it has the sentence and the tables. */
export const drawSection = (document: SectionDocument, language: Language): string =>
  draw(document, language, { paint: (name) => `var(--${name})`, font: 'inherit', around: null })

/** A section that leaves the page: in the colours of paper, with its title and what has to be known to read it. */
export const drawSectionOnPaper = (
  document: SectionDocument,
  language: Language,
  around: NonNullable<Sheet['around']>,
): string => draw(document, language, { paint: onPaper, font: 'sans-serif', around })

/** A drawing that is a little wider than a page is shrunk to it; a wider one would no longer be read, and scrolls. */
const SHRUNK = 1400

const TITLE_LINE = 26
const NOTE_LINE = 18
const LETTER = 6.6

function draw(document: SectionDocument, language: Language, { paint, font, around }: Sheet): string {
  const layout = layoutOf(document)
  const painted = { document, language, layout, paint }
  const { width, top } = layout
  const distancesAt = top + SIZE.plot + 40
  const units = around === null ? [] : document.units
  const legend = legendSvg(units, { language, width, top: distancesAt + 28, paint })
  const title = around === null ? [] : wrapped(around.title, Math.floor(width / 11))
  const lines = (around?.lines ?? []).flatMap((words) => wrapped(words, Math.floor(width / LETTER)))
  const above = title.length === 0 ? 0 : title.length * TITLE_LINE + 12
  const inside = distancesAt + 28 + legend.height
  const height = above + inside + lines.length * NOTE_LINE + (lines.length === 0 ? 0 : 12)
  const label = wordsIn(language)('drawing', { names: document.wells.map(nameOf).join(', ') })
  const drawn = [
    axisSvg(painted),
    bandsSvg(painted),
    ...document.wells.map((well) => wellSvg(painted, well)),
    endsSvg(painted),
    namesSvg(painted),
    distancesSvg(painted, distancesAt),
    legend.svg,
  ].join('')
  const heads = title.map((line, at) =>
    svgText(0, (at + 1) * TITLE_LINE - 6, line, ' font-size="20" font-weight="bold"'),
  )
  const notes = lines.map((line, at) => svgText(0, above + inside + (at + 1) * NOTE_LINE, line))
  return `<svg xmlns="http://www.w3.org/2000/svg" class="section-drawing${width > SHRUNK ? ' is-wide' : ''}" viewBox="0 0 ${width.toFixed(0)} ${height.toFixed(0)}" width="${width.toFixed(0)}" height="${height.toFixed(0)}" role="img" aria-label="${escapeHtml(label)}" font-family="${font}" font-size="13" fill="${paint('ink')}">${heads.join('')}<g transform="translate(0 ${above})">${drawn}</g>${notes.join('')}</svg>`
}

function axisSvg({ document, language, layout, paint }: Painted): string {
  const { scale, y, width } = layout
  const level = wordsIn(language)('depthAxis', { level: levelOf(document, language) })
  const ticks = scale.ticks.map(
    (depth) =>
      `<path d="M${SIZE.axis - 6} ${y(depth).toFixed(1)}H${width.toFixed(1)}" stroke="${paint('hairline')}"/>${svgText(SIZE.axis - 10, y(depth) + 4, inMetres(depth, language), ' text-anchor="end"')}`,
  )
  const middle = layout.top + SIZE.plot / 2
  return `${ticks.join('')}<text transform="translate(12 ${middle}) rotate(-90)" text-anchor="middle">${escapeHtml(level)}</text>`
}

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** The chosen unit from one borehole to the next that has it. */
function bandsSvg({ document, language, layout, paint }: Painted): string {
  const { unit } = document.question
  if (unit === null) return ''
  const { x, y } = layout
  const colour = colourOfUnit(unitCodeOf(document)) ?? paint('action')
  const corner = (well: ShownWell, spot: Spot, side: 1 | -1): string =>
    point(x(well, spot) + (side * SIZE.column) / 2, y(spot.depth))
  return bandsOf(document.wells)
    .map(({ left, right, from, to }) => {
      const tops = [corner(left, topOf(from.first), 1), corner(right, topOf(to.first), -1)]
      const bases = [corner(left, baseOf(from.last), 1), corner(right, baseOf(to.last), -1)]
      // The end of a hole within the unit is not its base.
      const base = from.isWhole && to.isWhole ? `M${bases.join('L')}` : ''
      const title = `${unitName(unit, language)}: ${nameOf(left)} – ${nameOf(right)}`
      return `<g class="band"><path d="M${tops[0]}L${tops[1]}L${bases[1]}L${bases[0]}Z" fill="${colour}" fill-opacity="0.35"><title>${escapeHtml(title)}</title></path><path d="M${tops.join('L')}${base}" stroke="${paint('ink')}" stroke-width="1.5" stroke-dasharray="6 3" fill="none"/></g>`
    })
    .join('')
}

/** A code of the chosen group that a borehole has. */
const unitCodeOf = ({ wells }: SectionDocument): string | null =>
  wells.find(({ extent }) => extent !== null)?.extent?.first.unit ?? null

const topOf = ({ track }: SectionLayer): Spot => track[0]!
const baseOf = ({ track }: SectionLayer): Spot => track.at(-1)!

function wellSvg(painted: Painted, well: ShownWell): string {
  const { layout, language, document } = painted
  const { layers } = well
  const column = [lineSvg(painted, well), ...(layers ?? []).map((one) => layerSvg(painted, well, one))].join(
    '',
  )
  const curve = curveSvg(well, { layout, scale: curveScaleOf(document.wells), ink: painted.paint('ink') })
  return `<g class="well"><title>${escapeHtml(nameOf(well))}</title>${column}${curve}${layers === null ? emptySvg(painted, well, wordsIn(language)('noLayers')) : ''}</g>`
}

/** The hole itself, which is seen where nobody read its layers. */
function lineSvg({ layout: { x, y }, paint }: Painted, well: ShownWell): string {
  const path = well.path.map((spot) => point(x(well, spot), y(spot.depth))).join('L')
  return path === ''
    ? ''
    : `<path d="M${path}" fill="none" stroke="${paint('ink')}" stroke-width="1.5" stroke-dasharray="2 4"/>`
}

function emptySvg({ layout, paint }: Painted, well: ShownWell, words: string): string {
  const x = layout.headX(well) + 14
  return `<text transform="translate(${x.toFixed(1)} ${layout.y(0) + 12}) rotate(90)" fill="${paint('quiet-ink')}">${escapeHtml(words)}</text>`
}

/** Codes are written where a layer has room for them. */
const CODE_HEIGHT = 12
const CODE_LETTER = 6.6

/** A layer as a band that follows the hole: its edges lie level, so that its depths can be read. */
function layerSvg(
  { layout: { x, y }, paint, language }: Painted,
  well: ShownWell,
  layer: SectionLayer,
): string {
  const half = SIZE.column / 2
  const colour = colourOfUnit(layer.unit)
  const spots: readonly Drawn[] = layer.track.map((spot) => ({ x: x(well, spot), y: y(spot.depth) }))
  const left = spots.map((spot) => point(spot.x - half, spot.y))
  const right = spots.toReversed().map((spot) => point(spot.x + half, spot.y))
  const stroke = well.isTrue ? '' : ' stroke-dasharray="3 2"'
  const fill = colour ?? 'none'
  const name = layer.unit === null ? '?' : unitName(layer.unit, language)
  const title = `${nameOf(well)}, ${name}: ${inMetres(layer.top, language)} – ${inMetres(layer.base, language)} m`
  // A level part of a hole has no height: its course is drawn with a width of its own.
  const course = `<path d="M${spots.map((spot) => point(spot.x, spot.y)).join('L')}" fill="none" stroke="${colour ?? paint('hairline')}" stroke-width="4"/>`
  const high = spots.at(-1)!.y - spots[0]!.y
  const code = layer.unit ?? ''
  const fits = high >= CODE_HEIGHT && code.length * CODE_LETTER <= SIZE.column
  const label = middleOf(spots)
  const text = fits
    ? svgText(
        label.x,
        label.y + 4,
        code,
        ` text-anchor="middle" font-size="11" fill="${inkOn(colour, paint)}"`,
      )
    : ''
  return `<g>${course}<path d="M${left.join('L')}L${right.join('L')}Z" fill="${fill}" stroke="${paint('ink')}" stroke-width="0.6"${stroke}><title>${escapeHtml(title)}</title></path>${text}</g>`
}

type Drawn = { readonly x: number; readonly y: number }

/** Half way down a track. */
function middleOf(spots: readonly Drawn[]): Drawn {
  const y = (spots[0]!.y + spots.at(-1)!.y) / 2
  const next = Math.max(
    1,
    spots.findIndex((spot) => spot.y >= y),
  )
  const [above, below] = [spots[next - 1]!, spots[next] ?? spots[next - 1]!]
  const share = below.y === above.y ? 0 : (y - above.y) / (below.y - above.y)
  return { x: above.x + share * (below.x - above.x), y }
}

/** The colours of units are the same on every page, so that what is written on them is too. */
function inkOn(colour: string | null, paint: Painted['paint']): string {
  if (colour === null) return paint('ink')
  return contrastOf(onPaper('ink'), colour) >= TEXT_CONTRAST ? onPaper('ink') : onPaper('surface')
}

/** Where holes end, with how deep that is where there is room to write it. */
function endsSvg({ document, language, layout: { x, y }, paint }: Painted): string {
  const written: { readonly x: number; readonly y: number }[] = []
  return document.wells
    .map((well) => {
      const end = well.path.at(-1)
      if (end === undefined) return ''
      const spot = { x: x(well, end), y: y(end.depth) }
      const isFree = written.every((one) => Math.abs(one.x - spot.x) > 54 || Math.abs(one.y - spot.y) > 14)
      if (isFree) written.push(spot)
      const depth = isFree
        ? svgText(
            spot.x,
            spot.y + 18,
            `${inMetres(end.depth, language)} m`,
            ` text-anchor="middle" font-size="12" stroke="${paint('surface')}" stroke-width="3" paint-order="stroke"`,
          )
        : ''
      return `<circle cx="${spot.x.toFixed(1)}" cy="${spot.y.toFixed(1)}" r="4" fill="${paint('surface')}" stroke="${paint('ink')}" stroke-width="1.5"/>${depth}`
    })
    .join('')
}

function namesSvg({ document, layout, paint }: Painted): string {
  return layout.names
    .map(({ text, x, y }, at) => {
      const well = document.wells[at]!
      const headX = layout.headX(well)
      const start = layout.y(well.path[0]?.depth ?? 0)
      const leader = `<path d="M${point(headX, y + 4)}L${point(headX, start)}" stroke="${paint('control-border')}"/>`
      return `${leader}${svgText(x, y, text, ' text-anchor="middle" font-weight="bold"')}`
    })
    .join('')
}

/** From each borehole to the next, to be read where the drawing has no scale for it too. */
function distancesSvg({ document, language, layout, paint }: Painted, y: number): string {
  const { wells } = document
  return wells
    .slice(1)
    .map((right, at) => {
      const left = wells[at]!
      const [from, to] = [layout.headX(left), layout.headX(right)]
      const words = sayMetres(right.along - left.along, language)
      const line = `<path d="M${point(from, y - 5)}V${y + 5}M${point(from, y)}H${to.toFixed(1)}M${point(to, y - 5)}V${y + 5}" stroke="${paint('ink')}" fill="none"/>`
      const hasRoom = words.length * LETTER <= to - from
      return `${line}${hasRoom ? svgText((from + to) / 2, y + 18, words, ' text-anchor="middle"') : ''}`
    })
    .join('')
}
