import { isUnchanged } from './differences.ts'
import type { Counted, TableDifference } from './table-difference.ts'

const amount = (count: number): string => count.toLocaleString('en')

const HEAD = ['table', 'now', 'then', 'added', 'changed', 'removed']

/** What an import would change: a line for each table, and under it some of the rows. */
export function sayDifferences(found: readonly TableDifference[]): string {
  const cells = found.map(({ table, before, after, added, changed, removed }) => [
    table,
    ...[before, after, added.count, changed.count, removed.count].map(amount),
  ])
  const widths = HEAD.map((head, at) => Math.max(head.length, ...cells.map((row) => row[at]!.length)))
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join('  ')
      .trimEnd()
  const lines = found.flatMap((difference, at) => [line(cells[at]!), ...examplesOf(difference)])
  return `${[line(HEAD), ...lines].join('\n')}\n`
}

/** `  added: K01-A (5012), K01-B (5013), …`; nothing for a table that is new, whose rows are all added. */
function examplesOf(difference: TableDifference): string[] {
  if (isUnchanged(difference) || difference.before === 0) return []
  const say = (what: string, { count, examples }: Counted): string[] =>
    count === 0 ? [] : [`  ${what}: ${examples.join(', ')}${count > examples.length ? ', …' : ''}`]
  const { added, changed, removed } = difference
  return [...say('added', added), ...say('changed', changed), ...say('removed', removed)]
}
