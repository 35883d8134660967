import { describe, expect, it } from 'vitest'
import { readSheet } from 'read-excel-file/node'
import { readZip } from '../../testing/read-zip.ts'
import { cellXml, columnName, escapeText } from './cell.ts'
import { sheetXml, type Sheet } from './sheet.ts'
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

/** A part of the file. */
const partOf = (file: Buffer, wanted: string): string => readZip(file).get(wanted)!.toString()

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
  it.each(['_x0041_', 'a_xABCD_b', '_x005F_x0041_'])(
    'keeps %j, which looks like an escape, as it was',
    (text) => {
      // What a spreadsheet reads: ST_Xstring, ECMA-376 part 1, 22.9.2.19.
      const read = (xml: string) =>
        (/<t[^>]*>(.*)<\/t>/.exec(xml)?.[1] ?? '').replace(/_x([\da-f]{4})_/gi, (_all, code: string) =>
          String.fromCharCode(Number.parseInt(code, 16)),
        )
      expect(read(cellXml('A1', text))).toBe(text)
    },
  )
  it('escapes only what looks like an escape', () => {
    expect(cellXml('A1', '_x0041_')).toContain('>_x005F_x0041_<')
    expect(cellXml('A1', 'a_x_b _x00_ x0041')).toContain('>a_x_b _x00_ x0041<')
  })
  it('cuts a text that no cell can hold, with an ellipsis and not within a character', async () => {
    const longest = 'x'.repeat(32_767)
    const [, row] = await readSheet(
      await bytesOf([one([longest, `${longest}y`, `${'x'.repeat(32_765)}😀y`])]),
    )
    expect(row).toEqual([longest, `${'x'.repeat(32_766)}…`, `${'x'.repeat(32_765)}…`])
  })
  it('has a frozen bold header that wraps, a filter over all rows and columns as wide as their texts', async () => {
    const sheet: Sheet = {
      name: 'rows',
      headers: [['n', 'a longer header']],
      rowCount: 3,
      row: (at) => [at, 'x'.repeat(at === 0 ? 100 : 1)],
    }
    const file = await bytesOf([sheet])
    const xml = partOf(file, 'xl/worksheets/sheet1.xml')
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect(xml).toContain('<autoFilter ref="A1:B4"/>')
    expect(xml).toContain('<col min="1" max="1" width="8" customWidth="1"/>')
    expect(xml).toContain('<col min="2" max="2" width="48" customWidth="1"/>')
    expect(xml).toMatch(/<c r="A1" s="1" [^>]*>.*<c r="B1" s="1" /)
    const styles = partOf(file, 'xl/styles.xml')
    const fonts = styles.match(/<font>.*?<\/font>/g)
    const formats = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles)?.[1]?.match(/<xf.*?(?:\/xf>|\/>)/g)
    expect(formats?.[1]).toContain('fontId="1"')
    expect(formats?.[1]).toContain('wrapText="1"')
    expect(fonts?.[1]).toContain('<b/>')
    expect(fonts?.[0]).not.toContain('<b/>')
  })
  it('shows days as dd-mm-yyyy and months as mm-yyyy', async () => {
    const file = await bytesOf([one([{ day: 0 }, { month: 0 }])])
    const xml = partOf(file, 'xl/worksheets/sheet1.xml')
    expect(xml).toContain('<c r="A2" s="2"><v>25569</v></c><c r="B2" s="3"><v>25569</v></c>')
    const styles = partOf(file, 'xl/styles.xml')
    expect(styles).toContain('numFmtId="164" formatCode="dd\\-mm\\-yyyy"')
    expect(styles).toContain('numFmtId="165" formatCode="mm\\-yyyy"')
    const formats = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles)?.[1]?.match(/<xf.*?(?:\/xf>|\/>)/g)
    expect([formats?.[2], formats?.[3]]).toEqual([
      expect.stringContaining('numFmtId="164"'),
      expect.stringContaining('numFmtId="165"'),
    ])
  })
  it('merges places of a header of two rows, both frozen', () => {
    const xml = [
      ...sheetXml({ ...one(['a']), headers: [['over'], ['under']], merged: ['E1:I1', 'J1:K1'] }),
    ].join('')
    expect(xml).toContain(
      '<mergeCells count="2"><mergeCell ref="E1:I1"/><mergeCell ref="J1:K1"/></mergeCells>',
    )
    expect(xml).toContain('<pane ySplit="2" topLeftCell="A3"')
    expect(xml).toContain('<autoFilter ref="A2:A3"/>')
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
