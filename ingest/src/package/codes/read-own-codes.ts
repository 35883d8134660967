import { codeLists, type CodeListName } from '@datacentre/catalogue/codes/index'
import { Unreadable, type Findings } from '../fault.ts'
import { checkHeader } from '../csv/header.ts'
import { refuseOtherHash, refuseOtherSize } from '../described-file.ts'
import { readTable, type RawRow } from '../read-table.ts'
import type { Resource } from '../resource.ts'
import { placeOf } from '../row-place.ts'
import { placesOf, rowReader, type ReadRow } from '../row-reader.ts'
import { asListed, isInList, NO_OWN_CODES, ownCodes, type OwnCode, type OwnCodes } from './own-codes.ts'

type CodesReading = {
  readonly folder: string
  readonly resource: Resource
  readonly findings: Findings
  readonly onBytes: (count: number) => void
}

const isList = (name: string): name is CodeListName => Object.hasOwn(codeLists, name)

const textOf = (row: ReadRow, key: string): string | null => {
  const value = row[key]
  return typeof value === 'string' ? value : null
}

/** Reads the codes that a package brings, telling every fault, and gives the checksum of their file. */
export async function readOwnCodes(
  reading: CodesReading,
): Promise<{ readonly codes: OwnCodes; readonly sha256: string }> {
  const { findings, resource } = reading
  const { table, path: file } = resource
  const read: { readonly own: OwnCode; readonly raw: RawRow }[] = []
  try {
    await refuseOtherSize(reading.folder, resource)
    const batches = readTable(reading)
    let header: readonly string[] | null = null
    let reader: ReturnType<typeof rowReader> | null = null
    for (;;) {
      const { value, done } = await batches.next()
      if (done) {
        refuseOtherHash(resource, value)
        return { codes: checked(), sha256: value }
      }
      if (header !== value.header) {
        header = value.header
        const { delimiter } = resource.dialect
        reader = checkHeader({ table, file, header, delimiter, findings })
          ? rowReader(table, placesOf(table, header))
          : null
      }
      for (const raw of value.rows) {
        if (raw.written !== undefined) {
          const rule = 'must have as many values as the header has names'
          findings.fault({ ...placeOf(raw, file), column: null, value: null, rule })
          continue
        }
        const row = reader?.(raw, (column, text, rule) => {
          findings.fault({ ...placeOf(raw, file), column, value: text, rule })
        })
        const own = row === undefined ? null : codeOf(row, raw)
        if (own !== null) read.push({ own, raw })
      }
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    const { line, row, message: rule } = error
    findings.fault({ file, line, ...(row === undefined ? {} : { row }), column: null, value: null, rule })
    return { codes: NO_OWN_CODES, sha256: '' }
  }

  function codeOf(row: ReadRow, raw: RawRow): OwnCode | null {
    const [list, code] = [textOf(row, 'list'), textOf(row, 'code')]
    if (list === null || code === null) return null
    if (!isList(list)) {
      const rule = `must be a code list: ${Object.keys(codeLists).join(', ')}`
      findings.fault({ ...placeOf(raw, file), column: 'list', value: list, rule })
      return null
    }
    const words = { nl: textOf(row, 'nl'), en: textOf(row, 'en'), definition: textOf(row, 'definition') }
    const sameAs = textOf(row, 'sameAs')
    // In the spelling of our list, so that a code of ours in another case is not a second one.
    const listed = (given: string): string => asListed(list, given) ?? given
    return { list, code: listed(code), ...words, sameAs: sameAs === null ? null : listed(sameAs) }
  }

  /** What one code says of another can only be checked when all were read. */
  function checked(): OwnCodes {
    const isOwn = ({ list, sameAs }: OwnCode): boolean =>
      read.some(
        ({ own }) =>
          own.list === list && own.sameAs === null && own.code.toLowerCase() === sameAs?.toLowerCase(),
      )
    const seen = new Set<string>()
    for (const { own, raw } of read) {
      const key = `${own.list} ${own.code.toLowerCase()}`
      if (seen.has(key))
        findings.fault({
          ...placeOf(raw, file),
          column: 'code',
          value: own.code,
          rule: 'must be unique in its list',
        })
      seen.add(key)
      if (own.sameAs !== null && !isInList(own.list, own.sameAs) && !isOwn(own)) {
        const rule = `must be a code of the list ${own.list}, or one that the package adds to it`
        findings.fault({ ...placeOf(raw, file), column: 'sameAs', value: own.sameAs, rule })
      } else if (own.sameAs === null && own.nl === null && own.en === null) {
        const rule = 'must have a text in nl or en, or name the code that it is the sameAs'
        findings.fault({ ...placeOf(raw, file), column: 'nl', value: null, rule })
      }
    }
    return ownCodes(read.map(({ own }) => own))
  }
}
