import { chmodSync, cpSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Copied = {
  readonly from: string
  /** A folder that is empty, or not there yet. */
  readonly into: string
  /** Folders to make beside them. */
  readonly empty?: readonly string[]
}

/**
 * Copies files and folders for a user other than the one who copies: everybody may read them, whatever this user's files are
 * made like. What was copied goes again where it does not succeed whole.
 */
export function copyParts(parts: readonly string[], { from, into, empty = [] }: Copied): void {
  // The first folder that was made, so that nobody is kept out by one above.
  const made = mkdirSync(into, { recursive: true })
  try {
    for (const part of parts) {
      mkdirSync(dirname(join(into, part)), { recursive: true })
      cpSync(join(from, part), join(into, part), { recursive: true })
    }
    for (const folder of empty) mkdirSync(join(into, folder))
    letEverybodyRead(made ?? into)
  } catch (error) {
    for (const path of made === undefined ? readdirSync(into).map((name) => join(into, name)) : [made])
      rmSync(path, { recursive: true, force: true })
    throw error
  }
}

const OWNER_EXECUTES = 0o100

function letEverybodyRead(path: string): void {
  const found = lstatSync(path)
  // A link would lead the change to what it names.
  if (found.isSymbolicLink()) return
  chmodSync(path, found.isDirectory() || (found.mode & OWNER_EXECUTES) > 0 ? 0o755 : 0o644)
  if (found.isDirectory()) for (const name of readdirSync(path)) letEverybodyRead(join(path, name))
}
