import type { LayerId } from '@datacentre/catalogue/grammar/identity'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { CodeListName } from '@datacentre/catalogue/codes/index'
import { sayCode } from '@datacentre/catalogue/texts/index'
import { writeDay, writeMonth } from '@datacentre/catalogue/time/days'

export type Property = string | number | null

/** What the properties of a row need beside the row. */
export type GisGround = {
  /** The address of the page of an object, without a slash at its end. */
  readonly pageOf: (row: AnyRow) => string
  readonly fieldNameOf: (code: string) => string | null
}

type Reads = (row: AnyRow, ground: GisGround) => Property

/** A layer as the national service names it, with its properties in their order. */
export type GisLayer = {
  readonly name: string
  readonly id: LayerId
  readonly title: string
  readonly shape: 'Point' | 'MultiLineString' | 'MultiPolygon'
  readonly properties: Readonly<Record<string, Reads>>
  /** The attributes of the same layer as ArcGIS asks for them, where programs do. */
  readonly attributes?: Readonly<Record<string, Reads>>
}

const value = (row: AnyRow, key: string): Property => {
  const found = row[key]
  return typeof found === 'string' || typeof found === 'number' ? found : null
}

const of =
  (key: string): Reads =>
  (row) =>
    value(row, key)

const words =
  (key: string, list: CodeListName): Reads =>
  (row) => {
    const code = row[key]
    return typeof code === 'string' ? sayCode('en', list, code) : null
  }

const dated =
  (key: string, write: (day: number) => string): Reads =>
  (row) => {
    const day = row[key]
    return typeof day === 'number' ? write(day) : null
  }

const joined =
  (key: string): Reads =>
  (row) => {
    const names = row[key]
    return Array.isArray(names) && names.length > 0 ? names.join(', ') : null
  }

/** Programs take it for the key, so it is never empty. */
const boreholeCode: Reads = (row) =>
  value(row, 'shortName') ?? value(row, 'boreholeName') ?? String(row['boreholeDbk'])

const url: Reads = (row, { pageOf }) => pageOf(row)

export const gisLayers: readonly GisLayer[] = [
  {
    name: 'nlog:gdw_ng_wll_all_utm',
    id: 'boreholes',
    title: 'Boreholes',
    shape: 'Point',
    properties: {
      BOREHOLE_CODE: boreholeCode,
      BOREHOLE_NAME: of('boreholeName'),
      WELL_NAME: of('wellName'),
      UWI: of('uwi'),
      NITG_NUMBER: of('nitgNr'),
      ON_OFFSHORE_CODE: of('onOffshore'),
      BOREHOLE_TYPE_CODE: of('purposeCd'),
      BOREHOLE_TYPE_DESCRIPTION: words('purposeCd', 'boreholePurpose'),
      BOREHOLE_RESULT_CODE: of('resultCode'),
      STATUS: of('statusDescription'),
      CURRENT_OWNER: of('legalOwnerName'),
      ORIGINAL_OPERATOR: of('clientOrgName'),
      START_DATE_DRILLING: dated('startDate', writeDay),
      PUBLIC_AS_OF: dated('confidentialityDate', writeDay),
      END_DEPTH_MAH: of('endAhDepthInMeters'),
      FIELD_CODE: of('fieldCode'),
      FIELD_NAME: (row, { fieldNameOf }) => {
        const code = row['fieldCode']
        return typeof code === 'string' ? fieldNameOf(code) : null
      },
      SUBMITTED_X: of('submittedX'),
      SUBMITTED_Y: of('submittedY'),
      SUBMITTED_COORDINATE_SYSTEM: of('submittedSystem'),
      URL: url,
    },
    attributes: { BOREHOLE_DBK: of('boreholeDbk'), SHORT_NM: boreholeCode },
  },
  {
    name: 'nlog:gdw_ng_field_utm',
    id: 'fields',
    title: 'Fields',
    shape: 'MultiPolygon',
    properties: {
      FIELD_CODE: of('fieldCode'),
      FIELD_NAME: of('fieldName'),
      HYDROCARBON_MINERAL: of('fieldLegend'),
      STATUS: of('fieldStatus'),
      STATUS_DESCRIPTION: words('fieldStatus', 'fieldStatus'),
      OPERATOR: of('fieldOperator'),
      DISCOVERY_WELL: of('fieldDiscoveryName'),
      DISCOVERY_YEAR: of('fieldDiscoveryYear'),
      PRODUCTION_START: dated('prodStartDate', writeMonth),
      LANDSEA: of('landSeaCode'),
      URL: url,
    },
  },
  {
    name: 'nlog:GDW_NG_FACILITY_UTM',
    id: 'facilities',
    title: 'Mining facilities',
    shape: 'Point',
    properties: {
      FACILITY_CODE: of('facilityCode'),
      FACILITY_NAME: of('facilityName'),
      FACILITY_TYPE_CODE: of('facilityType'),
      FACILITY_TYPE_DESCRIPTION: words('facilityType', 'facilityType'),
      STATUS_CODE: of('facilityStatus'),
      STATUS_DESCRIPTION: words('facilityStatus', 'facilityStatus'),
      OPERATOR: of('operatorName'),
    },
  },
  {
    name: 'nlog:gdw_ng_licence_utm',
    id: 'licences',
    title: 'Licences',
    shape: 'MultiPolygon',
    properties: {
      LICENCE_NAME: of('licenceName'),
      LICENCE_CODE: of('licenceCode'),
      LICENCE_TYPE_CODE: of('licenceTypeCode'),
      LICENCE_STATUS_CODE: of('status'),
      RESOURCE_CODE: of('resourceCode'),
      OPERATOR_NAME: of('operator'),
      LICENSED_AREA_NAME: joined('areaNames'),
      GRANTED: dated('grantedDate', writeDay),
      EXPIRES: dated('expiryDate', writeDay),
      URL: url,
    },
    attributes: {
      gdnr_object_id: of('gdnrCollectionId'),
      licence_nm: of('licenceName'),
      licence_cd: of('licenceCode'),
      licence_type_cd: of('licenceTypeCode'),
      licence_status_cd: of('status'),
      licence_resource_cd: of('resourceCode'),
      licenced_area_nm: joined('areaNames'),
    },
  },
  {
    name: 'nlog:gdw_ng_smc_ln_utm',
    id: 'seismic-lines',
    title: '2D seismic lines',
    shape: 'MultiLineString',
    properties: {
      LINE_NAME: of('name'),
      SURVEY_NAME: of('surveyName'),
      LENGTH_M: of('length'),
      URL: url,
    },
  },
  {
    name: 'nlog:gdw_ng_smc_grid_utm',
    id: 'seismic-surveys-3d',
    title: '3D seismic surveys',
    shape: 'MultiPolygon',
    properties: { SURVEY_NAME: of('name'), URL: url },
  },
]

/** A layer by its name, in any case and with or without what stands before the colon. */
export function gisLayerNamed(name: string): GisLayer | undefined {
  const bare = (text: string): string => text.toLowerCase().replace(/^.*:/, '')
  return gisLayers.find((layer) => bare(layer.name) === bare(name))
}
