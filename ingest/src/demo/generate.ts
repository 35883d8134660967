import type {
  Borehole,
  FacilityFigure,
  Field,
  FieldFigure,
  GeothermalFigure,
  Licence,
  SeismicLine,
  SeismicSurvey2d,
  SeismicSurvey3d,
  TableId,
  WellFigure,
} from '@datacentre/catalogue'
import type { DeviationPoint, DeviationSurvey } from '@datacentre/catalogue/supporting/deviation'
import type { Document, LogDocument } from '@datacentre/catalogue/supporting/documents'
import type { Facility } from '@datacentre/catalogue/supporting/facilities'
import type { StratInterpretation, StratInterval } from '@datacentre/catalogue/supporting/stratigraphy'
import { type Country, countryOf, type DemoOptions } from './country.ts'
import { deviationFileOf, type PackedFile } from './details/deviation-file.ts'
import { deviationPointRows, deviationSurveyRows } from './details/deviation.ts'
import { documentRows } from './details/documents.ts'
import { lasOf } from './details/las.ts'
import { holesWithLas } from './details/log-choice.ts'
import { lasPathOf, logDocumentRows } from './details/log-documents.ts'
import { interpretationRows, intervalRows } from './details/stratigraphy.ts'
import { facilityFigureRows } from './figures/facility-figures.ts'
import { fieldFigureRows } from './figures/field-figures.ts'
import { geothermalFigureRows } from './figures/geothermal-figures.ts'
import { productionOf, wellFigureRows } from './figures/well-figures.ts'
import { groupBy } from './grouped.ts'
import { type PlantedFault, plantedFaults } from './planted-faults.ts'
import { boreholeRows } from './registers/rows/borehole-rows.ts'
import { makeDrills } from './registers/boreholes/drills.ts'
import { makeFacilities } from './registers/fields/facilities.ts'
import { facilityRows } from './registers/rows/facility-rows.ts'
import { fieldRows } from './registers/rows/field-rows.ts'
import { makeFields } from './registers/fields/fields.ts'
import type { Hole } from './registers/boreholes/hole-model.ts'
import { makeHoles } from './registers/boreholes/holes.ts'
import { LicenceIndex } from './registers/licences/licence-index.ts'
import { licenceRows, makeLicences } from './registers/licences/licences.ts'
import { seismicSurvey3dRows } from './registers/seismic/seismic-surveys-3d.ts'
import { makeSurveyPlans } from './registers/seismic/seismic-plan.ts'
import { SeismicSurveys2d } from './registers/seismic/seismic-surveys-2d.ts'
import { withTryingHoles } from './registers/boreholes/trying-holes.ts'
import type { Shaped } from './shaped.ts'

/** The rows of every table in the form of the wire; each may be read again, and gives the same. */
type DemoTables = {
  readonly boreholes: Iterable<Borehole>
  readonly fields: Iterable<Shaped<Field>>
  readonly licences: Iterable<Shaped<Licence>>
  readonly 'seismic-lines': Iterable<Shaped<SeismicLine>>
  readonly 'seismic-surveys-2d': Iterable<Shaped<SeismicSurvey2d>>
  readonly 'seismic-surveys-3d': Iterable<Shaped<SeismicSurvey3d>>
  readonly facilities: Iterable<Facility>
  readonly 'well-figures': Iterable<WellFigure>
  readonly 'field-figures': Iterable<FieldFigure>
  readonly 'facility-figures': Iterable<FacilityFigure>
  readonly 'geothermal-figures': Iterable<GeothermalFigure>
  readonly 'strat-interpretations': Iterable<StratInterpretation>
  readonly 'strat-intervals': Iterable<StratInterval>
  readonly 'deviation-surveys': Iterable<DeviationSurvey>
  readonly 'deviation-points': Iterable<DeviationPoint>
  readonly documents: Iterable<Document>
  readonly 'log-documents': Iterable<LogDocument>
}

export type Demo = {
  readonly options: DemoOptions
  readonly tables: DemoTables
  /** What is wrong on purpose in the rows of boreholes, by their key. */
  readonly planted: ReadonlyMap<number, PlantedFault>
  /** Files that rows name, such as LAS logs. */
  readonly files: Iterable<PackedFile>
}

/** Rows that are made anew each time they are read. */
const again = <Row>(rows: () => Iterable<Row>): Iterable<Row> => ({
  [Symbol.iterator]: () => rows()[Symbol.iterator](),
})

/**
 * Invents the demonstration data: the same for the same options, wherever and whenever (D24). The registers are
 * held in memory; figures, layers, paths, lines and files are made while they are read.
 */
export function generateDemo(options: DemoOptions): Demo {
  const country = countryOf(options)
  const fields = makeFields(country)
  const licences = makeLicences(fields, country)
  const index = new LicenceIndex(licences)
  const facilities = makeFacilities(fields, country)
  const drills = makeDrills({ fields, facilities: groupBy(facilities, ({ field }) => field) }, country)
  const holes = byName(withTryingHoles(makeHoles({ drills, licences: index }, country), country))
  const surveys = new SeismicSurveys2d(makeSurveyPlans(country), country)
  const production = productionOf(holes, country)
  const planted = plantedFaults({ holes, production })
  const logged = holesWithLas(holes, country)
  const shipped = new Set(logged)
  return {
    options,
    planted,
    tables: {
      boreholes: again(() => withFaults(boreholeRows(holes, country), planted)),
      fields: again(() => fieldRows({ fields: byName(fields), holes, licences: index }, country)),
      licences: again(() => licenceRows(byName(licences), country)),
      'seismic-lines': again(() => surveys.lines()),
      'seismic-surveys-2d': again(() => surveys.surveys()),
      'seismic-surveys-3d': again(() => seismicSurvey3dRows(country)),
      facilities: again(() => facilityRows(byName(facilities), country)),
      'well-figures': again(() => wellFigureRows(production, country)),
      'field-figures': again(() => fieldFigureRows(production, country)),
      'facility-figures': again(() => facilityFigureRows(production, country)),
      'geothermal-figures': again(() => geothermalFigureRows(holes, country)),
      'strat-interpretations': again(() => interpretationRows(holes, country)),
      'strat-intervals': again(() => intervalRows(holes, country)),
      'deviation-surveys': again(() => deviationSurveyRows(holes, country)),
      'deviation-points': again(() => deviationPointRows(holes, country)),
      documents: again(() => documentRows({ holes, shipped }, country)),
      'log-documents': again(() => logDocumentRows({ holes, shipped }, country)),
    } satisfies Record<TableId, unknown>,
    files: again(() => filesOf(logged, country)),
  }
}

function* withFaults(rows: Iterable<Borehole>, planted: Demo['planted']): Iterable<Borehole> {
  for (const row of rows) yield { ...row, ...planted.get(row.boreholeDbk) }
}

/** In the order of the register; names are compared by their characters, which is the same everywhere. */
const byName = <Named extends { readonly name: string }>(named: readonly Named[]): readonly Named[] =>
  named.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))

function* filesOf(logged: readonly Hole[], country: Country): Iterable<PackedFile> {
  for (const hole of logged) {
    yield { path: lasPathOf(hole), text: lasOf(hole, country).text() }
    yield deviationFileOf(hole, country)
  }
}
