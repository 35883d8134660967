import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Every file below a folder by its path, as text in which each byte is one character. */
export async function contentOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  const files = await Promise.all(
    paths.map(async (path) => [path.slice(folder.length + 1), await readFile(path, 'latin1')] as const),
  )
  return Object.fromEntries(files)
}
