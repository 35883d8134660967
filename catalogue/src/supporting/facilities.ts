import type { Column, RowOf } from '../grammar/column.ts'
import type { MappedTable } from '../grammar/mapped-table.ts'

const columns = [
  { key: 'facilityCode', kind: 'text', required: true },
  { key: 'facilityName', kind: 'text', required: true },
  { key: 'facilityType', kind: 'code', codes: 'facilityType' },
  { key: 'facilityStatus', kind: 'code', codes: 'facilityStatus' },
  { key: 'operatorName', kind: 'text', namesCompany: true },
  { key: 'landSeaCode', kind: 'code', codes: 'landSea' },
  { key: 'blockCd', kind: 'text' },
  { key: 'provinceName', kind: 'code', codes: 'province' },
  { key: 'municipalityName', kind: 'text' },
  { key: 'startDate', kind: 'day' },
  { key: 'longitudeWgs84', kind: 'coordinate', measure: 'WGS84', decimals: 6 },
  { key: 'latitudeWgs84', kind: 'coordinate', measure: 'WGS84', decimals: 6 },
] as const satisfies readonly Column[]

export type Facility = RowOf<typeof columns>

export const facilities = {
  id: 'facilities',
  key: ['facilityCode'],
  columns,
  geometry: 'point',
  name: 'facilityName',
  onMap: {
    wireName: 'facilities',
    page: (id) => `facility/${encodeURIComponent(id)}/`,
    pageId: 'facilityCode',
    alsoKnownAs: ['facilityCode'],
    searchWords: ['mijnbouwwerk', 'platform', 'locatie', 'facility', 'installation', 'installatie'],
    foundBy: [],
    shownWith: ['boreholes', 'fields', 'facilities'],
    height: 7,
    codes: ['facilityType', 'facilityStatus', 'landSeaCode', 'operatorName'],
    texts: [],
    toldApartBy: ['facilityType', 'facilityStatus'],
    relations: [
      { relation: 'boreholes', to: 'boreholes', mine: 'facilityCode', theirs: 'facilityCode' },
      { relation: 'fields', to: 'fields', through: 'boreholes', mine: 'facilityCode', theirs: 'fieldCode' },
      {
        relation: 'licences',
        to: 'licences',
        through: 'boreholes',
        mine: 'facilityCode',
        theirs: 'gdnrCollectionId',
      },
    ],
    facts: [
      {
        title: 'general',
        columns: ['facilityCode', 'facilityType', 'facilityStatus', 'operatorName', 'startDate'],
      },
      { title: 'place', columns: ['landSeaCode', 'blockCd', 'provinceName', 'municipalityName'] },
    ],
    reportedBy: ['facility'],
  },
} as const satisfies MappedTable<Facility>
