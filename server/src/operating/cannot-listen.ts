/** What a server was to listen at, by its settings. */
type ListensAt = { readonly setting: 'PORT' | 'ADMIN_PORT'; readonly host: string; readonly port: number }

const noSuchAddress = ({ host }: ListensAt): string =>
  `HOST is "${host}", but this machine has no such address.`
const noSuchHost = ({ host }: ListensAt): string => `HOST is "${host}", but no such host is known.`

/** What keeps a server from listening, and the setting that mends it. */
const reasons: Readonly<Record<string, (at: ListensAt) => string>> = {
  EADDRINUSE: ({ setting, host, port }) =>
    `${setting} ${port} is in use on ${host}: set ${setting} to another one.`,
  EACCES: ({ setting, port }) =>
    `${setting} is ${port}, but this user may not listen there: set ${setting} above 1023.`,
  EADDRNOTAVAIL: noSuchAddress,
  EAFNOSUPPORT: noSuchAddress,
  ENOTFOUND: noSuchHost,
  EAI_AGAIN: noSuchHost,
}

/** HOST or a port is one at which nobody can listen here. */
class CannotListen extends Error {
  override readonly name = 'CannotListen'
}

/** An error of listening in one sentence; the same error where that is ours. */
export function asCannotListen(error: Error & { readonly code?: string }, at: ListensAt): Error {
  const reason = reasons[error.code ?? '']
  return reason === undefined ? error : new CannotListen(reason(at), { cause: error })
}
