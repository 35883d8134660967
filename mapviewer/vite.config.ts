import { appConfig } from '@datacentre/ui/build/app-config'
import { mergeConfig, type Plugin } from 'vite'

/** The map is a part of its own that every page needs: the browser may fetch it while it reads the first one. */
const mapAhead = (): Plugin => ({
  name: 'map-ahead',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter((part) => part.type === 'chunk' && part.name === 'map-pane')
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
          injectTo: 'head',
        })),
  },
})

export default mergeConfig(appConfig(), { plugins: [mapAhead()] })
