import { defineConfig } from 'vite'

/** One file for Node, packages and all: loading hundreds of files is most of a start. Native modules stay outside. */
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
