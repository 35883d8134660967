import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv, type CsvRecord } from './csv.ts'

const PLAIN = { delimiter: ',', quoteChar: '"', commentChar: null, skipInitialSpace: false }

async function* pieces(...texts: string[]): AsyncGenerator<string> {
  yield* texts
}

async function read(texts: string[], delimiter = ','): Promise<CsvRecord[]> {
  const records: CsvRecord[] = []
  for await (const batch of readCsv(pieces(...texts), { ...PLAIN, delimiter })) records.push(...batch)
  return records
}

const valuesOf = async (...texts: string[]) => (await read(texts)).map(({ values }) => values)

describe('a CSV file', () => {
  it('holds a record a line, with or without a last line end', async () => {
    expect(await valuesOf('a,b\n1,2\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(await valuesOf('a,b\r\n1,2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })
  it('may quote values that hold commas, quotes and line ends', async () => {
    expect(await valuesOf('a,"b, ""c""\nd",e\n')).toEqual([['a', 'b, "c"\nd', 'e']])
  })
  it('may start with a byte order mark and hold blank lines', async () => {
    expect(await valuesOf('\uFEFFa,b\n\n1,2\n\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })
  it('tells the line each record begins on', async () => {
    const records = await read(['a,b\n"x\ny",2\n3,4\n'])
    expect(records.map(({ line }) => line)).toEqual([1, 2, 4])
  })
  it('with a quote that is never closed is refused, with the line', async () => {
    await expect(read(['a,b\n1,"2\n3,4\n'])).rejects.toMatchObject({ name: 'Unreadable', line: 2 })
  })
  it('with a quote that is missing is refused after 1 MB, not after the whole file', async () => {
    let taken = 0
    async function* endless(): AsyncGenerator<string> {
      yield 'a,b\n1,2\n3,"4\n'
      for (; ; taken++) yield '5,6\n'.repeat(50_000)
    }
    const reading = async (): Promise<void> => {
      for await (const _batch of readCsv(endless(), PLAIN)) continue
    }
    await expect(reading()).rejects.toMatchObject({ line: 3, message: expect.stringContaining('over 1 MB') })
    expect(taken).toBeLessThan(8)
  })
  it('with lines that end in CR only is refused', async () => {
    await expect(read(['a,b\r1,2\r'])).rejects.toMatchObject({ line: 1, name: 'Unreadable' })
    await expect(read(['a,b\r', '1,2\r'])).rejects.toThrow('CR only')
    expect(await valuesOf('a,b\r', '\n1,2\r\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })
  it('may hold lines of spaces', async () => {
    expect(await valuesOf('a,b\n   \n1,2\n \r\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })
  it('reads the same one character at a time', async () => {
    const text = 'a,b\r\n"x ""y""\n z",2\r\n\r\n3,"4"\r\n"5",""'
    expect(await read([...text])).toEqual(await read([text]))
  })
  it('reads the same in whatever pieces it arrives', async () => {
    const value = fc.string({ maxLength: 6, unit: fc.constantFrom('a', 'é', ',', '"', '\n', ' ', ';') })
    const record = fc.array(value, { minLength: 2, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(fc.array(record, { maxLength: 6 }), fc.nat({ max: 30 }), async (records, at) => {
        const text = records
          .map((values) => values.map((part) => `"${part.replaceAll('"', '""')}"`).join(','))
          .join('\n')
        expect((await read([text.slice(0, at), text.slice(at)])).map(({ values }) => values)).toEqual(records)
      }),
    )
  })
})
