import type { Descriptor } from '../package/descriptor.ts'
import type { Bar } from './bar-chart.ts'
import type { Picture } from './charts.ts'
import type { Check } from './checks.ts'

type Looked = {
  readonly descriptor: Descriptor
  readonly rowCounts: Readonly<Record<string, number>>
  readonly checks: readonly Check[]
  /** The share of the boreholes, in per cent, that lack a value, by column. */
  readonly empty: readonly Bar[]
  readonly pictures: readonly Picture[]
  /** The folder of the pictures, seen from the page. */
  readonly picturesAt: string
}

/** A page with every picture, for a reader who wants to see what the data look like. */
export function lookPage({ descriptor, rowCounts, checks, empty, pictures, picturesAt }: Looked): string {
  return [
    '# A look at the demonstration data',
    '',
    `Drawn by \`npm run look-at-data\` from ${descriptor.title}, version ${descriptor.version ?? 'unknown'}, figures until ` +
      `${descriptor.figuresUntil ?? 'unknown'}. Operators, fields, boreholes and figures are invented; coast and provinces are ` +
      'real (© OpenStreetMap contributors).',
    '',
    'On the map: fields green, boreholes brown dots, facilities purple squares, licences ochre outlines, 2D lines thin blue, ' +
      '3D surveys dashed blue.',
    '',
    ...pictures.flatMap(({ file, title }) => [`## ${title}`, '', `![${title}](${picturesAt}/${file})`, '']),
    '## What a geologist looks at first',
    '',
    'Beside what was found here, what an export and an index of the live register show.',
    '',
    '| looked for | found | live |',
    '|---|---|---|',
    ...checks.map(({ what, found, live }) => `| ${what} | ${found} | ${live} |`),
    '',
    '## Empty cells of the boreholes',
    '',
    '| column | empty |',
    '|---|---|',
    ...empty.map(({ label, value }) => `| ${label} | ${value === 0 ? 'never' : `${value} %`} |`),
    '',
    '## Rows',
    '',
    '| table | rows |',
    '|---|---|',
    ...Object.entries(rowCounts).map(([table, count]) => `| ${table} | ${count.toLocaleString('en')} |`),
    '',
  ].join('\n')
}
