import { defineConfig } from 'vite'

/** A file for each command, packages and all: loading a thousand files takes longer than bringing one table. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node20',
    emptyOutDir: true,
    rolldownOptions: {
      input: [
        'demo-command',
        'export-command',
        'export/export-dataset',
        'first-run-command',
        'import-command',
        'mirror-command',
        'versions-command',
      ].map((name) => `src/${name}.ts`),
      // Beside each other, one folder below the geography that they read.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: ['libsql', 'pg'] },
  logLevel: 'warn',
})
