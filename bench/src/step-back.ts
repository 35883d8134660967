import { setTimeout } from 'node:timers/promises'
import { secondsOf } from './demonstration.ts'
import { measureCommand } from './measured-command.ts'
import { startServer } from './running-server.ts'

const LOOK_MS = 50
const LONGEST_MS = 120_000

/** Seconds from the command that goes back to an earlier version until the last of two servers serves it. */
export async function stepBackSeconds(storeFile: string, to: number): Promise<number> {
  // Two spellings of one file, so that the servers share the store but nothing that they keep beside it.
  const environments = [`sqlite:${storeFile}`, `sqlite:${storeFile.replace(/\/(?=[^/]*$)/, '/./')}`].map(
    (url) => ({ DATABASE_URL: url }),
  )
  for (const environment of environments) secondsOf('keep-files.mjs', environment)
  const servers = await Promise.all(environments.map((environment) => startServer(environment)))
  try {
    for (const server of servers) await server.settled()
    const before = Math.max(...(await Promise.all(servers.map((server) => server.version()))))
    const start = performance.now()
    await measureCommand({
      command: 'versions',
      argv: ['--back', String(to)],
      environment: environments[0]!,
    })
    for (const server of servers)
      while ((await server.version()) <= before) {
        if (performance.now() - start > LONGEST_MS) throw new Error('a server does not serve the version')
        await setTimeout(LOOK_MS)
      }
    return (performance.now() - start) / 1000
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
