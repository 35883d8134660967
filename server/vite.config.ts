import { defineConfig } from 'vite'

/** One file for Node: our own workspaces inside, packages of others outside. */
export default defineConfig({
  build: {
    ssr: 'src/index.ts',
    outDir: 'dist',
    target: 'node20',
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'server.js' } },
  },
  ssr: { noExternal: true, external: ['libsql', 'pg'] },
  logLevel: 'warn',
})
