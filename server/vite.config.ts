import { defineConfig, type Plugin } from 'vite'

/** V8 holds the text of a program as long as it runs, and one sign beyond Latin-1 makes each of its signs two bytes: 4.5 MB. */
const signsEscaped: Plugin = {
  name: 'signs-escaped',
  // Last of all: what is printed after `renderChunk` has the signs themselves again.
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        chunk.code = chunk.code.replaceAll(
          /[^\u0000-\u00ff]/g,
          (sign) => String.raw`\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
        )
  },
}

/** One file for Node, packages and all: loading hundreds of files is most of a start. Native modules stay outside. */
export default defineConfig({
  plugins: [signsEscaped],
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
