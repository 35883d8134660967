import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import type { FoundOfObject } from '../findings/quality-of.ts'
import type { Sheet } from '../spreadsheet/sheet.ts'
import { sheetOf, type SheetColumn } from './sheet-column.ts'

/** What the rules of quality found about a row. */
export type FindingsOfRow = (row: AnyRow) => readonly FoundOfObject[]

type Chosen = {
  readonly register: Register
  readonly rows: readonly AnyRow[]
  readonly language: Language
  /** Absent of a version that nobody looked through. */
  readonly findingsOf: FindingsOfRow | undefined
}

type FoundInRow = FoundOfObject & { readonly row: AnyRow }

/**
 * The third sheet: what the rules of quality found in the rows of the first, whose columns others rely on. None where
 * they found nothing.
 */
export function findingsSheets({ register, rows, language, findingsOf }: Chosen): readonly Sheet[] {
  if (findingsOf === undefined) return []
  const found: readonly FoundInRow[] = rows.flatMap((row) => findingsOf(row).map((one) => ({ ...one, row })))
  if (found.length === 0) return []
  const say = speak(language)
  const keyColumn = register.key[0]!
  const columns: readonly SheetColumn<FoundInRow>[] = [
    { header: say('quality.sheet.name'), cell: ({ finding }) => finding.name },
    { header: say('quality.sheet.key'), cell: ({ row }) => row[keyColumn] as string | number },
    { header: say('quality.sheet.rule'), cell: ({ rule }) => rule.words[language].title },
    { header: say('quality.sheet.finding'), cell: ({ finding }) => finding[language] },
  ]
  return [sheetOf(say('quality.column'), columns, found)]
}
