import type { Finding } from '@datacentre/catalogue/findings/finding'
import { rules } from '@datacentre/catalogue/findings/rules'
import { spokenTexts } from '@datacentre/catalogue/texts/spoken'
import { contentTag } from '../answer/cached-answer.ts'
import { readCachedFile, writeCachedFile } from '../disk/cached-file.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { dayOfVersion } from '../version-words.ts'

/** Raise it when a rule finds something else in the same data, in a way that its own lines do not show. */
const FOUND_FORM = 1

/**
 * Findings lie beside the rows that they are about. Their name tells what else they depend on: the rules, the day they are looked
 * for, and the words they are told in, which an installation may have of its own.
 */
function pathOf({ version, contentPathOf }: Snapshot): string {
  const looked = rules.map(({ id, find }) => [id, String(find)])
  const words = [spokenTexts('nl'), spokenTexts('en')]
  const dependsOn = [FOUND_FORM, looked, dayOfVersion(version), version.figuresUntil, words]
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
