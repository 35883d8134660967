import type { DerivedTextKey } from '../keys.ts'
import { addresses } from './addresses.ts'
import { boreholeCodes } from './borehole-codes.ts'
import { boreholeSpreadsheet } from './borehole-spreadsheet.ts'
import { calendar } from './calendar.ts'
import { charts } from './charts.ts'
import { columnsOfBoreholes } from './columns-of-boreholes.ts'
import { columnsOfDetails } from './columns-of-details.ts'
import { columnsOfFigures } from './columns-of-figures.ts'
import { columnsOfRegisters } from './columns-of-registers.ts'
import { dataset } from './dataset.ts'
import { downloads } from './downloads.ts'
import { facilityCodes } from './facility-codes.ts'
import { fieldCodes } from './field-codes.ts'
import { filters } from './filters.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { licenceCodes } from './licence-codes.ts'
import { listOnMap } from './list-on-map.ts'
import { list } from './list.ts'
import { mapTools } from './map-tools.ts'
import { mapLayers } from './map-layers.ts'
import { mapObjects } from './map-objects.ts'
import { mapBorehole } from './map-borehole.ts'
import { map } from './map.ts'
import { otherCodes } from './other-codes.ts'
import { pages } from './pages.ts'
import { paging } from './paging.ts'
import { productionCodes } from './production-codes.ts'
import { production } from './production.ts'
import { registers } from './registers.ts'
import { seismicCodes } from './seismic-codes.ts'
import { spreadsheet } from './spreadsheet.ts'
import { stratigraphyCodes } from './stratigraphy-codes.ts'
import { units } from './units.ts'

export const en = {
  ...addresses,
  ...boreholeCodes,
  ...boreholeSpreadsheet,
  ...calendar,
  ...charts,
  ...columnsOfBoreholes,
  ...columnsOfDetails,
  ...columnsOfFigures,
  ...columnsOfRegisters,
  ...dataset,
  ...downloads,
  ...facilityCodes,
  ...fieldCodes,
  ...filters,
  ...frame,
  ...home,
  ...licenceCodes,
  ...list,
  ...listOnMap,
  ...mapTools,
  ...mapLayers,
  ...mapObjects,
  ...mapBorehole,
  ...map,
  ...otherCodes,
  ...pages,
  ...paging,
  ...productionCodes,
  ...production,
  ...registers,
  ...seismicCodes,
  ...spreadsheet,
  ...stratigraphyCodes,
  ...units,
} as const satisfies Record<DerivedTextKey, string>
