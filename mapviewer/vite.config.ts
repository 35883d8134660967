import { appConfig } from '@datacentre/ui/build/app-config'
import { partOf } from '@datacentre/ui/build/parts-ahead'
import { queriesPlugin } from '@datacentre/ui/build/queries-plugin'
import { mergeConfig, type Plugin } from 'vite'

/** The map is a part of its own that every page needs, and so is its ground: the browser may fetch them while it reads the first one. */
const mapAhead = (): Plugin => ({
  name: 'map-ahead',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const parts = Object.values(bundle)
      const map = parts.find((part) => part.type === 'chunk' && part.name === 'map-pane')
      const ground = parts.find((part) => part.type === 'asset' && part.names.includes('base-map.json'))
      const { scripts, styles } = partOf(bundle, map?.fileName ?? '')
      const links = [
        ...scripts.map((fileName) => ({ rel: 'modulepreload', fileName })),
        ...styles.map((fileName) => ({ rel: 'preload', as: 'style', fileName })),
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

export default mergeConfig(appConfig(), { plugins: [queriesPlugin(['changes']), mapAhead()] })
