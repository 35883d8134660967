import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { tokensPlugin } from './tokens-plugin.ts'

/** How both apps are built: addresses relative to the page's base, nothing inline, so that a strict CSP holds. */
export const appConfig = (): UserConfig =>
  defineConfig({
    base: './',
    plugins: [react(), tokensPlugin()],
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    logLevel: 'warn',
  })
