import type { Finding } from '@datacentre/catalogue/findings/finding'
import { spokenTexts } from '@datacentre/catalogue/texts/spoken'
import { contentTag } from '../answer/cached-answer.ts'
import { BUILD_TAG } from '../build-tag.ts'
import { readCachedFile, writeCachedFile } from '../disk/cached-file.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { dayOfVersion } from '../version-words.ts'

/**
 * Findings lie beside the rows that they are about. Their name tells what else they depend on: the build, which has the rules, the
 * day they are looked for, and the words they are told in, which an installation may have of its own.
 */
function pathOf({ version, contentPathOf }: Snapshot): string {
  const words = [spokenTexts('nl'), spokenTexts('en')]
  const dependsOn = [BUILD_TAG, dayOfVersion(version), version.figuresUntil, words]
  return contentPathOf(`findings-${contentTag(JSON.stringify(dependsOn))}.json`)
}

type ByRule = Readonly<Record<string, readonly Finding[]>>

/** What was found in a version before, rule by rule; null where nobody looked. */
export async function readFindings(snapshot: Snapshot): Promise<ByRule | null> {
  const kept = await readCachedFile(pathOf(snapshot))
  return kept === null ? null : (JSON.parse(kept.toString()) as ByRule)
}

/** Keeps what was found, for the next start and for other processes. */
export const keepFindings = (snapshot: Snapshot, found: ByRule): Promise<void> =>
  writeCachedFile(pathOf(snapshot), Buffer.from(JSON.stringify(found)))
