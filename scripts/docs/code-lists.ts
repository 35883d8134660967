import { codeLists, type CodeListName } from '../../catalogue/src/codes/index.ts'
import { definitionOf } from '../../catalogue/src/definitions/index.ts'
import { tables } from '../../catalogue/src/tables.ts'
import type { Table } from '../../catalogue/src/grammar/table.ts'
import { sayCode } from '../../catalogue/src/texts/index.ts'
import { cell } from './cell.ts'

const every: readonly Table[] = tables

/** The columns that hold codes of a list: `boreholes.resultCode`. */
const columnsWith = (list: CodeListName): string[] =>
  every.flatMap(({ id, columns }) =>
    columns.flatMap((column) =>
      'codes' in column && column.codes === list ? [`\`${id}.${column.key}\``] : [],
    ),
  )

function row(list: CodeListName, code: string): string {
  const meaning = definitionOf(list, code)!
  const told = (['nl', 'en'] as const).flatMap((language) => [
    sayCode(language, list, code),
    meaning[language],
  ])
  return `| \`${cell(code)}\` | ${told.map(cell).join(' | ')} |`
}

function section(list: CodeListName): string {
  const codes: readonly string[] = codeLists[list]
  const columns = columnsWith(list)
  return [
    `## ${list}`,
    '',
    columns.length === 0 ? 'In no column of a data package.' : `In ${columns.join(', ')}.`,
    '',
    '| code | Dutch | meaning in Dutch | English | meaning in English |',
    '|---|---|---|---|---|',
    ...codes.map((code) => row(list, code)),
  ].join('\n')
}

/** The part of docs/code-lists.md that follows from the catalogue. */
export const codeListSections = (): string =>
  (Object.keys(codeLists) as CodeListName[]).map(section).join('\n\n')
