import type { DerivedTextKey } from '../keys.ts'
import { addresses } from './addresses.ts'
import { answers } from './answers.ts'
import { boreholeCodes } from './codes/borehole-codes.ts'
import { boreholeSpreadsheet } from './columns/borehole-spreadsheet.ts'
import { calendar } from './calendar.ts'
import { charts } from './charts.ts'
import { columnsOfDetails } from './columns/columns-of-details.ts'
import { columnsOfFigures } from './columns/columns-of-figures.ts'
import { comparing } from './comparing.ts'
import { dataset } from './dataset.ts'
import { downloads } from './downloads.ts'
import { facilityCodes } from './codes/facility-codes.ts'
import { fieldCodes } from './codes/field-codes.ts'
import { filters } from './filters.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { licenceCodes } from './codes/licence-codes.ts'
import { list } from './list.ts'
import { mapArea } from './map/map-area.ts'
import { mapTools } from './map/map-tools.ts'
import { mapLayers } from './map/map-layers.ts'
import { mapObjects } from './map/map-objects.ts'
import { mapBorehole } from './map/map-borehole.ts'
import { mapTime } from './map/map-time.ts'
import { map } from './map/map.ts'
import { otherCodes } from './codes/other-codes.ts'
import { pages } from './pages.ts'
import { paging } from './paging.ts'
import { productionCodes } from './codes/production-codes.ts'
import { production } from './production.ts'
import { registers } from './registers/index.ts'
import { seismicCodes } from './codes/seismic-codes.ts'
import { siteSearch } from './site-search.ts'
import { spreadsheet } from './columns/spreadsheet.ts'
import { stratigraphyCodes } from './codes/stratigraphy-codes.ts'
import { units } from './codes/units.ts'

export const en = {
  ...addresses,
  ...answers,
  ...boreholeCodes,
  ...boreholeSpreadsheet,
  ...calendar,
  ...charts,
  ...columnsOfDetails,
  ...columnsOfFigures,
  ...comparing,
  ...dataset,
  ...downloads,
  ...facilityCodes,
  ...fieldCodes,
  ...filters,
  ...frame,
  ...home,
  ...licenceCodes,
  ...list,
  ...mapArea,
  ...mapTools,
  ...mapLayers,
  ...mapObjects,
  ...mapBorehole,
  ...mapTime,
  ...map,
  ...otherCodes,
  ...pages,
  ...paging,
  ...productionCodes,
  ...production,
  ...registers,
  ...seismicCodes,
  ...siteSearch,
  ...spreadsheet,
  ...stratigraphyCodes,
  ...units,
} as const satisfies Record<DerivedTextKey, string>
