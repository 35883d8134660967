import { readSheet } from 'read-excel-file/node'

export type Cells = (string | number | boolean | Date | null)[][]

/** The cells of both sheets of a file, read by somebody else's program. */
export async function readWorkbook(bytes: Buffer): Promise<{ rows: Cells; about: Cells }> {
  const read = async (sheet: number): Promise<Cells> =>
    (await readSheet(bytes, sheet, { trim: false })) as Cells
  return { rows: await read(1), about: await read(2) }
}
