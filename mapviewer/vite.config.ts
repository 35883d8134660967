import { appConfig } from '@datacentre/ui/build/app-config'
import { mergeConfig, type Plugin } from 'vite'

/** The map is a part of its own that every page needs, and so is its ground: the browser may fetch them while it reads the first one. */
const mapAhead = (): Plugin => ({
  name: 'map-ahead',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle).flatMap((part) => {
        const rel =
          part.type === 'asset'
            ? part.names.includes('base-map.json') && { rel: 'preload', as: 'fetch' }
            : part.name === 'map-pane' && { rel: 'modulepreload' }
        if (!rel) return []
        const attrs = { ...rel, crossorigin: true, href: `./${part.fileName}` }
        return [{ tag: 'link', attrs, injectTo: 'head' as const }]
      }),
  },
})

export default mergeConfig(appConfig(), { plugins: [mapAhead()] })
