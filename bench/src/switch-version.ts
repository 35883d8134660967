import { setTimeout } from 'node:timers/promises'
import { secondsOf } from './demonstration.ts'
import { measureCommand } from './measured-command.ts'
import { startServer } from './running-server.ts'

const LOOK_MS = 50
const LONGEST_MS = 120_000

type Asked = {
  /** What the import is asked for a new version. */
  readonly next: readonly string[]
  /** The version to go back to. */
  readonly back: number
}

type Switched = {
  /** Seconds until the last of two servers serves a new version, once its import ended, and an earlier one, once the step back ended. */
  readonly next: number
  readonly back: number
  /** Seconds of the step back itself. */
  readonly stepping: number
}

/** How soon two servers serve another version. */
export async function switchSeconds(storeFile: string, { next, back }: Asked): Promise<Switched> {
  // Two spellings of one file, so that the servers share the store but nothing that they keep beside it.
  const environments = [`sqlite:${storeFile}`, `sqlite:${storeFile.replace(/\/(?=[^/]*$)/, '/./')}`].map(
    (url) => ({ DATABASE_URL: url }),
  )
  const [environment = {}] = environments
  for (const one of environments) {
    // The first start builds what is missing and packs the answers.
    await (await startServer(one)).stop()
    secondsOf('keep-files.mjs', one)
  }
  const servers = await Promise.all(environments.map((one) => startServer(one)))
  const versions = (): Promise<number[]> => Promise.all(servers.map((server) => server.version()))
  const servedSince = async (start: number, before: number): Promise<number> => {
    while (Math.min(...(await versions())) <= before) {
      if (performance.now() - start > LONGEST_MS) throw new Error('a server does not serve the version')
      await setTimeout(LOOK_MS)
    }
    return (performance.now() - start) / 1000
  }
  const settled = async (): Promise<number> => {
    for (const server of servers) await server.settled()
    return Math.max(...(await versions()))
  }
  try {
    const beforeNext = await settled()
    await measureCommand({ command: 'import', argv: next, environment })
    const served = await servedSince(performance.now(), beforeNext)
    const beforeBack = await settled()
    const stepped = await measureCommand({ command: 'versions', argv: ['--back', String(back)], environment })
    return { next: served, back: await servedSince(performance.now(), beforeBack), stepping: stepped.seconds }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
