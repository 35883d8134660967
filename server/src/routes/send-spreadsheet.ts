import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { asAttachment } from '../answer/attachment.ts'
import { holdSoonFor, watched } from '../answer/send-parts.ts'
import { aboutSheet, type About } from '../export/about-sheet.ts'
import type { Sheet } from '../spreadsheet/sheet.ts'
import { SPREADSHEET_TYPE, workbook } from '../spreadsheet/workbook.ts'
import { inTimeSlices } from '../time-slices.ts'

type Spreadsheet = Omit<About, 'made' | 'rows'> & {
  readonly fileName: string
  readonly sheet: Sheet
  /** What stands behind it and where it comes from; the national service has no more. */
  readonly moreSheets?: readonly Sheet[]
  readonly isLegacy: boolean
}

/** What the first sheet of the national service is called, and what scripts that were made for it ask for. */
const LEGACY_SHEET = 'Sheet0'

/** What making one holds: a piece of the sheet, the same packed, and the memory of the packer. */
const HELD_BYTES = 1 << 20

/** Streams a spreadsheet to whoever asked, once there is room to make it; it stops being made when they go away. */
export async function sendSpreadsheet(reply: FastifyReply, make: () => Spreadsheet): Promise<FastifyReply> {
  const hold = await holdSoonFor(reply, HELD_BYTES)
  // Many may have waited for the same moment.
  const { fileName, sheet, moreSheets = [], isLegacy, ...about } = await inTimeSlices(make)
  const first = isLegacy ? { ...sheet, name: LEGACY_SHEET } : sheet
  const sheets = [
    first,
    aboutSheet({ ...about, made: new Date(), rows: sheet.rowCount }),
    ...(isLegacy ? [] : moreSheets),
  ]
  return reply
    .type(SPREADSHEET_TYPE)
    .header('content-disposition', asAttachment(fileName))
    .header('cache-control', 'no-store')
    .send(Readable.from(watched(hold, workbook(sheets)), { objectMode: false, highWaterMark: 1 << 17 }))
}
