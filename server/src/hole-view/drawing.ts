import { onPaper, type Paint } from '@datacentre/catalogue/colours'
import type { Language } from '@datacentre/catalogue/texts/index'
import { depthScale } from '@datacentre/catalogue/underground/depth-scale'
import { colourOfUnit } from '@datacentre/catalogue/underground/period-of-unit'
import { escapeHtml } from '../answer/escape-html.ts'
import { legendSvg } from '../section/legend.ts'
import { inMetres, unitName } from '../section/section-words.ts'
import { svgText, wrapped } from '../answer/svg-text.ts'
import type { HoleDocument } from './hole-document.ts'
import { fitOf, FROM_ABOVE, onPage, type Fit, type Spot, type View } from './view.ts'

/** The drawing stays within this many pixels of its middle, however it is turned. */
const RADIUS = 250
const EDGE = 60
const SIZE = 2 * (RADIUS + EDGE)

type Pen = {
  readonly view: View
  readonly fit: Fit
  readonly paint: (name: Paint) => string
  readonly language: Language
}

/** Numbers as they stand in the page, for the script that turns them. */
const written = (spot: Spot): string => spot.map((part) => Number(part.toFixed(2))).join(' ')

const placed = (spot: Spot, { view, fit }: Pen): string =>
  onPage(spot, view, fit)
    .map((part) => part.toFixed(1))
    .join(' ')

const line = (spots: readonly Spot[], pen: Pen, more: string, inside = ''): string =>
  `<path data-spots="${spots.map(written).join(',')}" d="M${spots.map((spot) => placed(spot, pen)).join('L')}" fill="none" ${more}>${inside}</path>`

const mark = (spot: Spot, pen: Pen, inside: string): string =>
  `<g data-spot="${written(spot)}" transform="translate(${placed(spot, pen)})">${inside}</g>`

/** The ground over the hole with the north written at its side, and the depth along the plumb line from the start. */
function frameSvg(document: HoleDocument, pen: Pen): string {
  const { path } = document
  const { paint, language } = pen
  const { west, east, south, north } = groundOf(document)
  const corners: readonly Spot[] = [
    [west, south, 0],
    [east, south, 0],
    [east, north, 0],
    [west, north, 0],
    [west, south, 0],
  ]
  const deepest = Math.max(...path.map(({ spot }) => spot[2]))
  const scale = depthScale({
    top: 0,
    bottom: Math.max(1, deepest),
    height: Math.max(60, deepest * pen.fit.scale),
  })
  // Nothing is written at the start itself, where the north and the ground are.
  const below = scale.ticks.filter((depth) => depth > 0)
  const ticks = below.map((depth) =>
    mark(
      [0, 0, depth],
      pen,
      `<path d="M-4 0H4" stroke="${paint('control-border')}"/>${svgText(-12, 4, inMetres(depth, language), ` text-anchor="end" fill="${paint('quiet-ink')}"`)}`,
    ),
  )
  const shadow = path.map(({ spot }): Spot => [spot[0], spot[1], 0])
  const quiet = `stroke="${paint('hairline')}" stroke-width="1.5"`
  return [
    line(corners, pen, quiet),
    line(
      [
        [0, south, 0],
        [0, north, 0],
      ],
      pen,
      quiet,
    ),
    line(
      [
        [west, 0, 0],
        [east, 0, 0],
      ],
      pen,
      quiet,
    ),
    mark([0, north, 0], pen, svgText(0, -6, 'N', ' text-anchor="middle" font-weight="bold"')),
    line(
      [
        [0, 0, 0],
        [0, 0, deepest],
      ],
      pen,
      `stroke="${paint('control-border')}" stroke-dasharray="2 3"`,
    ),
    // From above all depths lie in one place.
    `<g data-depths visibility="${pen.view.tilt > FROM_ABOVE ? 'hidden' : 'visible'}">${ticks.join('')}</g>`,
    // What the hole is above, seen on the ground: it tells where the hole goes whatever the view.
    line(shadow, pen, `stroke="${paint('control-border')}" stroke-width="1.5" stroke-dasharray="5 3"`),
  ].join('')
}

/** How wide the ground is, written over the hole: it is read whatever the view. */
function widthSvg(document: HoleDocument, pen: Pen): string {
  const { west, east, south } = groundOf(document)
  const words = `${inMetres(east - west, pen.language)} m`
  const look = ` text-anchor="middle" fill="${pen.paint('quiet-ink')}" stroke="${pen.paint('surface')}" stroke-width="3" paint-order="stroke"`
  return mark([(west + east) / 2, south, 0], pen, svgText(0, 16, words, look))
}

type Ground = Readonly<Record<'west' | 'east' | 'south' | 'north', number>>

/** What lies over the hole, with a margin: that of a hole straight down is no point. */
function groundOf({ path, reach }: HoleDocument): Ground {
  const spots = path.map(({ spot }) => spot)
  const margin = Math.max(0.15 * reach, 0.08 * Math.max(1, ...spots.map((spot) => spot[2])))
  const [easts, norths] = [spots.map((spot) => spot[0]), spots.map((spot) => spot[1])]
  return {
    west: Math.min(0, ...easts) - margin,
    east: Math.max(0, ...easts) + margin,
    south: Math.min(0, ...norths) - margin,
    north: Math.max(0, ...norths) + margin,
  }
}

function holeSvg({ path, layers }: HoleDocument, pen: Pen): string {
  const { paint, language } = pen
  const spots = path.map(({ spot }) => spot)
  const bands = layers.map(({ unit, track }) => {
    const name = unit === null ? '?' : unitName(unit, language)
    const [top, base] = [track[0]!.spot[2], track.at(-1)!.spot[2]]
    const title = `${name}: ${inMetres(top, language)} – ${inMetres(base, language)} m`
    return line(
      track.map(({ spot }) => spot),
      pen,
      `stroke="${colourOfUnit(unit) ?? paint('hairline')}" stroke-width="9"`,
      `<title>${escapeHtml(title)}</title>`,
    )
  })
  // A dot where each layer begins, so that two of one colour are told apart.
  const ends = layers
    .slice(1)
    .map(({ track }) => mark(track[0]!.spot, pen, `<circle r="1.6" fill="${onPaper('ink')}"/>`))
  const end = path.at(-1)
  return [
    line(spots, pen, `stroke="${paint('ink')}" stroke-width="11" stroke-linejoin="round"`),
    line(spots, pen, `stroke="${paint('surface')}" stroke-width="9" stroke-linejoin="round"`),
    ...bands,
    ...ends,
    end === undefined
      ? ''
      : mark(
          end.spot,
          pen,
          `<circle r="5" fill="${paint('surface')}" stroke="${paint('ink')}" stroke-width="2"/>${svgText(12, 16, `${inMetres(end.spot[2], language)} m`, ' font-weight="bold"')}`,
        ),
  ].join('')
}

type Sheet = {
  readonly label: string
  readonly paint: Pen['paint']
  readonly font: string
  readonly language: Language
  readonly around: { readonly title: string; readonly lines: readonly string[] } | null
}

const spotsOf = (document: HoleDocument): readonly Spot[] => {
  const { west, east, south, north } = groundOf(document)
  return [...document.path.map(({ spot }) => spot), [west, south, 0], [east, north, 0]]
}

export const unitsIn = ({ layers }: HoleDocument): readonly string[] => [
  ...new Set(layers.flatMap(({ unit }) => unit ?? [])),
]

function draw(document: HoleDocument, view: View, sheet: Sheet): string {
  const { paint, font, language, around, label } = sheet
  const pen = { view, fit: fitOf(spotsOf(document), RADIUS), paint, language }
  const title = around === null ? [] : wrapped(around.title, 54)
  const above = title.length * 26
  const legend = legendSvg(around === null ? [] : unitsIn(document), {
    language,
    width: SIZE,
    top: above + SIZE,
    paint,
  })
  const below = above + SIZE + (around === null ? 0 : legend.height)
  const lines = (around?.lines ?? []).flatMap((words) => wrapped(words, 88))
  const height = below + lines.length * 18 + (lines.length === 0 ? 0 : 12)
  const { centre, scale } = pen.fit
  return `<svg xmlns="http://www.w3.org/2000/svg" class="hole-view" viewBox="0 0 ${SIZE} ${height}" width="${SIZE}" height="${height}" role="img" aria-label="${escapeHtml(label)}" data-turn="${view.turn}" data-tilt="${view.tilt}" data-centre="${centre.join(' ')}" data-scale="${scale}" font-family="${font}" font-size="13" fill="${paint('ink')}">${title.map((words, at) => svgText(0, (at + 1) * 26 - 6, words, ' font-size="20" font-weight="bold"')).join('')}<g transform="translate(${SIZE / 2} ${above + SIZE / 2})">${frameSvg(document, pen)}${holeSvg(document, pen)}${widthSvg(document, pen)}</g>${around === null ? '' : legend.svg}${lines.map((words, at) => svgText(0, below + (at + 1) * 18, words)).join('')}</svg>`
}

type Drawn = {
  readonly document: HoleDocument
  readonly view: View
  readonly label: string
  readonly language: Language
}

/** A hole in the colours of the page. */
export const drawHole = ({ document, view, label, language }: Drawn): string =>
  draw(document, view, { label, language, paint: (name) => `var(--${name})`, font: 'inherit', around: null })

/** A hole that leaves the page, with its title, its layers and what has to be known to read it. */
export const drawHoleOnPaper = (
  { document, view, label, language }: Drawn,
  around: NonNullable<Sheet['around']>,
): string => draw(document, view, { label, language, paint: onPaper, font: 'sans-serif', around })
