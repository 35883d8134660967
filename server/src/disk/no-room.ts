/** What systems call a disk, or the part of it that a user may fill, without room. */
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** There is no room for what a version is served from. */
export class NoRoomToKeep extends Error {
  override readonly name = 'NoRoomToKeep'
  constructor(folder: string, cause: unknown) {
    super(`The disk of ${folder} is full, so the dataset cannot be made ready: make room there.`, { cause })
  }
}

/** The same error, or NoRoomToKeep where that is what it means. */
export const asNoRoom = (error: unknown, folder: string): unknown =>
  error instanceof Error && 'code' in error && FULL.includes(error.code)
    ? new NoRoomToKeep(folder, error)
    : error
