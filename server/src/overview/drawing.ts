import { onPaper, type Paint } from '@datacentre/catalogue/colours'
import { bandPatterns } from '@datacentre/catalogue/production/series/band-looks'
import { bandMarks, MARK_OPACITY, PATTERN_TILE } from '@datacentre/catalogue/production/series/band-marks'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { showAmount } from '@datacentre/catalogue/wording/amount'
import { scaleFor, type Scale } from '@datacentre/catalogue/wording/scaled-amount'
import { escapeHtml } from '../answer/escape-html.ts'
import { svgText, wrapped } from '../answer/svg-text.ts'
import { totalAt, type Band, type OverviewChart } from './chart.ts'
import { axisOf, extentOf, isZeroAt, segmentsAt } from './year-bars.ts'

const bandPaints: readonly Paint[] = ['band-1', 'band-2', 'band-3', 'band-4', 'band-5', 'band-6']

/** What of a chart is drawn. */
export type DrawnChart = Pick<
  OverviewChart,
  'id' | 'title' | 'shape' | 'labels' | 'bands' | 'unit' | 'inUnit' | 'partialAt'
>

type Drawing = {
  readonly chart: DrawnChart
  readonly language: Language
  readonly paint: (name: Paint) => string
  readonly scale: Scale
  readonly width: number
  /** What sets the ids of this drawing apart from those of others on the page. */
  readonly id: string
}

const WIDTH = 760
/** The width of a phone: what is drawn for it has letters of the same size, and fewer of them. */
const NARROW = 340
const LEFT = 56
const TEXT = 16

/** Charts are made once for each version and language, and so is what is drawn of them on a page. */
const drawn = new WeakMap<DrawnChart, string>()

/** A chart in the colours of the page, for a wide window and for a narrow one. Who does not see it has the sentence and the table. */
export function drawChart(chart: DrawnChart, language: Language): string {
  const onPage: Sheet = { paint: (name) => `var(--${name})`, font: 'inherit', below: null }
  const picture =
    drawn.get(chart) ?? draw(chart, language, onPage) + draw(chart, language, { ...onPage, isNarrow: true })
  drawn.set(chart, picture)
  return picture
}

/** A chart that leaves the page: in the colours of paper, with its title above it and these lines below. */
export const drawChartOnPaper = (chart: DrawnChart, language: Language, below: readonly string[]): string =>
  draw(chart, language, { paint: onPaper, font: 'sans-serif', below })

/** How high a chart is on a page, in a wide window and in a narrow one. */
export function drawnHeights(
  chart: DrawnChart,
  language: Language,
): { readonly wide: number; readonly narrow: number } {
  const [wide = 0, narrow = 0] = [...drawChart(chart, language).matchAll(/<svg[^>]* height="(\d+)"/g)].map(
    ([, height]) => Number(height),
  )
  return { wide, narrow }
}

type Sheet = {
  readonly paint: Drawing['paint']
  readonly font: string
  /** What stands below the picture; null on a page, which says it by itself. */
  readonly below: readonly string[] | null
  readonly isNarrow?: true
}

function draw(chart: DrawnChart, language: Language, { paint, font, below, isNarrow }: Sheet): string {
  const largest = Math.max(0, ...chart.labels.map((_, at) => totalAt(chart, at) ?? 0))
  const farthest = Math.max(largest, -extentOf(chart.bands, chart.labels.length).lowest)
  const scale = scaleOf(chart, farthest, language)
  const [width, id] = isNarrow ? [NARROW, `${chart.id}-narrow`] : [WIDTH, chart.id]
  const drawing = { chart, language, paint, scale, width, id }
  const { inside, height } = chart.shape === 'years' ? years(drawing) : ranking(drawing, largest)
  const defs = chart.bands.map((band, at) => pattern(id, at, band, paint))
  const title = below === null ? [] : wrapped(chart.title, TITLE_CHARACTERS)
  const notes = (below ?? []).flatMap((words) => wrapped(words, NOTE_CHARACTERS))
  const top = title.length === 0 ? 0 : title.length * TITLE_LINE + 10
  const whole = top + height + (notes.length === 0 ? 0 : notes.length * NOTE_LINE + 16)
  const above = title.map((line, at) =>
    svgText(0, (at + 1) * TITLE_LINE, line, ' font-size="20" font-weight="bold"'),
  )
  const under = notes.map((line, at) => svgText(0, top + height + 8 + (at + 1) * NOTE_LINE, line))
  return `<svg xmlns="http://www.w3.org/2000/svg" class="overview-chart${isNarrow ? ' narrow' : ''}" viewBox="0 0 ${width} ${whole}" width="${width}" height="${whole}" role="img" aria-label="${escapeHtml(chart.title)}" font-family="${font}" font-size="13" fill="${paint('ink')}"><defs>${defs.join('')}</defs>${above.join('')}${top === 0 ? inside : `<g transform="translate(0 ${top})">${inside}</g>`}${under.join('')}</svg>`
}

const TITLE_LINE = 24
const NOTE_LINE = 18
/** As many as fit on a line of the picture: letters are about 11 and 7 wide. */
const TITLE_CHARACTERS = 66
const NOTE_CHARACTERS = 104

/** What is counted is counted in ones. */
const scaleOf = ({ unit, inUnit }: DrawnChart, largest: number, language: Language): Scale =>
  unit === null
    ? { unit: inUnit, show: (value) => showAmount(value, language) }
    : scaleFor(largest, unit, { say: speak(language), language })

const patternId = (id: string, at: number): string => `${id}-band-${at}`

/** All others together are plain grey: they are no one thing. */
const colourOf = (at: number, { isOthers }: Band): Paint =>
  isOthers ? 'band-others' : (bandPaints[at] ?? 'band-others')

/** A band is told by its pattern too; the first and all others have none, and are filled as they are. */
function pattern(id: string, at: number, band: Band, paint: Drawing['paint']): string {
  const marks = band.isOthers ? 'plain' : (bandPatterns[at] ?? 'crossed')
  const side = `width="${PATTERN_TILE}" height="${PATTERN_TILE}"`
  const ground = `<rect ${side} fill="${paint(colourOf(at, band))}"/>`
  const lines =
    marks === 'plain' || marks === 'partial'
      ? ''
      : `<path d="${bandMarks[marks].d}" stroke="${paint('surface')}" stroke-width="${bandMarks[marks].width}" stroke-opacity="${MARK_OPACITY}" stroke-linecap="round" fill="none"/>`
  return `<pattern id="${patternId(id, at)}" ${side} patternUnits="userSpaceOnUse">${ground}${lines}</pattern>`
}

const PLOT = 220
/** Labels nearer to each other than this run into one another. */
const LABEL_WIDTH = 44
const LETTER_WIDTH = 7
/** Where not every year has room for its label, those that these divide have one. */
const LABELLED = [1, 2, 5, 10, 20, 50, 100]

/** A longer label of a year that is not whole stands on two lines: the year at its place, and until when below it. */
const LONGEST_ON_A_LINE = 14

/** The label of the year that is not whole, as lines; the first stands among the other years. */
function partialLines({ labels, partialAt }: DrawnChart): readonly string[] {
  const label = labels[partialAt] ?? ''
  const space = label.indexOf(' ')
  return label.length <= LONGEST_ON_A_LINE || space < 0
    ? [label]
    : [label.slice(0, space), label.slice(space + 1)]
}

/** Where the label of a year stands; empty for one that has no room. That of a year that is not whole says so, and comes first. */
function yearLabel({ chart, width }: Drawing, at: number, wide: number): string {
  const { labels, partialAt } = chart
  const label = labels[at] ?? ''
  const middle = LEFT + (at + 0.5) * wide
  const y = 24 + PLOT + TEXT
  const [beside = '', ...below] = partialLines(chart)
  const partialWidth = beside.length * LETTER_WIDTH
  const partialStart =
    partialAt < 0
      ? Infinity
      : Math.min(LEFT + (partialAt + 0.5) * wide - partialWidth / 2, width - partialWidth)
  if (at === partialAt)
    return [beside, ...below]
      .map((line, nr) =>
        middle + (line.length * LETTER_WIDTH) / 2 <= width
          ? svgText(middle, y + nr * TEXT, line, ' text-anchor="middle"')
          : svgText(width, y + nr * TEXT, line, ' text-anchor="end"'),
      )
      .join('')
  const every = LABELLED.find((years) => years * wide >= LABEL_WIDTH) ?? 100
  const hasRoom = at > partialAt || partialAt < 0 || middle + LABEL_WIDTH / 2 <= partialStart
  return Number.parseInt(label, 10) % every === 0 && hasRoom
    ? svgText(middle, y, label, ' text-anchor="middle"')
    : ''
}

/** The part of the room of a year that its bar takes. */
const BAR = 0.8
/** In a bar narrower than this a pattern flickers more than it tells. */
const THIN = 6

/** However little a bar tells, one sees that it is more than nothing; what was reported as nothing is a low mark. */
const LEAST = 1
const NOTHING = 2

function years(drawing: Drawing) {
  const { chart, paint, scale, width, id } = drawing
  const { bottom, top, step } = axisOf(extentOf(chart.bands, chart.labels.length), chart.unit === null)
  // In the order in which the bands lie on each other.
  const legend = chart.bands.length > 1 ? chart.bands.map((band, at) => ({ band, at })).toReversed() : []
  const legendTop = 24 + PLOT + partialLines(chart).length * TEXT + 12
  const down = (amount: number): number => 24 + ((top - amount) / (top - bottom)) * PLOT
  const lines = Array.from(
    { length: Math.round((top - bottom) / step) + 1 },
    (_, nr) => bottom + nr * step,
  ).map(
    (amount) =>
      `<path d="M${LEFT} ${down(amount).toFixed(1)}H${width}" stroke="${paint(amount === 0 && bottom < 0 ? 'control-border' : 'hairline')}"/>${svgText(LEFT - 6, down(amount) + 4, scale.show(amount), ' text-anchor="end"')}`,
  )
  const wide = (width - LEFT) / chart.labels.length
  const fillOf = (at: number, band: Band): string =>
    wide * BAR < THIN ? paint(colourOf(at, band)) : `url(#${patternId(id, at)})`
  const rect = (at: number, { y, height, rest }: { y: number; height: number; rest: string }): string =>
    `<rect x="${(LEFT + at * wide + (wide * (1 - BAR)) / 2).toFixed(1)}" y="${y.toFixed(1)}" width="${(wide * BAR).toFixed(1)}" height="${height.toFixed(1)}" ${rest}</rect>`
  const titled = (words: string, value: number): string =>
    `<title>${escapeHtml(`${words}: ${scale.show(value)} ${scale.unit}`)}</title>`
  const bars = chart.labels.map((label, at) => {
    const parts = segmentsAt(chart.bands, at).map((segment, place) => {
      const band = chart.bands[place]
      if (segment === null || band === undefined) return ''
      const [from, to] = segment
      const [low, high] = [down(Math.min(from, to)), down(Math.max(from, to))]
      const height = Math.max(LEAST, low - high)
      const light = at === chart.partialAt ? ' fill-opacity="0.55"' : ''
      return rect(at, {
        y: to < from ? high : low - height,
        height,
        rest: `fill="${fillOf(place, band)}"${light}>${titled(`${label}, ${band.name}`, to - from)}`,
      })
    })
    const zero = isZeroAt(chart.bands, at)
      ? rect(at, {
          y: down(0) - NOTHING,
          height: NOTHING,
          rest: `class="zero" fill="${paint('quiet-ink')}">${titled(label, 0)}`,
        })
      : ''
    return parts.join('') + zero + yearLabel(drawing, at, wide)
  })
  const keys = legend.map(({ band, at }, row) => {
    const y = legendTop + row * 20
    return `<rect x="${LEFT}" y="${y}" width="14" height="14" fill="${fillOf(at, band)}"/>${svgText(LEFT + 22, y + 12, band.name)}`
  })
  return {
    inside: `${svgText(0, 12, scale.unit)}${lines.join('')}${bars.join('')}${keys.join('')}`,
    height: legendTop + legend.length * 20,
  }
}

const ROW = 26
/** Where a name has no room beside its bar, it stands above it. */
const NARROW_ROW = 42
const NAMES = 250
const LONGEST_NAME = 34

function ranking({ chart, scale, width: whole, id }: Drawing, largest: number) {
  const isBeside = whole > 2 * NAMES
  const [left, row, down] = isBeside ? [NAMES, ROW, 0] : [0, NARROW_ROW, 18]
  const room = whole - left - 70
  const rows = chart.labels.map((label, at) => {
    const value = totalAt(chart, at)
    const y = 22 + at * row
    // A bar goes one way: less than nothing is told by its number alone.
    const width = largest > 0 ? (Math.max(0, value ?? 0) / largest) * room : 0
    const shown = label.length > LONGEST_NAME ? `${label.slice(0, LONGEST_NAME - 1)}…` : label
    const name = isBeside ? svgText(left - 8, y + 14, shown, ' text-anchor="end"') : svgText(0, y + 13, shown)
    if (value === null) return name + svgText(left + 6, y + down + 14, '-')
    return `${name}<rect x="${left}" y="${y + down}" width="${width.toFixed(1)}" height="18" fill="url(#${patternId(id, 0)})"><title>${escapeHtml(`${label}: ${scale.show(value)} ${scale.unit}`)}</title></rect>${svgText(left + width + 6, y + down + 14, scale.show(value))}`
  })
  return {
    inside: `${svgText(left, 12, scale.unit)}${rows.join('')}`,
    height: 22 + chart.labels.length * row + 6,
  }
}
