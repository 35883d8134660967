import type { FileFormat } from '../wire/files.ts'

/** The programs for which a view is written out. */
export const snippetKinds = ['curl', 'python', 'r', 'powerQuery', 'qgis'] as const
export type SnippetKind = (typeof snippetKinds)[number]

type View = {
  /** The name of the table. */
  readonly table: string
  /** Whether its rows have places. */
  readonly hasPlaces: boolean
  /** The whole address of its file in a format. */
  readonly addressOf: (format: FileFormat) => string
}

/** In single quotes of a shell, which hold anything but themselves. */
const inShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** In double quotes of Python and R; an address has neither quotes nor backslashes left in it. */
const inQuotes = (text: string): string => `"${text.replaceAll('"', '%22').replaceAll('\\', '%5C')}"`

const writers: Readonly<Record<SnippetKind, (view: View) => readonly string[]>> = {
  curl: ({ table, addressOf }) => [`curl -o ${table}.csv ${inShell(addressOf('csv'))}`],
  python: ({ addressOf }) => [
    'import pandas as pd',
    '',
    `rows = pd.read_csv(${inQuotes(addressOf('csv'))}, low_memory=False)`,
    'print(len(rows), "rows")',
  ],
  r: ({ addressOf }) => [
    `rows <- read.csv(${inQuotes(addressOf('csv'))}, encoding = "UTF-8")`,
    'cat(nrow(rows), "rows\\n")',
  ],
  powerQuery: ({ addressOf }) => [
    'let',
    `    Source = Csv.Document(Web.Contents(${inQuotes(addressOf('csv'))}), [Delimiter = ",", Encoding = 65001, QuoteStyle = QuoteStyle.Csv]),`,
    '    Rows = Table.PromoteHeaders(Source, [PromoteAllScalars = true])',
    'in',
    '    Rows',
  ],
  qgis: ({ table, hasPlaces, addressOf }) => [
    `iface.addVectorLayer(${inQuotes(
      hasPlaces ? addressOf('geojson') : `CSV:/vsicurl_streaming/${addressOf('csv')}`,
    )}, "${table}", "ogr")`,
  ],
}

/** A view as the lines that a program asks for it with. */
export const snippetOf = (kind: SnippetKind, view: View): string => writers[kind](view).join('\n')
