import type { Version } from '@datacentre/database'
import { problems, type Problem } from '../problems.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { QuestionRefused } from './address-parameters.ts'

/** A version that an address asks for and that cannot be read. */
export class VersionRefused extends Error {
  override readonly name = 'VersionRefused'
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

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
  throw new VersionRefused(wasThere ? problems.versionGone(asked, ids) : problems.noVersion(asked, ids))
}
