import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { breakpointsPlugin } from './breakpoints-plugin.ts'
import { earlyFontPlugin } from './early-font-plugin.ts'
import { packAssetsPlugin } from './pack-assets-plugin.ts'
import { openLayersPlugin } from './openlayers-plugin.ts'
import { closeWordsPlugin } from './close-words-plugin.ts'
import { localePlugin } from './locale-plugin.ts'
import { projectionsPlugin } from './projections-plugin.ts'
import { reactPlugin } from './react-plugin.ts'
import { tokensPlugin } from './tokens-plugin.ts'

/** The languages of React Aria's own few words; it has one English. */
const locales = ['nl-NL', 'en-US']

/** How both apps are built: addresses relative to the page's base, nothing inline, so that a strict CSP holds. */
export const appConfig = (): UserConfig =>
  defineConfig({
    base: './',
    plugins: [
      closeWordsPlugin(),
      localePlugin(),
      projectionsPlugin(),
      openLayersPlugin(),
      { ...optimizeLocales.vite({ locales }), enforce: 'pre' },
      reactPlugin(),
      react(),
      tokensPlugin(),
      breakpointsPlugin(),
      earlyFontPlugin(),
      packAssetsPlugin(),
    ],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    logLevel: 'warn',
  })
