import { codeLists, type CodeListName } from '@datacentre/catalogue/codes/index'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { addresses } from '@datacentre/catalogue/wire/addresses'
import { isInList } from '../package/codes/own-codes.ts'
import { textOrNull } from '../package/geojson/json.ts'
import type { Mirroring } from './mirrored.ts'
import { NotAnswered } from './not-answered.ts'
import { isWireRow, listIn, rowsIn, type WireRow } from './wire-row.ts'

type Lists = Readonly<Record<string, readonly unknown[]>>

function listsIn(answer: unknown): Lists {
  if (!isWireRow(answer)) throw new NotAnswered('answered no code lists')
  return Object.fromEntries(Object.entries(answer).map(([list, codes]) => [list, listIn(codes)]))
}

const isList = (name: string): name is CodeListName => Object.hasOwn(codeLists, name)

/** A dataset defines a code once, in whatever language. */
const definitionIn = ({ definition }: WireRow): string | null =>
  isWireRow(definition) ? (textOrNull(definition['nl']) ?? textOrNull(definition['en'])) : null

/** The codes that the service has beside those of our lists; none where it does not tell its lists. */
export async function readCodes({ caller, report, home }: Mirroring): Promise<readonly AnyRow[]> {
  const { path } = addresses.codes
  try {
    const lists = await caller.ask({ method: 'GET', url: home + path }, listsIn)
    return Object.entries(lists).flatMap(([list, codes]) => {
      const wire = rowsIn(codes, { report, call: path })
      if (isList(list)) return ownCodesOf(list, wire)
      report.leftOut('code lists that we do not have', list)
      return []
    })
  } catch (error) {
    if (!(error instanceof NotAnswered)) throw error
    if (!error.isAbsent) report.notRead('codes', error.message)
    return []
  }
}

function ownCodesOf(list: CodeListName, wire: readonly WireRow[]): AnyRow[] {
  const seen = new Set<string>()
  return wire.flatMap((row) => {
    const code = textOrNull(row['code'])
    if (code === null || isInList(list, code) || seen.has(code.toLowerCase())) return []
    seen.add(code.toLowerCase())
    const [nl, en] = [textOrNull(row['nl']), textOrNull(row['en'])]
    return [
      { list, code, nl: nl ?? en ?? code, en: en ?? nl ?? code, definition: definitionIn(row), sameAs: null },
    ]
  })
}
