import { appConfig } from '@datacentre/ui/build/app-config'
import { mergeConfig, type Plugin, type Rolldown } from 'vite'

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/** A part of the program with all that it imports. */
function withImports(bundle: Bundle, fileName: string, known = new Set<string>()): Set<string> {
  const part = bundle[fileName]
  if (part?.type !== 'chunk' || known.has(fileName)) return known
  known.add(fileName)
  for (const imported of part.imports) withImports(bundle, imported, known)
  return known
}

/** The styles that come with these parts. */
const stylesOf = (bundle: Bundle, files: Iterable<string>): string[] =>
  [...files].flatMap((fileName) => {
    const part = bundle[fileName]
    return part?.type === 'chunk' ? [...(part.viteMetadata?.importedCss ?? [])] : []
  })

/**
 * The map is a part of its own that every page needs, and so is its ground: the browser may fetch them, and what they import, while it
 * reads the first one. Else it learns of each import only when it has read who imports it.
 */
const mapAhead = (): Plugin => ({
  name: 'map-ahead',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const parts = Object.values(bundle)
      const map = parts.find((part) => part.type === 'chunk' && part.name === 'map-pane')
      const ground = parts.find((part) => part.type === 'asset' && part.names.includes('base-map.json'))
      const scripts = withImports(bundle, map?.fileName ?? '')
      const links = [
        ...[...scripts].map((fileName) => ({ rel: 'modulepreload', fileName })),
        ...stylesOf(bundle, scripts).map((fileName) => ({ rel: 'preload', as: 'style', fileName })),
        ...(ground ? [{ rel: 'preload', as: 'fetch', fileName: ground.fileName }] : []),
      ]
      return links
        .filter(({ fileName }) => !html.includes(fileName))
        .map(({ fileName, ...rel }) => ({
          tag: 'link',
          attrs: { ...rel, crossorigin: true, href: `./${fileName}` },
          injectTo: 'head' as const,
        }))
    },
  },
})

export default mergeConfig(appConfig(), { plugins: [mapAhead()] })
