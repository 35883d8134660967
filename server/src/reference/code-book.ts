import type { CodeListName } from '@datacentre/catalogue/codes/index'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { tables } from '@datacentre/catalogue/tables'
import { speak, type Language, type TextKey } from '@datacentre/catalogue/texts/index'
import { columnTextKey } from '@datacentre/catalogue/texts/keys'
import type { OwnTexts } from '@datacentre/catalogue/texts/spoken'
import type { ListedCode } from '@datacentre/catalogue/wire/calls'
import type { Connection } from '@datacentre/database'
import { codeListsOf } from '../code-lists.ts'
import { collections } from '../collections/collections.ts'
import { withParameters, type Asked } from '../features/api-base.ts'
import { keptIn } from '../request/version-asked.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { codeUses, type CodeUse } from './code-uses.ts'

/** A code, what it means, and which rows have it. */
export type BookedCode = ListedCode & {
  /** Listed by an earlier version that is kept, and by this one no more. */
  readonly isRetired: boolean
  readonly uses: readonly LinkedUse[]
}

/** A use with the address of its rows; null for details, which are only shown with their object. */
type LinkedUse = CodeUse & { readonly href: string | null }

export type BookedList = {
  readonly list: CodeListName
  /** What the columns are called that have its codes. */
  readonly title: { readonly nl: string; readonly en: string }
  readonly codes: readonly BookedCode[]
}

/** Every list with all its codes, those among them that only the data have. */
export async function codeBook(
  { snapshot, store }: { readonly snapshot: Snapshot; readonly store: Connection },
  ofSite: OwnTexts,
  asked: Asked,
): Promise<readonly BookedList[]> {
  const lists = codeListsOf(snapshot.version, ofSite)
  const uses = await codeUses(snapshot, store)
  const before = keptIn(snapshot)
    .slice(1)
    .map((version) => codeListsOf(version, ofSite))
  return (Object.entries(lists) as [CodeListName, readonly ListedCode[]][]).map(([list, codes]) => {
    const used = uses.get(list)!
    const unlisted = [...used.keys()].filter((code) => !codes.some((listed) => listed.code === code))
    const now = [...codes, ...unlisted.map((code) => ({ code, nl: code, en: code, definition: null }))]
    const known = new Set(now.map(({ code }) => code))
    // The newest first: a code is kept as it was last called.
    const gone = new Map(
      before.flatMap((earlier) => earlier[list].map((listed) => [listed.code, listed] as const)).toReversed(),
    )
    const all = [
      ...now.map((listed) => ({ ...listed, isRetired: false })),
      ...[...gone.values()]
        .filter(({ code }) => !known.has(code))
        .map((listed) => ({ ...listed, isRetired: true })),
    ]
    return {
      list,
      title: { nl: titleOf(list, 'nl'), en: titleOf(list, 'en') },
      codes: all.map((listed) => ({
        ...listed,
        uses: (used.get(listed.code) ?? []).map((use) => linked(use, listed.code, asked)),
      })),
    }
  })
}

/** Lists that no column has: they are choices on a screen, or stand inside other values. */
const notInColumns: { readonly [List in CodeListName]?: Readonly<Record<Language, string>> } = {
  lineCategory: { nl: 'Soort lijn', en: 'Kind of line' },
  logCurve: { nl: 'Soort logcurve', en: 'Kind of log curve' },
  stratGroup: { nl: 'Stratigrafische groep', en: 'Stratigraphic group' },
  unit: { nl: 'Eenheid van productiecijfers', en: 'Unit of production figures' },
}

/** The names of the columns with codes of a list, each once, and the tables that have them; `Status (Boringen)`. */
function titleOf(list: CodeListName, language: Language): string {
  const say = speak(language)
  const coded = tables.flatMap((table: Table) =>
    table.columns
      .filter((column) => 'codes' in column && column.codes === list)
      .map((column) => ({
        table: say(`table.${table.id}` as TextKey),
        name: say(columnTextKey(table, column)),
      })),
  )
  if (coded.length === 0) return notInColumns[list]?.[language] ?? list
  const eachOnce = (texts: readonly string[]): string => [...new Set(texts)].join(', ')
  return `${eachOnce(coded.map(({ name }) => name))} (${eachOnce(coded.map(({ table }) => table))})`
}

const linked = (use: CodeUse, code: string, { base }: Asked): LinkedUse => ({
  ...use,
  href: collections.some(({ id }) => id === use.table)
    ? withParameters(`${base}/collections/${use.table}/items`, { [use.column]: code })
    : null,
})
