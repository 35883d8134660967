import type { Column, RowOf } from '../grammar/column.ts'
import type { Register } from '../grammar/register.ts'
import { registerEntries } from '../grammar/identity.ts'

const columns = [
  { key: 'lineDbk', kind: 'id', required: true },
  { key: 'name', kind: 'text', required: true, shown: 'row' },
  { key: 'surveyName', kind: 'text', shown: 'row', leadsTo: { register: 'seismic-surveys-2d', by: 'name' } },
  { key: 'length', kind: 'number', measure: 'm', decimals: 0, shownIn: 'km', shown: 'row' },
  { key: 'releaseDate', kind: 'month', shown: 'row' },
  { key: 'anaDigTypeCd', kind: 'code', codes: 'anaDigType', shown: 'row' },
  { key: 'firstX', kind: 'coordinate', measure: 'ED50-UTM31', decimals: 0, shown: 'expanded' },
  { key: 'firstY', kind: 'coordinate', measure: 'ED50-UTM31', decimals: 0, shown: 'expanded' },
  { key: 'lastX', kind: 'coordinate', measure: 'ED50-UTM31', decimals: 0, shown: 'expanded' },
  { key: 'lastY', kind: 'coordinate', measure: 'ED50-UTM31', decimals: 0, shown: 'expanded' },
  { key: 'blocks', kind: 'list', shown: 'expanded' },
  { key: 'provs', kind: 'codeList', codes: 'province', shown: 'expanded' },
  { key: 'scanned', kind: 'flag' },
  { key: 'digital', kind: 'flag' },
  { key: 'surveyId', kind: 'id' },
] as const satisfies readonly Column[]

export type SeismicLine = RowOf<typeof columns>

const entry = registerEntries['seismic-lines']

export const seismicLines = {
  id: entry.id,
  style: entry.style,
  key: ['lineDbk'],
  idFrom: 'name',
  name: 'name',
  columns,
  geometry: 'line',
  references: [{ column: 'surveyId', table: 'seismic-surveys-2d', to: 'id' }],
  route: entry.route,
  rest: {
    list: { method: 'GET', path: '/rest/smc/lines' },
    export: { method: 'POST', path: '/rest/smc/lines-export', takes: 'keys' },
  },
  spreadsheet: 'lines.xlsx',
  sheet: { kind: 'every column' },
  searchedBy: ['name'],
  alsoSearchedBy: ['surveyName'],
  orderedBy: ['name', 'surveyName', 'releaseDate', 'anaDigTypeCd'],
  filters: [
    { kind: 'partOf', parameter: 'block', column: 'blocks' },
    { kind: 'partOf', parameter: 'province', column: 'provs' },
    { kind: 'yearIn', start: 'yearStart', end: 'yearEnd', column: 'surveyName' },
    {
      kind: 'flagged',
      parameter: 'category',
      codes: 'lineCategory',
      flags: { ANA: 'scanned', DIG: 'digital' },
    },
  ],
  onMap: {
    wireName: entry.wireName,
    page: (id) => `smc/line/${encodeURIComponent(id)}/`,
    pageId: 'lineDbk',
    alsoKnownAs: [],
    searchWords: ['lijn', 'line'],
    foundBy: [],
    shownWith: ['seismic-lines'],
    height: 5,
    codes: ['anaDigTypeCd'],
    texts: [],
    toldApartBy: [],
    relations: [{ relation: 'survey', to: 'seismic-surveys-2d', mine: 'surveyId', theirs: 'id' }],
    facts: [
      {
        title: 'general',
        columns: [
          'surveyName',
          'length',
          'releaseDate',
          'anaDigTypeCd',
          'scanned',
          'digital',
          'blocks',
          'provs',
        ],
      },
    ],
    reportedBy: [],
  },
} as const satisfies Register<SeismicLine>
