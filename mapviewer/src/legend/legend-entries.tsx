import { boreholeResult } from '@datacentre/catalogue/codes/boreholes'
import { facilityType } from '@datacentre/catalogue/codes/facilities'
import { mineral } from '@datacentre/catalogue/codes/fields'
import { licenceType } from '@datacentre/catalogue/codes/licences'
import type { LayerName } from '@datacentre/catalogue/geography/map-layers'
import { boreholeMarks } from '@datacentre/catalogue/signs/borehole-marks'
import type { TextKey } from '@datacentre/catalogue/texts/index'
import type { ReactNode } from 'react'
import type { Palette } from '../map/palette.ts'
import {
  fieldLooks,
  lapsedLook,
  licenceLooks,
  otherLook,
  survey2dLook,
  survey3dLook,
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
export const legendEntries: Readonly<Record<LayerName, readonly LegendEntry[]>> = {
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
  lines: [{ text: 'map.legend.line', swatch: (palette) => <LineSwatch palette={palette} /> }],
  surveys: [
    {
      text: 'map.legend.survey2d',
      swatch: (palette) => <AreaSwatch look={survey2dLook} palette={palette} />,
    },
  ],
  surveys3d: [
    {
      text: 'map.legend.survey3d',
      swatch: (palette) => <AreaSwatch look={survey3dLook} palette={palette} />,
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
