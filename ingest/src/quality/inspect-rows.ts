import type { Inspected } from '@datacentre/catalogue/findings/inspected'
import { metresOutside, type HolePlaces } from '@datacentre/catalogue/findings/metres-outside'
import { partsOf, type Geometry } from '@datacentre/catalogue/geography/geojson'
import { courseInDegrees, endOnGrid, headOnGrid, startOf } from '@datacentre/catalogue/geography/hole-places'
import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { planeShape, type PlaneShape } from '@datacentre/catalogue/geography/near/plane-shape'
import type { AnyRow, Value } from '@datacentre/catalogue/grammar/column'
import type { LayerId } from '@datacentre/catalogue/grammar/identity'
import { productionScreens, type ProductionScreen } from '@datacentre/catalogue/production/index'
import { figureSpan, type FiguresUntil } from '@datacentre/catalogue/production/series/figure-span'
import { yearOfMonth } from '@datacentre/catalogue/production/series/month-number'
import { wireFigure } from '@datacentre/catalogue/production/wire-figure'
import { deviationSurveys } from '@datacentre/catalogue/supporting/deviation'
import type { NewVersion } from '@datacentre/database'
import { projection } from './projection.ts'
import type { RowSource } from './row-source.ts'

type Outlines = ReadonlyMap<Value, readonly PlaneShape[]>
type Shapes = Awaited<ReturnType<RowSource['fieldShapes']>>

const onGrid = (ring: readonly (readonly number[])[]): Float64Array =>
  Float64Array.from(
    ring.flatMap(([longitude = NaN, latitude = NaN]) => [...projection.inSystem('RD', longitude, latitude)]),
  )

function outlinesOf(rows: readonly AnyRow[], shapes: Shapes): Outlines {
  const outlines = new Map<Value, PlaneShape[]>()
  for (const { fieldDbk, fieldCode = null } of rows) {
    const text = shapes.get(fieldDbk)
    const parts = text === undefined ? [] : partsOf(JSON.parse(text) as Geometry)
    const shape = planeShape(
      'outline',
      parts.map((rings) => rings.map(onGrid)),
    )
    if (shape !== null) outlines.set(fieldCode, [...(outlines.get(fieldCode) ?? []), shape])
  }
  return outlines
}

const UNKNOWN_PLACES: HolePlaces = { head: null, end: () => null, paths: () => [] }

/** Where the holes of a field are; courses, which are most of a dataset, are read for those alone that lie outside by their ends. */
async function holesOf(
  source: RowSource,
  { holes, outlines, surveys }: { holes: readonly AnyRow[]; outlines: Outlines; surveys: readonly AnyRow[] },
): Promise<readonly HolePlaces[]> {
  const places = holes.map((row): HolePlaces => ({
    head: headOnGrid(row, projection),
    end: () => endOnGrid(row, projection),
    paths: () => [],
  }))
  const far = holes.flatMap((row, at) =>
    metresOutside(outlines.get(row['fieldCode'] ?? null) ?? [], places[at]!) === null
      ? []
      : [Number(row['boreholeDbk'])],
  )
  const points = await source.pointsOf(far)
  const isFar = new Set(far)
  return places.map((hole, at) => {
    const row = holes[at]!
    const start = startOf(row)
    if (start === null || !isFar.has(Number(row['boreholeDbk']))) return hole
    const isOwn = (other: AnyRow): boolean => other['boreholeDbk'] === row['boreholeDbk']
    const paths = surveys.filter(isOwn).map((survey) =>
      onGrid(
        courseInDegrees(
          {
            survey,
            start,
            points: points.filter((point) => isOwn(point) && point['surveyNr'] === survey['surveyNr']),
          },
          projection,
        ),
      ),
    )
    return { ...hole, paths: () => paths }
  })
}

/** The figures that rules look at: what was produced in any year, and everything of the last two. */
async function figuresOf(
  source: RowSource,
  screen: ProductionScreen,
  until: FiguresUntil,
): Promise<readonly AnyRow[]> {
  if (screen.table === null) return []
  const rows = await source.rows(screen.table)
  if (screen.kind === 'monthly') return rows
  const recent = until === null ? Infinity : yearOfMonth(until) - 1
  return rows
    .filter(({ productionType, year }) => productionType === 'Produced' || Number(year) >= recent)
    .map((row) => wireFigure(screen, row))
}

/** Layers that several rules read. Of the others, tens of thousands of lines among them, only what has no place is looked for. */
const READ_WHOLE: ReadonlySet<LayerId> = new Set(['boreholes', 'fields', 'facilities'])

async function layersOf(source: RowSource): Promise<ReadonlyMap<LayerId, readonly AnyRow[]>> {
  const rows = new Map<LayerId, readonly AnyRow[]>()
  for (const { id, table } of mapLayers)
    rows.set(id, await (READ_WHOLE.has(id) ? source.rows(table) : source.shapeless(table)))
  return rows
}

/** What is said of a dataset beside its rows. */
type Told = Pick<NewVersion, 'created' | 'figuresUntil' | 'provisionalFrom' | 'texts'>

/** A dataset, wherever its rows come from, as the rules that read several tables read it. `today` is its day where it names none. */
export async function inspectRows(source: RowSource, told: Told, today: number): Promise<Inspected> {
  const rows = await layersOf(source)
  const shapes = await source.fieldShapes()
  const { until } = figureSpan(told)
  const figures = new Map<string, readonly AnyRow[]>()
  for (const screen of productionScreens) figures.set(screen.id, await figuresOf(source, screen, until))
  const surveys = await source.rows(deviationSurveys)
  const outlines = outlinesOf(rows.get('fields') ?? [], shapes)
  const holes = await holesOf(source, { holes: rows.get('boreholes') ?? [], outlines, surveys })
  return {
    rowsOf: (layer) => rows.get(layer) ?? [],
    isPlaced: (layer, at) => {
      const row = rows.get(layer)?.[at] ?? {}
      return layer === 'fields' ? shapes.has(row['fieldDbk']) : startOf(row) !== null
    },
    figuresOf: (screen) => figures.get(screen) ?? [],
    surveyed: () => new Set(surveys.map(({ boreholeDbk = null }) => boreholeDbk)),
    outlines: () => outlines,
    holeAt: (at) => holes[at] ?? UNKNOWN_PLACES,
    day: told.created ?? today,
    figuresUntil: until,
    ownCodes: Object.keys(told.texts?.nl.codes ?? {}),
  }
}
