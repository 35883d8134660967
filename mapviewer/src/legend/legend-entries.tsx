import { boreholeResult } from '@datacentre/catalogue/codes/boreholes'
import { facilityType } from '@datacentre/catalogue/codes/facilities'
import { mineral } from '@datacentre/catalogue/codes/fields'
import { licenceType } from '@datacentre/catalogue/codes/licences'
import type { LayerId } from '@datacentre/catalogue/geography/map-layers'
import { boreholeMarks } from '@datacentre/catalogue/signs/borehole-marks'
import type { TextKey } from '@datacentre/catalogue/texts/index'
import type { ReactNode } from 'react'
import type { Palette } from '../map/palette.ts'
import {
  fieldLooks,
  lapsedLook,
  licenceLooks,
  otherLook,
  seismicSurveys2dLook,
  seismicSurveys3dLook,
} from '../map/symbols/area-look.ts'
import { facilityMark, facilityMarks } from '../map/symbols/facility-marks.ts'
import { AreaSwatch, LineSwatch, MarkSwatch } from './swatch.tsx'

/** A sign and what it stands for. */
export type LegendEntry = { readonly text: TextKey; readonly swatch: (palette: Palette) => ReactNode }

const other: LegendEntry = {
  text: 'map.legend.other',
  swatch: (palette) => <AreaSwatch look={otherLook} palette={palette} />,
}

/** What each layer's signs mean, drawn as the map draws them. */
export const legendEntries: Readonly<Record<LayerId, readonly LegendEntry[]>> = {
  boreholes: boreholeResult.map((code) => ({
    text: `boreholeResult.${code}`,
    swatch: (palette) => <MarkSwatch mark={boreholeMarks[code]} palette={palette} />,
  })),
  fields: [
    ...mineral.map((code): LegendEntry => ({
      text: `mineral.${code}`,
      swatch: (palette) => <AreaSwatch look={fieldLooks[code]} palette={palette} />,
    })),
    other,
  ],
  licences: [
    ...licenceType.map((code): LegendEntry => ({
      text: `licenceType.${code}`,
      swatch: (palette) => <AreaSwatch look={licenceLooks[code]} palette={palette} />,
    })),
    other,
    {
      text: 'licenceStatus.EXPIRED',
      swatch: (palette) => <AreaSwatch look={lapsedLook} palette={palette} />,
    },
  ],
  'seismic-lines': [
    { text: 'map.legend.seismic-lines', swatch: (palette) => <LineSwatch palette={palette} /> },
  ],
  'seismic-surveys-2d': [
    {
      text: 'map.legend.seismic-surveys-2d',
      swatch: (palette) => <AreaSwatch look={seismicSurveys2dLook} palette={palette} />,
    },
  ],
  'seismic-surveys-3d': [
    {
      text: 'map.legend.seismic-surveys-3d',
      swatch: (palette) => <AreaSwatch look={seismicSurveys3dLook} palette={palette} />,
    },
  ],
  facilities: [
    ...facilityType.map((code): LegendEntry => ({
      text: `facilityType.${code}`,
      swatch: (palette) => <MarkSwatch mark={{ ...facilityMarks[code], solid: true }} palette={palette} />,
    })),
    {
      text: 'map.legend.notInUse',
      swatch: (palette) => <MarkSwatch mark={facilityMark('LOC', null)} palette={palette} />,
    },
  ],
}
