import type { Column, RowOf } from '../grammar/column.ts'
import type { Register } from '../grammar/register.ts'
import { registerEntries } from '../grammar/identity.ts'

const columns = [
  { key: 'id', kind: 'id', required: true },
  { key: 'name', kind: 'text', required: true, shown: 'row' },
  { key: 'confidentialityDate', kind: 'month', shown: 'row' },
  { key: 'anaDigTypeCodes', kind: 'codeList', codes: 'anaDigType', shown: 'row' },
  { key: 'blocks', kind: 'list', shown: 'expanded' },
  { key: 'provs', kind: 'codeList', codes: 'province', shown: 'expanded' },
] as const satisfies readonly Column[]

export type SeismicSurvey3d = RowOf<typeof columns>

const entry = registerEntries['seismic-surveys-3d']

export const seismicSurveys3d = {
  id: entry.id,
  style: entry.style,
  key: ['id'],
  idFrom: 'name',
  name: 'name',
  columns,
  geometry: 'outline',
  route: entry.route,
  rest: {
    list: { method: 'GET', path: '/rest/smc/3d/surveys' },
    export: { method: 'POST', path: '/rest/smc/3dsurvey-export', takes: 'keys' },
  },
  spreadsheet: 'surveys.xlsx',
  sheet: { kind: 'every column' },
  searchedBy: ['name'],
  alsoSearchedBy: [],
  orderedBy: ['name', 'confidentialityDate', 'anaDigTypeCodes'],
  filters: [
    { kind: 'partOf', parameter: 'block', column: 'blocks' },
    { kind: 'partOf', parameter: 'province', column: 'provs' },
    { kind: 'yearIn', start: 'yearStart', end: 'yearEnd', column: 'name' },
  ],
  onMap: {
    wireName: entry.wireName,
    page: (id) => `smc/3dsurvey/${encodeURIComponent(id)}/`,
    pageId: 'id',
    alsoKnownAs: [],
    searchWords: ['survey'],
    foundBy: [],
    shownWith: ['boreholes', 'fields', 'seismic-surveys-3d'],
    height: 1,
    codes: [],
    texts: [],
    toldApartBy: [],
    relations: [
      { relation: 'coveredFields', sharesGround: 'fields' },
      { relation: 'coveredLicences', sharesGround: 'licences', onlyInForce: true },
      { relation: 'coveredBoreholes', sharesGround: 'boreholes' },
    ],
    facts: [{ title: 'general', columns: ['confidentialityDate', 'anaDigTypeCodes', 'blocks', 'provs'] }],
    reportedBy: [],
  },
} as const satisfies Register<SeismicSurvey3d>
