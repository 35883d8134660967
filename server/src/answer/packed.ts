import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './encoding.ts'

/** The bytes of an answer in every encoding, made once. */
export type Packed = { readonly [E in Encoding]: Buffer }

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** For what is kept: small matters more than the seconds it takes, off the request path. */
const KEPT = { brotli: 9, gzip: 7 }
/** For what is made while somebody waits. */
const QUICK = { brotli: 4, gzip: 3 }

async function pack(identity: Buffer, quality: { brotli: number; gzip: number }): Promise<Packed> {
  const [br, gzipped] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    zip(identity, { level: quality.gzip }),
  ])
  return { identity, br, gzip: gzipped }
}

export const packToKeep = (identity: Buffer): Promise<Packed> => pack(identity, KEPT)
export const packQuickly = (identity: Buffer): Promise<Packed> => pack(identity, QUICK)
