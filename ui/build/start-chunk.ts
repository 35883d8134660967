import type { Rolldown } from 'vite'

/** Whether the first script of a page imports a module, itself or by others, so that it is read before anything shows. */
function isOfStart(id: string, asked: Rolldown.ChunkingContext, seen: Set<string>): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const module = asked.getModuleInfo(id)
  if (module === null) return false
  return module.isEntry || module.importers.some((importer) => isOfStart(importer, asked, seen))
}

/**
 * Puts all that a page starts with in one file. Else each handful of modules that some later part shares with it is a file of its own,
 * which compresses worse by itself and is one more to ask for: fifteen files instead of two.
 */
export const startChunk = {
  debugName: 'what a page starts with',
  name: (id: string, asked: Rolldown.ChunkingContext): string | null =>
    isOfStart(id, asked, new Set()) ? 'start' : null,
}
