const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  ENOENT: 'it does not exist',
}

/** What is wrong with a file or folder, in words; null for any other error. */
export function sayFileTrouble(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  const reason = reasons[String(error.code)]
  if (reason === undefined) return null
  if ('path' in error) return `${String(error.path)} cannot be used: ${reason}`
  // A disk that fills up while a file is written is told without the name of the file.
  return error.code === 'ENOSPC'
    ? 'Nothing could be written: the disk is full. Make room and try again'
    : null
}
