import { cellXml, columnName, escapeCellText, formats, type Cell } from './cell.ts'

export type Sheet = {
  readonly name: string
  /** The header, one or more rows of equal length. An empty text leaves its place empty. */
  readonly headers: readonly (readonly string[])[]
  /** Places of the header that are one, such as `E1:I1`. */
  readonly merged?: readonly string[]
  readonly rowCount: number
  readonly row: (index: number) => readonly Cell[]
  /** Off for a sheet that is read, not sorted. */
  readonly filtered?: boolean
}

/** Characters of XML that are handed on at a time. */
const PIECE = 1 << 16
const NARROWEST = 8
const WIDEST = 48
const ROWS_MEASURED = 200

const lengthOf = (cell: Cell): number => {
  if (cell === null) return 0
  return typeof cell === 'object' ? 10 : String(cell).length
}

/** Wide enough for the header and the first rows, within reason. */
function widths({ headers, rowCount, row }: Sheet): number[] {
  const widest = (headers.at(-1) ?? []).map((header) => header.length)
  for (let index = 0; index < Math.min(rowCount, ROWS_MEASURED); index++) {
    row(index).forEach((cell, at) => {
      widest[at] = Math.max(widest[at] ?? 0, lengthOf(cell))
    })
  }
  return widest.map((width) => Math.min(WIDEST, Math.max(NARROWEST, width + 2)))
}

function headerRow(cells: readonly string[], number: number, names: readonly string[]): string {
  const xml = cells.map((text, at) =>
    text === ''
      ? ''
      : `<c r="${names[at]}${number}" s="${formats.header}" t="inlineStr"><is><t>${escapeCellText(text)}</t></is></c>`,
  )
  return `<row r="${number}">${xml.join('')}</row>`
}

/** The XML of a worksheet in pieces: widths, frozen bold header, rows, filter, merged places. */
export function* sheetXml(sheet: Sheet): Generator<string> {
  const { headers, rowCount, row, merged = [], filtered = true } = sheet
  const count = headers.at(-1)?.length ?? 0
  const names = Array.from({ length: count }, (_, index) => columnName(index))
  const last = names.at(-1) ?? 'A'
  yield (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
      `<dimension ref="A1:${last}${headers.length + rowCount}"/>` +
      `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${headers.length}" topLeftCell="A${headers.length + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
      `<cols>${widths(sheet)
        .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
        .join('')}</cols>` +
      `<sheetData>${headers.map((cells, at) => headerRow(cells, at + 1, names)).join('')}`
  )
  let piece = ''
  for (let index = 0; index < rowCount; index++) {
    const number = headers.length + 1 + index
    piece += `<row r="${number}">`
    const cells = row(index)
    for (let at = 0; at < count; at++) piece += cellXml(`${names[at]}${number}`, cells[at] ?? null)
    piece += '</row>'
    if (piece.length >= PIECE) {
      yield piece
      piece = ''
    }
  }
  yield (
    `${piece}</sheetData>` +
      (filtered ? `<autoFilter ref="A${headers.length}:${last}${headers.length + rowCount}"/>` : '') +
      (merged.length > 0
        ? `<mergeCells count="${merged.length}">${merged.map((place) => `<mergeCell ref="${place}"/>`).join('')}</mergeCells>`
        : '') +
      '</worksheet>'
  )
}
