import type { Version } from '@datacentre/database'

/** Whether a version has rows of the table with this id; a package need not have every table. */
export const hasRows = ({ rowCounts }: Pick<Version, 'rowCounts'>, id: string): boolean =>
  (rowCounts[id] ?? 0) > 0
