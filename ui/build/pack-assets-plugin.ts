import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** What shrinks; pictures and fonts are compressed by themselves. */
const SHRINKS = /\.(css|js|json|map|svg|txt)$/

/** Writes the compressed forms of every asset beside it, so that no start of a server has to make them. */
export const packAssetsPlugin = (): Plugin => ({
  name: 'pack-assets',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const folder = join(dir, 'assets')
    const names = (await readdir(folder, { recursive: true })).filter((name) => SHRINKS.test(name))
    await Promise.all(
      names.map(async (name) => {
        const file = join(folder, name)
        const bytes = await readFile(file)
        await Promise.all([
          writeFile(`${file}.br`, await brotli(bytes)),
          writeFile(`${file}.gz`, await zip(bytes, { level: 9 })),
        ])
      }),
    )
  },
})
