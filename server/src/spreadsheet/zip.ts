import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { inTimeSlices } from '../time-slices.ts'

/** One file in the archive; its text comes in pieces and is never held whole. */
export type ZipEntry = { readonly name: string; readonly pieces: Iterable<string> }

/** Sizes and checksum follow the data, because they are not known before (APPNOTE 4.4.4, bit 3); names are UTF-8 (bit 11). */
const FLAGS = 0x0808
const DEFLATED = 8
const VERSION = 20
/** 1 January 1980, the first day a zip can tell: the same content gives the same bytes. */
const DOS_DATE = 0x21

/** Fast rather than small: level 1 takes a third of the time of level 6 and makes sheets a fifth larger. */
const LEVEL = 1

type Written = { readonly name: Buffer; readonly offset: number; crc: number; size: number; packed: number }

/** A zip archive as a stream of bytes (APPNOTE 6.3.10, without zip64: an archive stays under 4 GiB). */
export async function* zip(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  for (const { name, pieces } of entries) {
    const entry: Written = { name: Buffer.from(name), offset, crc: 0, size: 0, packed: 0 }
    const header = localHeader(entry)
    yield header
    for await (const chunk of deflated(pieces, entry)) {
      entry.packed += chunk.length
      yield chunk
    }
    const descriptor = dataDescriptor(entry)
    yield descriptor
    offset += header.length + entry.packed + descriptor.length
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(centralHeader))
  yield directory
  yield endOfDirectory({ count: written.length, size: directory.length, offset })
}

function next(steps: Iterator<string>): Buffer | null {
  const { done, value } = steps.next()
  return done === true ? null : Buffer.from(value)
}

async function* deflated(pieces: ZipEntry['pieces'], entry: Written): AsyncGenerator<Buffer> {
  async function* counted(): AsyncGenerator<Buffer> {
    const steps = pieces[Symbol.iterator]()
    // Each piece in turn: many spreadsheets at once share the thread with everybody else.
    for (
      let bytes = await inTimeSlices(() => next(steps));
      bytes !== null;
      bytes = await inTimeSlices(() => next(steps))
    ) {
      entry.crc = crc32(bytes, entry.crc)
      entry.size += bytes.length
      yield bytes
    }
  }
  const deflate = createDeflateRaw({ level: LEVEL, chunkSize: 1 << 16 })
  // A failure of either end destroys the other; the loop below then throws it.
  pipeline(Readable.from(counted(), { objectMode: false, highWaterMark: 1 << 17 }), deflate, () => {})
  for await (const chunk of deflate) yield chunk as Buffer
}

function localHeader({ name }: Written): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(FLAGS, 6)
  header.writeUInt16LE(DEFLATED, 8)
  header.writeUInt16LE(DOS_DATE, 12)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function dataDescriptor({ crc, size, packed }: Written): Buffer {
  const descriptor = Buffer.alloc(16)
  descriptor.writeUInt32LE(0x08074b50, 0)
  descriptor.writeUInt32LE(crc, 4)
  descriptor.writeUInt32LE(packed, 8)
  descriptor.writeUInt32LE(size, 12)
  return descriptor
}

function centralHeader({ name, offset, crc, size, packed }: Written): Buffer {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(VERSION, 6)
  header.writeUInt16LE(FLAGS, 8)
  header.writeUInt16LE(DEFLATED, 10)
  header.writeUInt16LE(DOS_DATE, 14)
  header.writeUInt32LE(crc, 16)
  header.writeUInt32LE(packed, 20)
  header.writeUInt32LE(size, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt32LE(offset, 42)
  return Buffer.concat([header, name])
}

function endOfDirectory({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
