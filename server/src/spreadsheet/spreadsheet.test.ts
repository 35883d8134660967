import { describe, expect, it } from 'vitest'
import { readSheet } from 'read-excel-file/node'
import { columnName, escapeText } from './cell.ts'
import type { Sheet } from './sheet.ts'
import { workbook } from './workbook.ts'

async function bytesOf(sheets: readonly Sheet[]): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of workbook(sheets)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const one = (row: ReturnType<Sheet['row']>): Sheet => ({
  name: 'Sheet: [one]',
  headers: [row.map((_cell, at) => `column ${at}`)],
  rowCount: 1,
  row: () => row,
})

describe('a spreadsheet', () => {
  it('keeps texts, numbers, dates and empty cells apart', async () => {
    const day = Date.UTC(1984, 11, 31)
    const [, row] = await readSheet(await bytesOf([one(['text', 1.5, null, { day }, { month: day }])]))
    expect(row).toEqual(['text', 1.5, null, new Date(day), new Date(day)])
  })
  it('writes a day before March 1900 as text, because a spreadsheet has no such date', async () => {
    const [, row] = await readSheet(
      await bytesOf([one([{ day: Date.UTC(1850, 1, 3) }, { month: Date.UTC(1850, 1, 3) }])]),
    )
    expect(row).toEqual(['03-02-1850', '02-1850'])
  })
  it.each([
    '=SUM(A1:A9)',
    '+1',
    '-1',
    '@x',
    "'t Zandt",
    '<b> & "q"',
    ' spaces ',
    'ü €',
    '😀',
    '&#13;',
    'a\nb',
  ])('keeps %j as the text it was', async (text) => {
    const [, row] = await readSheet(await bytesOf([one([text])]), { trim: false })
    expect(row).toEqual([text])
  })
  it('cleans characters that XML forbids', () => {
    expect(escapeText('a\u0007b\u0000c\ud800d\ufffe')).toBe('abcd')
  })
  it('names columns from A past Z', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
  })
  it('has as many rows as there are, however many', async () => {
    const sheet: Sheet = {
      name: 'many',
      headers: [['n', 't']],
      rowCount: 5000,
      row: (at) => [at, `row ${at}`],
    }
    const rows = await readSheet(await bytesOf([sheet]))
    expect(rows).toHaveLength(5001)
    expect(rows.at(-1)).toEqual([4999, 'row 4999'])
  })
  it('is the same for the same content', async () => {
    expect(await bytesOf([one(['a', 1])])).toEqual(await bytesOf([one(['a', 1])]))
  })
  it('fails as its rows fail', async () => {
    const broken: Sheet = {
      ...one(['a']),
      row: () => {
        throw new Error('no such row')
      },
    }
    await expect(bytesOf([broken])).rejects.toThrow('no such row')
  })
})
