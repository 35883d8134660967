import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32, inflateRawSync } from 'node:zlib'

/** The files in a zip, found through the directory at its end. */
export function readZip(file: Buffer): ReadonlyMap<string, Buffer> {
  const end = file.length - 22
  const files = new Map<string, Buffer>()
  let at = file.readUInt32LE(end + 16)
  for (let left = file.readUInt16LE(end + 8); left > 0; left--) {
    const nameLength = file.readUInt16LE(at + 28)
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    const local = file.readUInt32LE(at + 42)
    const data = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const content = inflateRawSync(file.subarray(data, data + file.readUInt32LE(at + 20)))
    if (crc32(content) !== file.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`)
    files.set(name, content)
    at += 46 + nameLength + file.readUInt16LE(at + 30)
  }
  return files
}

/** Writes the files of a zip to a folder, as a visitor unpacks it. */
export async function unpackZip(file: Buffer, folder: string): Promise<void> {
  for (const [name, content] of readZip(file)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
}
