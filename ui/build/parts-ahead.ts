import type { Plugin, Rolldown } from 'vite'

export type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/** What a page may fetch while it reads its first script: files of the program, and their styles. */
export type Part = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** A part of the program with all that it imports. Else the browser learns of each import only when it has read who imports it. */
export function partOf(bundle: Bundle, fileName: string): Part {
  const scripts = [...withImports(bundle, fileName)]
  return { scripts, styles: scripts.flatMap((one) => stylesOf(bundle, one)) }
}

function withImports(bundle: Bundle, fileName: string, known = new Set<string>()): Set<string> {
  const part = bundle[fileName]
  if (part?.type !== 'chunk' || known.has(fileName)) return known
  known.add(fileName)
  for (const imported of part.imports) withImports(bundle, imported, known)
  return known
}

function stylesOf(bundle: Bundle, fileName: string): readonly string[] {
  const part = bundle[fileName]
  return part?.type === 'chunk' ? [...(part.viteMetadata?.importedCss ?? [])] : []
}

/** Writes beside the page which files each part that comes later is made of, besides those of the page, so that a server can name them in the head of its page. */
export const partsListedPlugin = (): Plugin => ({
  name: 'parts-listed',
  apply: 'build',
  // After the styles have their names.
  enforce: 'post',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
    const first = chunks.find((part) => part.isEntry)
    const known = partOf(bundle, first?.fileName ?? '')
    const without = (files: readonly string[], others: readonly string[]): string[] =>
      files.filter((file) => !others.includes(file))
    const parts = Object.fromEntries(
      chunks
        .filter((part) => part.isDynamicEntry)
        .map((part) => {
          const { scripts, styles } = partOf(bundle, part.fileName)
          return [
            part.name,
            { scripts: without(scripts, known.scripts), styles: without(styles, known.styles) },
          ]
        }),
    )
    this.emitFile({ type: 'asset', fileName: 'parts.json', source: JSON.stringify(parts) })
  },
})
