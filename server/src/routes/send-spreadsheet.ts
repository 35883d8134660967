import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { aboutSheet, type About } from '../export/about-sheet.ts'
import type { Sheet } from '../spreadsheet/sheet.ts'
import { SPREADSHEET_TYPE, workbook } from '../spreadsheet/workbook.ts'

type Spreadsheet = Omit<About, 'made' | 'rows'> & { readonly fileName: string; readonly sheet: Sheet }

/** Names from other alphabets go in the notation of RFC 8187, beside one that every program reads. */
function disposition(fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, '_')
  const attachment = `attachment; filename="${plain}"`
  return plain === fileName ? attachment : `${attachment}; filename*=UTF-8''${encodeURIComponent(fileName)}`
}

/** Streams a spreadsheet to whoever asked; it stops being made when they go away. */
export function sendSpreadsheet(
  reply: FastifyReply,
  { fileName, sheet, ...about }: Spreadsheet,
): FastifyReply {
  const sheets = [sheet, aboutSheet({ ...about, made: new Date(), rows: sheet.rowCount })]
  return reply
    .type(SPREADSHEET_TYPE)
    .header('content-disposition', disposition(fileName))
    .header('cache-control', 'no-store')
    .send(Readable.from(workbook(sheets), { objectMode: false, highWaterMark: 1 << 17 }))
}
