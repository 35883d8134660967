import type { Column, RowOf } from '../grammar/column.ts'
import type { Register } from '../grammar/register.ts'

const columns = [
  { key: 'fieldDbk', kind: 'id', required: true },
  { key: 'fieldName', kind: 'text', required: true, shown: 'row' },
  { key: 'fieldCode', kind: 'text', required: true, shown: 'row' },
  { key: 'fieldLegend', kind: 'code', codes: 'mineral', shown: 'row' },
  { key: 'fieldOperator', kind: 'text', shown: 'row' },
  { key: 'fieldOperatorCode', kind: 'text' },
  { key: 'fieldDiscoveryYear', kind: 'year', shown: 'row' },
  { key: 'prodStartDate', kind: 'day', shown: 'row' },
  { key: 'fieldStatus', kind: 'code', codes: 'fieldStatus', shown: 'expanded' },
  { key: 'fieldDiscoveryName', kind: 'text', shown: 'expanded' },
  { key: 'geoStratUnitCodes', kind: 'codeList', codes: 'stratUnit', shown: 'expanded' },
  { key: 'landSeaCode', kind: 'code', codes: 'landSea', shown: 'expanded' },
  { key: 'licencedAreas', kind: 'list', shown: 'expanded' },
  { key: 'discoveryBoreholeDbk', kind: 'id', listed: false },
  { key: 'licenceCollectionIds', kind: 'list', listed: false },
] as const satisfies readonly Column[]

export type Field = RowOf<typeof columns>

export const fields = {
  id: 'fields',
  object: 'field',
  style: 'datatype-field',
  key: ['fieldDbk'],
  unique: ['fieldCode'],
  name: 'fieldName',
  columns,
  geometry: 'outline',
  references: [{ column: 'discoveryBoreholeDbk', table: 'boreholes', to: 'boreholeDbk' }],
  route: '/field-overview',
  rest: {
    list: { method: 'POST', path: '/rest/field/fields' },
    export: { method: 'POST', path: '/rest/field/fields-export', takes: 'keys' },
  },
  spreadsheet: 'fields.xlsx',
  sheet: 'every column',
  searchedBy: ['fieldName', 'fieldCode'],
  orderedBy: [
    'fieldName',
    'fieldCode',
    'fieldLegend',
    'fieldOperator',
    'fieldDiscoveryYear',
    'prodStartDate',
    'fieldStatus',
  ],
  filters: [
    { kind: 'groupOf', parameter: 'stratGroup', column: 'geoStratUnitCodes', narrows: 'stratUnit' },
    { kind: 'partOf', parameter: 'stratUnit', column: 'geoStratUnitCodes', narrowedBy: 'stratGroup' },
    { kind: 'oneOf', parameter: 'operator', column: 'fieldOperatorCode', describedBy: 'fieldOperator' },
    { kind: 'oneOf', parameter: 'status', column: 'fieldStatus' },
    { kind: 'oneOf', parameter: 'mineral', column: 'fieldLegend' },
    { kind: 'oneOf', parameter: 'discoveryWell', column: 'fieldDiscoveryName' },
    { kind: 'partOf', parameter: 'licensedArea', column: 'licencedAreas' },
    { kind: 'dated', start: 'startDate', end: 'endDate', column: 'prodStartDate' },
  ],
  layer: 'fields',
  mapPage: (id) => `field/${encodeURIComponent(id)}/`,
  mapId: 'fieldCode',
} as const satisfies Register<Field>
