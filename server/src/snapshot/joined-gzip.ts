import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

/** As small as a quick brotli, at a third of the time of level 6; each piece is packed once and used in many answers. */
const LEVEL = 4

/**
 * A piece of text packed so that it can stand anywhere in a deflate stream: it refers to nothing before it and ends on
 * a whole byte (RFC 1951, 3.2.4; zlib's Z_FULL_FLUSH).
 */
export const deflatePiece = (bytes: Buffer): Promise<Buffer> =>
  deflate(bytes, { level: LEVEL, finishFlush: constants.Z_FULL_FLUSH })

/** Deflate, no name, no time, written by an unknown system (RFC 1952, 2.3). */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

/** A few bytes as they are: a stored block, the last one of the stream or not (RFC 1951, 3.2.4). */
function storedBlock(text: string, place: 'between' | 'last'): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt8(place === 'last' ? 1 : 0, 0)
  head.writeUInt16LE(text.length, 1)
  head.writeUInt16LE(~text.length & 0xffff, 3)
  return Buffer.concat([head, Buffer.from(text, 'latin1')])
}

const OPEN = Buffer.concat([HEADER, storedBlock('[', 'between')])
const COMMA = storedBlock(',', 'between')
const CLOSE = storedBlock(']', 'last')

const comma = Buffer.from(',')
const open = Buffer.from('[')
const close = Buffer.from(']')

const withCommas = (runs: readonly Buffer[], between: Buffer): Buffer[] =>
  runs.flatMap((run, at) => (at === 0 ? [run] : [between, run]))

/** The JSON array of runs of rows: `[` run `,` run `]`, in parts that are shared by everybody who asks. */
export const joinedBytes = (runs: readonly Buffer[]): Buffer[] => [open, ...withCommas(runs, comma), close]

/** The checksum of that array, which gzip ends with. */
export const checksumOf = (runs: readonly Buffer[]): number =>
  joinedBytes(runs).reduce((sum, part) => crc32(part, sum), 0)

type Joined = {
  readonly runs: readonly Buffer[]
  readonly packed: readonly Buffer[]
  readonly checksum: number
}

/** The same array as the parts of one gzip member, put together from packed runs: nothing is compressed or copied when it is asked for. */
export function joinedGzip({ runs, packed, checksum }: Joined): Buffer[] {
  const length = joinedBytes(runs).reduce((sum, part) => sum + part.length, 0)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(length % 2 ** 32, 4)
  return [OPEN, ...withCommas(packed, COMMA), Buffer.concat([CLOSE, trailer])]
}
