import type { Column } from '../grammar/column.ts'
import type { Register } from '../grammar/register.ts'
import type { Table } from '../grammar/table.ts'
import {
  boreholes,
  fields,
  licences,
  seismicLines,
  seismicSurveys2d,
  seismicSurveys3d,
} from '../registers/index.ts'
import { facilities } from '../supporting/facilities.ts'

export type LayerName = Register['layer'] | 'facilities'

/** A table as the map shows it: what each of its objects carries beside its place. */
export type MapLayer = {
  readonly name: LayerName
  readonly table: Table & { readonly columns: readonly Column[] }
  /** The register whose list has the same rows, to be joined by key; facilities have none. */
  readonly register: Register | null
  readonly key: string
  /** The column that names an object. */
  readonly title: string
  /** Other names that an object is known and found by. */
  readonly alsoKnownAs: readonly string[]
  /** Numbers that an object is found by, though nobody calls it so. */
  readonly foundBy: readonly string[]
  /** The column whose value stands in the address of an object's page. */
  readonly pageId: string
  readonly page: (id: string) => string
  /** Codes that choose a symbol or hide an object, each told by its place in a list. */
  readonly codes: readonly string[]
  /** Texts that are written beside an object. */
  readonly texts: readonly string[]
  /** Codes and texts that tell objects of the same name apart in a list, in the order in which they are said. */
  readonly toldApartBy: readonly string[]
}

type Carried = Pick<MapLayer, 'alsoKnownAs' | 'foundBy' | 'codes' | 'texts' | 'toldApartBy'>

const ofRegister = (register: Register, carried: Carried): MapLayer => ({
  name: register.layer,
  table: register,
  register,
  key: register.key[0] ?? '',
  title: register.name,
  pageId: register.mapId,
  page: register.mapPage,
  ...carried,
})

/** Every layer of the map, in the order of the registers. */
export const mapLayers: readonly MapLayer[] = [
  ofRegister(boreholes, {
    alsoKnownAs: ['shortName', 'aliasName'],
    foundBy: ['uwi', 'nitgNr'],
    codes: ['resultCode', 'onOffshore', 'purposeCd', 'boreholeType'],
    texts: ['shortName'],
    toldApartBy: ['shortName', 'resultCode'],
  }),
  ofRegister(fields, {
    alsoKnownAs: ['fieldCode'],
    foundBy: [],
    codes: ['fieldLegend', 'fieldStatus', 'landSeaCode'],
    texts: ['fieldCode'],
    toldApartBy: ['fieldCode', 'fieldLegend'],
  }),
  ofRegister(licences, {
    alsoKnownAs: [],
    foundBy: ['gdnrCollectionId'],
    codes: ['licenceTypeCode', 'status', 'resourceCode', 'seaside'],
    texts: [],
    toldApartBy: ['licenceTypeCode', 'status'],
  }),
  ofRegister(seismicLines, {
    alsoKnownAs: [],
    foundBy: [],
    codes: ['anaDigTypeCd'],
    texts: [],
    toldApartBy: [],
  }),
  ofRegister(seismicSurveys2d, { alsoKnownAs: [], foundBy: [], codes: [], texts: [], toldApartBy: [] }),
  ofRegister(seismicSurveys3d, { alsoKnownAs: [], foundBy: [], codes: [], texts: [], toldApartBy: [] }),
  {
    name: 'facilities',
    table: facilities,
    register: null,
    key: 'facilityCode',
    title: 'facilityName',
    alsoKnownAs: ['facilityCode'],
    foundBy: [],
    pageId: 'facilityCode',
    page: (id) => `facility/${encodeURIComponent(id)}/`,
    codes: ['facilityType', 'facilityStatus', 'landSeaCode'],
    texts: [],
    toldApartBy: ['facilityType', 'facilityStatus'],
  },
]

export const layerNames: readonly LayerName[] = mapLayers.map(({ name }) => name)

export const layerNamed = (name: string): MapLayer | undefined =>
  mapLayers.find((layer) => layer.name === name)
