import type { Descriptor } from '../package/descriptor.ts'
import type { Picture } from './charts.ts'

type Looked = {
  readonly descriptor: Descriptor
  readonly rowCounts: Readonly<Record<string, number>>
  readonly pictures: readonly Picture[]
  /** The folder of the pictures, seen from the page. */
  readonly picturesAt: string
}

/** A page with every picture, for a reader who wants to see what the data look like. */
export function lookPage({ descriptor, rowCounts, pictures, picturesAt }: Looked): string {
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
    '## Rows',
    '',
    '| table | rows |',
    '|---|---|',
    ...Object.entries(rowCounts).map(([table, count]) => `| ${table} | ${count.toLocaleString('en')} |`),
    '',
  ].join('\n')
}
