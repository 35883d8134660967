const ABSENT = 'it is not there'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder, not a file',
  ENOENT: ABSENT,
  ENOTDIR: ABSENT,
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EIO: 'the disk gives an error',
}

/** Why the system gives no bytes of a file. */
export type ReadRefusal = {
  /** Such as ENOENT. */
  readonly code: string
  readonly isAbsent: boolean
  /** The end of a sentence: `cannot be read: permission denied`. */
  readonly sentence: string
}

export function readRefusal(code: string): ReadRefusal {
  const reason = REASONS[code] ?? `the system says ${code}`
  return { code, isAbsent: reason === ABSENT, sentence: `cannot be read: ${reason}` }
}

/** What the system refused; null for any other error. */
export const readRefusalIn = (error: unknown): ReadRefusal | null =>
  error instanceof Error && 'syscall' in error && 'code' in error ? readRefusal(String(error.code)) : null
