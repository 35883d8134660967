import { RecordCutter, type CsvDialect, type CsvRecord } from './csv-record.ts'

export type { CsvRecord } from './csv-record.ts'

/**
 * Records of a CSV text that arrives in pieces (RFC 4180: quoted values may hold delimiters, doubled quotes and line
 * ends). Records come in batches because half a million single ones would mean half a million waits.
 */
export async function* readCsv(
  pieces: AsyncIterable<string>,
  dialect: CsvDialect,
): AsyncGenerator<CsvRecord[]> {
  const cutter = new RecordCutter(dialect)
  let first = true
  for await (const piece of pieces) {
    const records = cutter.add(first ? piece.replace(/^\uFEFF/, '') : piece)
    first = false
    if (records.length > 0) yield records
  }
  const records = cutter.end()
  if (records.length > 0) yield records
}
