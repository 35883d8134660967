import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A column that the register of boreholes does not have. */
export const newColumn = {
  key: 'waterDepthInMeters',
  name: { nl: 'Waterdiepte', en: 'Water depth' },
  definition: {
    nl: 'Hoe diep de zee is waar de boring begint, in meters onder gemiddeld zeeniveau.',
    en: 'How deep the sea is where the borehole starts, in metres below mean sea level.',
  },
} as const

const { key, name, definition } = newColumn

type Edit = { readonly file: string; readonly from: string; readonly to: string }

type Insertion = { readonly file: string; readonly before: string; readonly insert: string }

const inserting = ({ file, before, insert }: Insertion): Edit => ({ file, from: before, to: insert + before })

const columnsTest = 'catalogue/src/registers/columns.test.ts'

const edits: readonly Edit[] = [
  inserting({
    file: 'catalogue/src/registers/boreholes.ts',
    before: '] as const satisfies readonly Column[]',
    insert: `  { key: '${key}', kind: 'number', measure: 'm', decimals: 1, shown: 'expanded' },\n`,
  }),
  ...(['nl', 'en'] as const).map((language) =>
    inserting({
      file: `catalogue/src/texts/${language}/registers/boreholes.ts`,
      before: '} as const',
      insert: `  'boreholes.${key}': '${name[language]}',\n`,
    }),
  ),
  inserting({
    file: 'catalogue/src/definitions/columns/boreholes.ts',
    before: '}\n',
    insert: `  ${key}: { nl: '${definition.nl}', en: '${definition.en}' },\n`,
  }),
  inserting({
    file: 'ingest/src/demo/registers/rows/borehole-rows.ts',
    before: '      wellName: ',
    insert: `      ${key}: 12.5,\n`,
  }),
  { file: columnsTest, from: 'toHaveLength(23)', to: 'toHaveLength(24)' },
  { file: columnsTest, from: "['statusDescription']", to: `['statusDescription', '${key}']` },
]

/** Follows the recipe by hand, so to say, and gives the files it took. */
export function addColumn(folder: string): string[] {
  for (const { file, from, to } of edits) {
    const [head = '', tail, ...more] = readFileSync(join(folder, file), 'utf8').split(from)
    if (tail === undefined || more.length > 0) throw new Error(`${file} does not have '${from}' once`)
    writeFileSync(join(folder, file), head + to + tail)
  }
  return [...new Set(edits.map(({ file }) => file))].sort()
}
