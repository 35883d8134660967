import type { Version } from '@datacentre/database'
import { problems } from '../problems.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { AddressRefused, QuestionRefused, type Query } from './address-parameters.ts'

type Known = Pick<Snapshot, 'version' | 'history'>

/** The versions that can be asked for, the newest first: that which is served, and those before it. */
export const keptIn = ({ version, history }: Known): readonly Version[] => [
  version,
  ...history.filter(({ id }) => id < version.id),
]

/** The version that a parameter of the address names. */
export function versionAsked(known: Known, key: string, text: string): Version {
  const kept = keptIn(known)
  const ids = kept.map(({ id }) => id)
  if (!/^\d{1,9}$/.test(text))
    throw new QuestionRefused([
      { key, message: `must be the number of a version; kept are ${ids.join(', ')}` },
    ])
  const asked = Number(text)
  const version = kept.find(({ id }) => id === asked)
  if (version !== undefined) return version
  const wasThere = asked > 0 && asked < known.version.id
  throw new AddressRefused(wasThere ? problems.versionGone(asked, ids) : problems.noVersion(asked, ids))
}

/** The version that an address names; null where it names none. */
export function versionIn(known: Known, { version: named }: Query): Version | null {
  if (named === undefined) return null
  if (typeof named !== 'string')
    throw new QuestionRefused([{ key: 'version', message: 'must be given once' }])
  return versionAsked(known, 'version', named)
}
