import { callsTable } from './calls-table.ts'
import { codeListSections } from './code-lists.ts'
import { licenceTable } from '../packages/licence-table.ts'
import { packageTables } from './package-tables.ts'

/** The documents that hold a part which follows from the catalogue, or from the lockfile. */
export const derivedParts = [
  { document: 'docs/data-package.md', part: packageTables },
  { document: 'docs/calls.md', part: callsTable },
  { document: 'docs/code-lists.md', part: codeListSections },
  { document: 'NOTICE.md', part: licenceTable },
] as const
