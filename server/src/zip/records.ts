/** What is known of an entry once it is written. */
export type Written = {
  readonly name: Buffer
  readonly offset: number
  crc: number
  size: number
  packed: number
}

/** Sizes and checksum follow the data, because they are not known before (APPNOTE 4.4.4, bit 3); names are UTF-8 (bit 11). */
const FLAGS = 0x0808
const DEFLATED = 8
const VERSION = 20
/** What a reader must know for more than 65,535 entries or 4 GiB (zip64). */
const VERSION_64 = 45
/** 1 January 1980, the first day a zip can tell: the same content gives the same bytes. */
const DOS_DATE = 0x21

/** A number of two or four bytes with only ones says that the real one stands among the records of zip64. */
const MOST_16 = 0xffff
const MOST_32 = 0xffffffff

/** One entry is too large for a reader that does not know its size beforehand. */
export class EntryTooLarge extends Error {
  override readonly name = 'EntryTooLarge'
}

export function localHeader({ name }: Written): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(FLAGS, 6)
  header.writeUInt16LE(DEFLATED, 8)
  header.writeUInt16LE(DOS_DATE, 12)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

export function dataDescriptor({ name, crc, size, packed }: Written): Buffer {
  if (size >= MOST_32 || packed >= MOST_32)
    throw new EntryTooLarge(`${name.toString()} has ${size} bytes: a file in a zip stays under 4 GiB here`)
  const descriptor = Buffer.alloc(16)
  descriptor.writeUInt32LE(0x08074b50, 0)
  descriptor.writeUInt32LE(crc, 4)
  descriptor.writeUInt32LE(packed, 8)
  descriptor.writeUInt32LE(size, 12)
  return descriptor
}

export function centralHeader({ name, offset, crc, size, packed }: Written): Buffer {
  const extra = offset < MOST_32 ? Buffer.alloc(0) : farOffset(offset)
  const version = extra.length === 0 ? VERSION : VERSION_64
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(version, 4)
  header.writeUInt16LE(version, 6)
  header.writeUInt16LE(FLAGS, 8)
  header.writeUInt16LE(DEFLATED, 10)
  header.writeUInt16LE(DOS_DATE, 14)
  header.writeUInt32LE(crc, 16)
  header.writeUInt32LE(packed, 20)
  header.writeUInt32LE(size, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt16LE(extra.length, 30)
  header.writeUInt32LE(Math.min(offset, MOST_32), 42)
  return Buffer.concat([header, name, extra])
}

/** Where an entry begins, behind the first 4 GiB (APPNOTE 4.5.3). */
function farOffset(offset: number): Buffer {
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(offset), 4)
  return extra
}

type Directory = { readonly count: number; readonly size: number; readonly offset: number }

export function endOfDirectory({ count, size, offset }: Directory): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, MOST_16), 8)
  end.writeUInt16LE(Math.min(count, MOST_16), 10)
  end.writeUInt32LE(Math.min(size, MOST_32), 12)
  end.writeUInt32LE(Math.min(offset, MOST_32), 16)
  const fits = count < MOST_16 && size < MOST_32 && offset < MOST_32
  return fits ? end : Buffer.concat([largeDirectory({ count, size, offset }), end])
}

/** The end of a directory in numbers of eight bytes, and where that stands (APPNOTE 4.3.14 and 4.3.15). */
function largeDirectory({ count, size, offset }: Directory): Buffer {
  const end = Buffer.alloc(56)
  end.writeUInt32LE(0x06064b50, 0)
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE(VERSION_64, 12)
  end.writeUInt16LE(VERSION_64, 14)
  end.writeBigUInt64LE(BigInt(count), 24)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(size), 40)
  end.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(offset + size), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([end, locator])
}
