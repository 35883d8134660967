import type { CodesParameter } from '@datacentre/catalogue/grammar/parameter'
import { NO_VALUE } from '@datacentre/catalogue/grammar/option'
import { boreholeResult, geothermalPurposes } from '@datacentre/catalogue/codes/boreholes'
import { facilityType } from '@datacentre/catalogue/codes/facilities'
import { mineral } from '@datacentre/catalogue/codes/fields'
import { licenceType } from '@datacentre/catalogue/codes/licences'
import type { Layer } from '@datacentre/catalogue/geography/layer-code'
import type { LayerId } from '@datacentre/catalogue/geography/map-layers'
import { boreholeMarks, geothermalMarks, withState } from '@datacentre/catalogue/signs/borehole-marks'
import { boreholeStates, statusesOf } from '@datacentre/catalogue/signs/borehole-states'
import type { Mark } from '@datacentre/catalogue/signs/mark'
import type { TextKey } from '@datacentre/catalogue/texts/index'
import {
  fieldLooks,
  lapsedLook,
  licenceLooks,
  otherLook,
  paleFieldLook,
  seismicSurveys2dLook,
  seismicSurveys3dLook,
  type AreaLook,
} from '../symbols/area-look.ts'
import { facilityMark, facilityMarks } from '../symbols/facility-marks.ts'
import {
  boreholeRanks,
  boreholeRows,
  facilityRows,
  fieldRows,
  licenceRows,
  lineRows,
  surveyRows,
  type Making,
  type RowLook,
} from './layer-styles.ts'

/** A sign of the map: a mark at a point, an area that looks so, or a line. */
export type Sign = { readonly mark: Mark } | { readonly area: AreaLook } | 'line' | 'path' | 'straightPath'

/** A sign and what it stands for. */
type LegendEntry = {
  readonly text: TextKey
  readonly sign: Sign
  /** The values of a filter that leave what has this sign; none where no filter tells it apart. */
  readonly of?: { readonly parameter: CodesParameter; readonly codes: readonly string[] }
  /** The sign of what the layer declares as `expired`, which is drawn only on demand. */
  readonly isOfExpired?: true
  /** The sign of a course, which is drawn where the map is near, unless the visitor switched them off. */
  readonly isOfPaths?: true
  /** A sign that the map has only while it is set to a year. */
  readonly isOfPast?: true
  /** A sign of how things stand today, which a year of the past does not tell. */
  readonly isOfToday?: true
}

/** How a layer draws its rows, and what its signs mean. */
type LayerLook = {
  readonly rows: (making: Making) => RowLook
  /** How much each row tells: the lowest is drawn on top. */
  readonly ranks?: (layer: Layer) => ArrayLike<number>
  readonly legend: readonly LegendEntry[]
  /** Where rows lie over each other, the others are lighter beside the chosen one. */
  readonly dimsBesideChosen?: true
}

/** What has no value for a filter, or one that no list knows. */
const other = (parameter: CodesParameter): LegendEntry => ({
  text: 'map.legend.other',
  sign: { area: otherLook },
  of: { parameter, codes: [NO_VALUE] },
})

/** Which values of a filter have the sign of a code: what is not known has that of what has no value. */
const withNoValue = (code: string, unknown: string): readonly string[] =>
  code === unknown ? [code, NO_VALUE] : [code]

export const layerLooks: Readonly<Record<LayerId, LayerLook>> = {
  boreholes: {
    rows: boreholeRows,
    ranks: boreholeRanks,
    legend: [
      ...boreholeResult.map((code): LegendEntry => ({
        text: `boreholeResult.${code}`,
        sign: { mark: boreholeMarks[code] },
        of: { parameter: 'result', codes: withNoValue(code, 'UNK') },
      })),
      {
        text: 'map.legend.geothermal',
        sign: { mark: geothermalMarks.found },
        of: { parameter: 'purpose', codes: geothermalPurposes },
      },
      { text: 'map.legend.geothermalNotFound', sign: { mark: geothermalMarks.notFound } },
      ...boreholeStates.map((state): LegendEntry => ({
        text: `map.legend.state.${state}`,
        sign: { mark: withState(boreholeMarks.GAS, state) },
        of: {
          parameter: 'status',
          codes: state === 'unsettled' ? [...statusesOf(state), NO_VALUE] : statusesOf(state),
        },
        isOfToday: true,
      })),
      { text: 'map.legend.path', sign: 'path', isOfPaths: true },
      { text: 'map.legend.straightPath', sign: 'straightPath', isOfPaths: true },
    ],
  },
  fields: {
    rows: fieldRows,
    legend: [
      ...mineral.map((code): LegendEntry => ({
        text: `mineral.${code}`,
        sign: { area: fieldLooks[code] },
        of: { parameter: 'mineral', codes: [code] },
      })),
      other('mineral'),
      { text: 'map.legend.notProducing', sign: { area: paleFieldLook('G') }, isOfPast: true },
    ],
  },
  licences: {
    rows: licenceRows,
    legend: [
      ...licenceType.map((code): LegendEntry => ({
        text: `licenceType.${code}`,
        sign: { area: licenceLooks[code] },
        of: { parameter: 'licenceType', codes: [code] },
      })),
      other('licenceType'),
      { text: 'licenceStatus.EXPIRED', sign: { area: lapsedLook }, isOfExpired: true },
    ],
  },
  'seismic-lines': {
    rows: lineRows,
    dimsBesideChosen: true,
    legend: [{ text: 'map.legend.seismic-lines', sign: 'line' }],
  },
  'seismic-surveys-2d': {
    rows: surveyRows(seismicSurveys2dLook),
    dimsBesideChosen: true,
    legend: [{ text: 'map.legend.seismic-surveys-2d', sign: { area: seismicSurveys2dLook } }],
  },
  'seismic-surveys-3d': {
    rows: surveyRows(seismicSurveys3dLook),
    dimsBesideChosen: true,
    legend: [{ text: 'map.legend.seismic-surveys-3d', sign: { area: seismicSurveys3dLook } }],
  },
  facilities: {
    rows: facilityRows,
    legend: [
      ...facilityType.map((code): LegendEntry => ({
        text: `facilityType.${code}`,
        sign: { mark: { ...facilityMarks[code], solid: true } },
      })),
      { text: 'map.legend.notInUse', sign: { mark: facilityMark('LOC', null) } },
    ],
  },
}

type Drawn = { readonly expired: boolean; readonly paths: boolean; readonly past: boolean }

/** The signs of a layer, without those of what is not drawn. */
export const legendOf = (name: LayerId, drawn: Drawn): readonly LegendEntry[] =>
  layerLooks[name].legend.filter(
    ({ isOfExpired, isOfPaths, isOfPast, isOfToday }) =>
      (drawn.expired || !isOfExpired) && (drawn.paths || !isOfPaths) && (drawn.past ? !isOfToday : !isOfPast),
  )
