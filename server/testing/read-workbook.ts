import readXlsx from 'read-excel-file/node'

type Cells = (string | number | boolean | Date | null)[][]

type Workbook = { readonly rows: Cells; readonly about: Cells; readonly more: readonly Cells[] }

/** The cells of every sheet of a file, read by somebody else's program. */
export async function readWorkbook(bytes: Buffer): Promise<Workbook> {
  const sheets = await readXlsx(bytes, { trim: false })
  const [rows = [], about = [], ...more] = sheets.map(({ data }) => data as Cells)
  return { rows, about, more }
}
