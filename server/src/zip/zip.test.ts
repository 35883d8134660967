import { describe, expect, it } from 'vitest'
import { readZip } from '../../testing/read-zip.ts'
import { centralHeader, dataDescriptor, endOfDirectory, EntryTooLarge } from './records.ts'
import { zip, type ZipEntry } from './zip.ts'

async function zipped(entries: Iterable<ZipEntry>, level?: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of zip(entries, level === undefined ? {} : { level })) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function* inPieces(...pieces: string[]): AsyncGenerator<Buffer> {
  for (const piece of pieces) yield Buffer.from(piece)
}

const entry = { name: Buffer.from('a.csv'), offset: 0, crc: 0, size: 0, packed: 0 }

describe('a zip', () => {
  it('holds texts and bytes under their names, and the same content gives the same bytes', async () => {
    const entries = () => [
      { name: 'a.txt', pieces: ['één', ' en twee'] },
      { name: 'files/naïef 1.las', pieces: inPieces('~Version', '\n') },
      { name: 'empty', pieces: inPieces() },
      { name: 'whole.bin', pieces: Buffer.from('at once') },
    ]
    const file = await zipped(entries(), 6)
    expect([...readZip(file)].map(([name, content]) => [name, content.toString()])).toEqual([
      ['a.txt', 'één en twee'],
      ['files/naïef 1.las', '~Version\n'],
      ['empty', ''],
      ['whole.bin', 'at once'],
    ])
    expect((await zipped(entries(), 6)).equals(file)).toBe(true)
  })
  it('counts more files than fit in two bytes in eight', () => {
    const end = endOfDirectory({ count: 65_600, size: 1000, offset: 2000 })
    expect([end.readUInt32LE(0), end.readBigUInt64LE(32), end.readBigUInt64LE(48)]).toEqual([
      0x06064b50,
      65_600n,
      2000n,
    ])
    const locator = end.subarray(56)
    expect([locator.readUInt32LE(0), locator.readBigUInt64LE(8)]).toEqual([0x07064b50, 3000n])
    expect(end.readUInt16LE(end.length - 22 + 10)).toBe(0xffff)
  })
  it('says in eight bytes where a file begins behind the first 4 GiB', () => {
    const header = centralHeader({ ...entry, offset: 5 * 2 ** 30 })
    expect(header.readUInt32LE(42)).toBe(0xffffffff)
    expect(header.readBigUInt64LE(header.length - 8)).toBe(5n * 2n ** 30n)
  })
  it('refuses a file of 4 GiB, with its name', () => {
    expect(() => dataDescriptor({ ...entry, size: 2 ** 32 })).toThrow(EntryTooLarge)
    expect(() => dataDescriptor({ ...entry, size: 2 ** 32 })).toThrow('a.csv has 4294967296 bytes')
  })
})
