/** `npm run dev`: the apps are rebuilt and the server restarted on every change; reload the page to see it. */
import { spawn } from 'node:child_process'
import { ensureBuilt } from './build.mjs'
import { ensureDataset } from './first-dataset.mjs'
import { ensureInstalled } from './install.mjs'
import { binary, root } from './run.mjs'

process.chdir(root)
await ensureInstalled()
await ensureBuilt()
await ensureDataset()

const watchers = [
  [process.execPath, ['--import', 'tsx', 'node_modules/vite/bin/vite.js', 'build', '--watch', 'portal']],
  [process.execPath, ['--import', 'tsx', 'node_modules/vite/bin/vite.js', 'build', '--watch', 'mapviewer']],
  [
    binary('tsx'),
    ['watch', '--include', 'portal/dist/**', '--include', 'mapviewer/dist/**', 'server/src/dev.ts'],
  ],
].map(([program, argv]) =>
  spawn(program, argv, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }),
)

const end = () => {
  for (const watcher of watchers) watcher.kill()
  process.exit(0)
}
process.on('SIGTERM', end)
process.on('SIGINT', end)
