import type { Column, RowOf } from '../grammar/column.ts'
import type { Register } from '../grammar/register.ts'
import { registerEntries } from '../grammar/identity.ts'

const columns = [
  { key: 'id', kind: 'id', required: true },
  { key: 'name', kind: 'text', required: true, shown: 'row' },
  { key: 'nrOfLines', kind: 'number', measure: 'lines', decimals: 0, shown: 'row' },
  { key: 'confidentialityDate', kind: 'month', shown: 'row' },
  { key: 'anaDigTypeCodes', kind: 'codeList', codes: 'anaDigType', shown: 'row' },
  { key: 'blocks', kind: 'list', shown: 'expanded' },
  { key: 'provs', kind: 'codeList', codes: 'province', shown: 'expanded' },
] as const satisfies readonly Column[]

export type SeismicSurvey2d = RowOf<typeof columns>

const entry = registerEntries['seismic-surveys-2d']

export const seismicSurveys2d = {
  id: entry.id,
  style: entry.style,
  key: ['id'],
  idFrom: 'name',
  name: 'name',
  columns,
  geometry: 'outline',
  route: entry.route,
  rest: {
    list: { method: 'GET', path: '/rest/smc/surveys' },
    export: { method: 'POST', path: '/rest/smc/survey-export', takes: 'keys' },
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
  parts: 'seismic-lines',
  onMap: {
    wireName: entry.wireName,
    page: (id) => `smc/survey/${encodeURIComponent(id)}/`,
    pageId: 'id',
    alsoKnownAs: [],
    searchWords: ['survey'],
    foundBy: [],
    shownWith: ['seismic-surveys-2d'],
    height: 2,
    codes: [],
    texts: [],
    toldApartBy: [],
    relations: [{ relation: 'lines', to: 'seismic-lines', mine: 'id', theirs: 'surveyId' }],
    facts: [
      {
        title: 'general',
        columns: ['nrOfLines', 'confidentialityDate', 'anaDigTypeCodes', 'blocks', 'provs'],
      },
    ],
    reportedBy: [],
  },
} as const satisfies Register<SeismicSurvey2d>
