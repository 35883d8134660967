import { expiredLicences } from '../codes/licences.ts'
import type { Column, RowOf } from '../grammar/column.ts'
import type { Register } from '../grammar/register.ts'
import { registerEntries } from '../grammar/identity.ts'

const columns = [
  { key: 'gdnrCollectionId', kind: 'text', required: true },
  { key: 'licenceName', kind: 'text', required: true, shown: 'row' },
  { key: 'grantedDate', kind: 'day', shown: 'row' },
  { key: 'resourceCode', kind: 'code', codes: 'resource', shown: 'row' },
  { key: 'operator', kind: 'text', shown: 'row', namesCompany: true },
  { key: 'licensees', kind: 'names', shown: 'row', namesCompany: true },
  { key: 'licenceTypeCode', kind: 'code', codes: 'licenceType', shown: 'row' },
  { key: 'status', kind: 'code', codes: 'licenceStatus', shown: 'row' },
  { key: 'expiryDate', kind: 'day', shown: 'expanded' },
  { key: 'seaside', kind: 'code', codes: 'seaside', shown: 'expanded' },
  { key: 'licenceCode', kind: 'text', listed: false },
  { key: 'areaNames', kind: 'names', listed: false },
] as const satisfies readonly Column[]

export type Licence = RowOf<typeof columns>

const entry = registerEntries.licences

export const licences = {
  id: entry.id,
  style: entry.style,
  key: ['gdnrCollectionId'],
  idFrom: 'licenceCode',
  name: 'licenceName',
  columns,
  geometry: 'outline',
  joinedIn: 'areaNames',
  route: entry.route,
  rest: {
    list: { method: 'POST', path: '/rest/lic/overview' },
    export: { method: 'POST', path: '/rest/lic/lic-export', takes: 'keys' },
  },
  spreadsheet: 'licences.xlsx',
  sheet: { kind: 'every column' },
  searchedBy: ['licenceName'],
  alsoSearchedBy: [],
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
    { kind: 'oneOf', parameter: 'status', column: 'status', isExtra: true },
    {
      kind: 'dated',
      start: 'expiresFrom',
      end: 'expiresBefore',
      column: 'expiryDate',
      isAhead: true,
      isExtra: true,
    },
    { kind: 'oneOf', parameter: 'landSea', column: 'seaside', isExtra: true },
  ],
  onMap: {
    wireName: entry.wireName,
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
      { relation: 'coveringSurveys', sharesGround: 'seismic-surveys-3d' },
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
    expired: expiredLicences,
  },
} as const satisfies Register<Licence>
