import type { Rolldown } from 'vite'

/** Whether a module is one of some parts that come later, or what those import. */
function isOfPart(
  id: string,
  parts: readonly string[],
  asked: Rolldown.ChunkingContext,
  seen: Set<string>,
): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  if (parts.some((part) => id.endsWith(part))) return true
  const importers = asked.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isOfPart(importer, parts, asked, seen))
}

type Shared = {
  readonly name: string
  /** The files of the parts, each of which needs it. */
  readonly by: readonly string[]
  /** The files of parts of which none needs it: they would fetch all of it. */
  readonly notBy: readonly string[]
}

/** Puts in one file what several parts that come later share: they would fetch ten files of some hundred bytes. */
export const sharedChunk = ({ name, by, notBy }: Shared) => ({
  debugName: name,
  includeDependenciesRecursively: false,
  name: (id: string, asked: Rolldown.ChunkingContext): string | null => {
    const isOf = (parts: readonly string[]): boolean => isOfPart(id, parts, asked, new Set())
    return by.every((part) => isOf([part])) && !isOf(notBy) ? name : null
  },
})
