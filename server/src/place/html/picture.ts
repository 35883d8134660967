import type { GridBox } from '@datacentre/catalogue/geography/layer-code'
import type { Town } from '@datacentre/catalogue/geography/places/towns'
import { shelfBlocks } from '@datacentre/catalogue/geography/shelf'
import type { PlaneShape } from '@datacentre/catalogue/geography/near/plane-shape'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import type { BaseMap } from '../../apps/base-map.ts'
import { escapeHtml } from '../../answer/escape-html.ts'
import { fromSystem, inSystem } from '../../coordinates.ts'
import { memoize } from '../../snapshot/memoize.ts'
import { clippedTo } from '../ground/clipped.ts'
import { widened } from '../answer/near-place.ts'
import { municipalitiesIn } from '../known/municipalities.ts'
import { isArea } from '../known/places.ts'
import type { PlaceDocument } from '../place-document.ts'
import { wordsIn } from '../words.ts'
import { placeInSentence } from './paragraph.ts'

/** Across and down the picture at most, in its own units; the browser draws it as large as it wants. */
const SIZE = 480
/** Room around what is shown, in parts of it. */
const ROOM = 0.06
/** More holes than these make one blot; the lists have them all. */
const MOST_DRAWN = 2000
/** A place is drawn where it is at least so far from the one before, in units of the picture. */
const STEP = 0.7

type Canvas = {
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly box: GridBox
}

function canvasOf(shown: GridBox): Canvas {
  const around = widened(shown, ROOM * Math.max(shown[2] - shown[0], shown[3] - shown[1]))
  const [across, up] = [around[2] - around[0], around[3] - around[1]]
  const scale = SIZE / Math.max(across, up)
  return { width: Math.round(across * scale), height: Math.round(up * scale), scale, box: around }
}

/** A place of the grid on the picture. */
const onPicture = ({ scale, box }: Canvas, x: number, y: number): readonly [number, number] => [
  (x - box[0]) * scale,
  (box[3] - y) * scale,
]

/** Every place on a picture, in tenths: a page writes tens of thousands, and a number is written slowly. */
const TENTHS: readonly string[] = Array.from({ length: 10 * SIZE + 1 }, (_, tenths) => String(tenths / 10))

/** To a tenth; a whole number is written without one. */
function tenth(value: number): string {
  const tenths = Math.round(value * 10)
  return TENTHS[tenths] ?? String(tenths / 10)
}

/** Written without a list of places: a page of a municipality draws tens of thousands of them. */
function pathOf({ scale, box: [west, , , north] }: Canvas, track: ArrayLike<number>): string {
  let path = ''
  let [lastX, lastY] = [NaN, NaN]
  for (let at = 0; at < track.length; at += 2) {
    const x = (track[at]! - west) * scale
    const y = (north - track[at + 1]!) * scale
    const isLast = at === track.length - 2
    if (!isLast && Math.abs(x - lastX) < STEP && Math.abs(y - lastY) < STEP) continue
    path += `${path === '' ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`
    lastX = x
    lastY = y
  }
  return path
}

const outlineOf = (canvas: Canvas, { parts }: PlaneShape): string =>
  parts
    .flat()
    .map((track) => `${pathOf(canvas, track)}Z`)
    .join('')

type Said = { readonly language: Language; readonly baseMap: BaseMap }

/** The ground that is asked about, drawn from the server: it needs no script and no tiles. */
export function placePicture(document: PlaceDocument, { language, baseMap }: Said): string {
  const { place, answer, asked, distance, ground } = document
  const canvas = canvasOf(widened(asked.shape.box, distance))
  // Beyond the border lies land too, which no municipality is.
  const abroad = baseMap.land.flatMap((rings) =>
    rings.flatMap((ring) => {
      const seen = clippedTo(canvas.box, ring)
      return seen.length === 0 ? [] : [`${pathOf(canvas, seen)}Z`]
    }),
  )
  const land = municipalitiesIn(canvas.box).map(({ shape }) => outlineOf(canvas, shape))
  const fields = answer.near('fields').flatMap(({ nr }) => ground.layers.get('fields')?.shapeAt(nr) ?? [])
  const holes = answer.holes.slice(0, MOST_DRAWN)
  const paths = holes.flatMap(({ nr }) => ground.courses.pathsAt(nr).map((track) => pathOf(canvas, track)))
  const dots = holes.flatMap(({ nr }) => {
    const head = ground.courses.headAt(nr)
    if (head === null) return []
    const [x, y] = onPicture(canvas, ...head)
    // A line without length that ends round is a dot, and all of them are one path.
    return [`M${tenth(x)} ${tenth(y)}h0`]
  })
  const say = speak(language)
  const label = wordsIn(language)('mapLabel', {
    place: placeInSentence(place, language),
    fields: say('production.field.counted', { count: fields.length }),
    holes: say('company.boreholes', { count: answer.holes.length }),
  })
  const drawn = [
    `<path class="abroad" fill-rule="evenodd" d="${abroad.join('')}"/>`,
    `<path class="land" d="${land.join('')}"/>`,
    `<path class="field" fill-rule="evenodd" d="${fields.map((shape) => outlineOf(canvas, shape)).join('')}"/>`,
    `<path class="course" d="${paths.join('')}"/>`,
    `<path class="hole" d="${dots.join('')}"/>`,
    isArea(place) ? `<path class="area" d="${outlineOf(canvas, asked.shape)}"/>` : markOf(canvas, document),
    namesOn(canvas, placesNamed(canvas.box, document, baseMap.towns)),
  ]
  return `<svg class="place-map" viewBox="0 0 ${canvas.width} ${canvas.height}" width="${canvas.width}" height="${canvas.height}" role="img" aria-label="${escapeHtml(label)}">${drawn.join('')}</svg>`
}

type Named = { readonly name: string; readonly at: readonly [number, number] }

/** Towns, the largest first, and where there are none the blocks at sea; the place itself before all others. */
function placesNamed(
  box: GridBox,
  { place, asked }: PlaceDocument,
  towns: readonly Town[],
): readonly Named[] {
  const isIn = ({ at: [x, y] }: Named): boolean => x > box[0] && x < box[2] && y > box[1] && y < box[3]
  const inView = towns.filter(isIn).toSorted((one, other) => one.rank - other.rank)
  const own = { name: place.name('nl'), at: middleOf(asked.shape.box) }
  if (place.kind === 'town') return [own, ...inView.filter(({ name }) => name !== own.name)]
  return inView.length > 0 ? inView : [...(place.kind === 'block' ? [own] : []), ...blockNames().filter(isIn)]
}

const middleOf = ([minX, minY, maxX, maxY]: GridBox): readonly [number, number] => [
  (minX + maxX) / 2,
  (minY + maxY) / 2,
]

const blockNames = memoize((): readonly Named[] =>
  shelfBlocks.map(({ name, box: { west, south, east, north } }) => ({
    name,
    at: inSystem('RD', ...fromSystem('ED50', (west + east) / 2, (south + north) / 2)),
  })),
)

/** Of a letter, in units of the picture. */
const LETTER = { width: 6.5, height: 13 }
/** More names than these hide what is drawn. */
const MOST_NAMES = 12

/** Names with room for each: one that would lie on a name before it, or over the edge, is left out. */
function namesOn(canvas: Canvas, named: readonly Named[]): string {
  const taken: GridBox[] = []
  const texts = named.flatMap(({ name, at }) => {
    if (taken.length >= MOST_NAMES) return []
    const [x, y] = onPicture(canvas, ...at)
    const half = (LETTER.width * name.length) / 2
    const [left, top, right, bottom] = [x - half, y - 9 - LETTER.height, x + half, y - 5]
    const isOver = left < 2 || top < 2 || right > canvas.width - 2 || bottom > canvas.height - 2
    const meets = taken.some((one) => left < one[2] && one[0] < right && top < one[3] && one[1] < bottom)
    if (isOver || meets) return []
    taken.push([left, top, right, bottom])
    return [`<text x="${tenth(x)}" y="${tenth(y - 9)}">${escapeHtml(name)}</text>`]
  })
  return `<g class="names" aria-hidden="true">${texts.join('')}</g>`
}

/** The place itself and the ring around it. */
function markOf(canvas: Canvas, { asked: { shape }, distance }: PlaceDocument): string {
  const [x, y] = onPicture(canvas, shape.box[0], shape.box[1])
  const at = `cx="${x.toFixed(1)}" cy="${y.toFixed(1)}"`
  return `<circle class="area" ${at} r="${(distance * canvas.scale).toFixed(1)}"/><circle class="spot" ${at} r="5"/>`
}
