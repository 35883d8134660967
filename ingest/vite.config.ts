import { defineConfig } from 'vite'

/** One file for Node: our own workspaces inside, packages of others outside. */
export default defineConfig({
  build: {
    ssr: 'src/first-run.ts',
    outDir: 'dist',
    target: 'node20',
    emptyOutDir: true,
    rolldownOptions: { output: { entryFileNames: 'first-run.js' } },
  },
  ssr: { noExternal: [/^@datacentre\//] },
  logLevel: 'warn',
})
