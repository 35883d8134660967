import type { Column, RowOf } from '../grammar/column.ts'
import type { Register } from '../grammar/register.ts'

const columns = [
  { key: 'gdnrCollectionId', kind: 'text', required: true },
  { key: 'licenceName', kind: 'text', required: true, shown: 'row' },
  { key: 'grantedDate', kind: 'day', shown: 'row' },
  { key: 'resourceCode', kind: 'code', codes: 'resource', shown: 'row' },
  { key: 'operator', kind: 'text', shown: 'row' },
  { key: 'licensees', kind: 'names', shown: 'row' },
  { key: 'licenceTypeCode', kind: 'code', codes: 'licenceType', shown: 'row' },
  { key: 'status', kind: 'code', codes: 'licenceStatus', shown: 'row' },
  { key: 'expiryDate', kind: 'day', shown: 'expanded' },
  { key: 'seaside', kind: 'code', codes: 'seaside', shown: 'expanded' },
  { key: 'licenceCode', kind: 'text', listed: false },
  { key: 'areaNames', kind: 'names', listed: false },
] as const satisfies readonly Column[]

export type Licence = RowOf<typeof columns>

export const licences = {
  id: 'licences',
  style: 'datatype-licence',
  key: ['gdnrCollectionId'],
  idFrom: 'licenceCode',
  name: 'licenceName',
  columns,
  geometry: 'outline',
  joinedIn: 'areaNames',
  route: '/lic-overview',
  rest: {
    list: { method: 'POST', path: '/rest/lic/overview' },
    export: { method: 'POST', path: '/rest/lic/lic-export', takes: 'keys' },
  },
  spreadsheet: 'licences.xlsx',
  sheet: { kind: 'every column' },
  searchedBy: ['licenceName'],
  orderedBy: [
    'licenceName',
    'grantedDate',
    'expiryDate',
    'resourceCode',
    'operator',
    'licenceTypeCode',
    'status',
  ],
  filters: [
    { kind: 'oneOf', parameter: 'resource', column: 'resourceCode' },
    { kind: 'oneOf', parameter: 'operator', column: 'operator' },
    { kind: 'partOf', parameter: 'licensee', column: 'licensees' },
    { kind: 'oneOf', parameter: 'licenceType', column: 'licenceTypeCode' },
    { kind: 'dated', start: 'grantedStart', end: 'grantedEnd', column: 'grantedDate' },
    { kind: 'dated', start: 'expiredStart', end: 'expiredEnd', column: 'expiryDate' },
  ],
  onMap: {
    wireName: 'licences',
    page: (id) => `lic/${encodeURIComponent(id)}/`,
    pageId: 'gdnrCollectionId',
    alsoKnownAs: [],
    searchWords: ['vergunning', 'licence', 'license'],
    foundBy: ['gdnrCollectionId'],
    shownWith: ['boreholes', 'fields', 'licences'],
    height: 3,
    codes: ['licenceTypeCode', 'status', 'resourceCode', 'seaside'],
    texts: [],
    toldApartBy: ['licenceTypeCode', 'status'],
    relations: [
      { relation: 'fields', to: 'fields', mine: 'gdnrCollectionId', theirs: 'licenceCollectionIds' },
      { relation: 'boreholes', to: 'boreholes', mine: 'gdnrCollectionId', theirs: 'gdnrCollectionId' },
      {
        relation: 'facilities',
        to: 'facilities',
        through: 'boreholes',
        mine: 'gdnrCollectionId',
        theirs: 'facilityCode',
      },
      { relation: 'overlapping', sharesGround: 'licences' },
    ],
    facts: [
      {
        title: 'general',
        columns: [
          'licenceTypeCode',
          'resourceCode',
          'status',
          'grantedDate',
          'expiryDate',
          'operator',
          'licensees',
          'seaside',
          'licenceCode',
          'areaNames',
        ],
      },
    ],
    reportedBy: [],
    expired: { column: 'status', codes: ['EXPIRED'] },
  },
} as const satisfies Register<Licence>
