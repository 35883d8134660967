import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { BytesOnDisk } from '../disk/bytes-on-disk.ts'
import type { Encoding } from './encoding.ts'

/** The bytes of an answer in every encoding, made once. */
export type Packed = { readonly [E in Encoding]: Buffer }

/** The same where the unpacked form, which few callers take, may stay on disk. */
export type Sendable = Omit<Packed, 'identity'> & { readonly identity: Buffer | BytesOnDisk }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** For what is kept: small matters more than the seconds it takes, off the request path. */
const KEPT = { brotli: 9, gzip: 7 }
/** For what is made while somebody waits. */
const QUICK = { brotli: 4, gzip: 3 }

type Quality = { readonly brotli: number; readonly gzip: number }

const packers = {
  identity: async (bytes) => bytes,
  br: (bytes, quality) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes, quality) => zip(bytes, { level: quality.gzip }),
} as const satisfies Record<Encoding, (bytes: Buffer, quality: Quality) => Promise<Buffer>>

async function pack(identity: Buffer, quality: Quality): Promise<Packed> {
  const [br, gzipped] = await Promise.all([packers.br(identity, quality), packers.gzip(identity, quality)])
  return { identity, br, gzip: gzipped }
}

export const packToKeep = (identity: Buffer): Promise<Packed> => pack(identity, KEPT)
export const packQuickly = (identity: Buffer): Promise<Packed> => pack(identity, QUICK)

/** Only the form that is asked for, of bytes that are sent once. */
export const packAs = (encoding: Encoding, bytes: Buffer): Promise<Buffer> => packers[encoding](bytes, QUICK)
