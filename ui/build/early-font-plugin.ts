import type { Plugin } from 'vite'

/** The alphabet that nearly all words are written in. */
const FONT = /source-sans-3-latin-wght-normal.*\.woff2$/

/** Asks for the font from the head of the page, not when its styles were read: the sooner it is there, the less moves. */
export const earlyFontPlugin = (): Plugin => ({
  name: 'early-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const font = Object.keys(bundle).find((name) => FONT.test(name))
      if (font === undefined) return []
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${font}`, crossorigin: '' }
      return [{ tag: 'link', attrs, injectTo: 'head' }]
    },
  },
})
