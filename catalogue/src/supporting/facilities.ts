import type { Column, RowOf } from '../grammar/column.ts'
import type { Table } from '../grammar/table.ts'

const columns = [
  { key: 'facilityCode', kind: 'text', required: true },
  { key: 'facilityName', kind: 'text', required: true },
  { key: 'facilityType', kind: 'code', codes: 'facilityType' },
  { key: 'facilityStatus', kind: 'code', codes: 'facilityStatus' },
  { key: 'operatorName', kind: 'text' },
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
  object: 'facility',
  key: ['facilityCode'],
  columns,
  geometry: 'point',
} as const satisfies Table
