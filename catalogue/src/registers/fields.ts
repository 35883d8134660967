import type { Column, RowOf } from '../grammar/column.ts'
import type { Register } from '../grammar/register.ts'
import { registerEntries } from '../grammar/identity.ts'

const columns = [
  { key: 'fieldDbk', kind: 'id', required: true },
  { key: 'fieldName', kind: 'text', required: true, shown: 'row' },
  { key: 'fieldCode', kind: 'text', required: true, shown: 'row' },
  { key: 'fieldLegend', kind: 'code', codes: 'mineral', shown: 'row' },
  { key: 'fieldOperator', kind: 'text', shown: 'row', namesCompany: true },
  { key: 'fieldOperatorCode', kind: 'text' },
  { key: 'fieldDiscoveryYear', kind: 'year', shown: 'row' },
  { key: 'prodStartDate', kind: 'day', shown: 'row' },
  { key: 'fieldStatus', kind: 'code', codes: 'fieldStatus', shown: 'expanded' },
  {
    key: 'fieldDiscoveryName',
    kind: 'text',
    shown: 'expanded',
    leadsTo: { register: 'boreholes', by: 'name', keyIn: 'discoveryBoreholeDbk' },
  },
  { key: 'geoStratUnitCodes', kind: 'codeList', codes: 'stratUnit', shown: 'expanded' },
  { key: 'landSeaCode', kind: 'code', codes: 'landSea', shown: 'expanded' },
  { key: 'licencedAreas', kind: 'list', shown: 'expanded', leadsTo: { register: 'licences', by: 'name' } },
  { key: 'discoveryBoreholeDbk', kind: 'id' },
  { key: 'licenceCollectionIds', kind: 'list', listed: false },
] as const satisfies readonly Column[]

export type Field = RowOf<typeof columns>

const entry = registerEntries.fields

export const fields = {
  id: entry.id,
  style: entry.style,
  key: ['fieldDbk'],
  unique: ['fieldCode'],
  idFrom: 'fieldCode',
  name: 'fieldName',
  columns,
  geometry: 'outline',
  references: [{ column: 'discoveryBoreholeDbk', table: 'boreholes', to: 'boreholeDbk' }],
  route: entry.route,
  rest: {
    list: { method: 'POST', path: '/rest/field/fields' },
    export: { method: 'POST', path: '/rest/field/fields-export', takes: 'keys' },
  },
  spreadsheet: 'fields.xlsx',
  sheet: { kind: 'every column' },
  searchedBy: ['fieldName', 'fieldCode'],
  alsoSearchedBy: [],
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
    { kind: 'oneOf', parameter: 'landSea', column: 'landSeaCode', isExtra: true },
  ],
  onMap: {
    wireName: entry.wireName,
    page: (id) => `field/${encodeURIComponent(id)}/`,
    pageId: 'fieldCode',
    alsoKnownAs: ['fieldCode'],
    searchWords: ['veld', 'gasveld', 'olieveld', 'field'],
    foundBy: [],
    shownWith: ['boreholes', 'fields'],
    height: 4,
    codes: ['fieldLegend', 'fieldStatus', 'landSeaCode'],
    texts: ['fieldCode'],
    toldApartBy: ['fieldCode', 'fieldLegend'],
    relations: [
      { relation: 'boreholes', to: 'boreholes', mine: 'fieldCode', theirs: 'fieldCode' },
      {
        relation: 'discoveryBorehole',
        to: 'boreholes',
        mine: 'discoveryBoreholeDbk',
        theirs: 'boreholeDbk',
        orNamed: { mine: 'fieldDiscoveryName', theirs: 'boreholeName' },
      },
      { relation: 'licences', to: 'licences', mine: 'licenceCollectionIds', theirs: 'gdnrCollectionId' },
      {
        relation: 'facilities',
        to: 'facilities',
        through: 'boreholes',
        mine: 'fieldCode',
        theirs: 'facilityCode',
      },
      { relation: 'coveringSurveys', sharesGround: 'seismic-surveys-3d' },
    ],
    facts: [
      {
        title: 'general',
        columns: [
          'fieldCode',
          'fieldLegend',
          'fieldStatus',
          'fieldOperator',
          'fieldDiscoveryYear',
          'fieldDiscoveryName',
          'prodStartDate',
          'geoStratUnitCodes',
          'landSeaCode',
          'licencedAreas',
        ],
      },
    ],
    reportedBy: ['field'],
  },
} as const satisfies Register<Field>
