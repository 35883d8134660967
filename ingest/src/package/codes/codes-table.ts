import type { Table } from '@datacentre/catalogue/grammar/table'

/** The codes that a package brings: it is read before the other tables, and is no table of the dataset. */
export const codesTable = {
  id: 'codes',
  key: ['list', 'code'],
  columns: [
    { key: 'list', kind: 'text', required: true },
    { key: 'code', kind: 'text', required: true },
    { key: 'nl', kind: 'text' },
    { key: 'en', kind: 'text' },
    { key: 'definition', kind: 'text' },
    { key: 'sameAs', kind: 'text' },
  ],
} as const satisfies Table
