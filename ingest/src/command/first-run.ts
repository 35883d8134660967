import { setTimeout as pause } from 'node:timers/promises'
import {
  connect,
  currentVersion,
  ImportUnderWay,
  migrate,
  StandingChanged,
  StoreFull,
  type Store,
} from '@datacentre/database'
import { databaseUrlFrom } from '@datacentre/database/default-url'
import { checkPackage } from '../package/check-package.ts'
import { sayGroup } from '../package/fault.ts'
import { loadPackage, PackageChanged } from '../package/load-package.ts'
import { TargetNotAllowed } from '../target-not-allowed.ts'
import { Usage } from './arguments.ts'
import { demoOptions, writeDemoShown } from './demo.ts'
import { exitCodes } from './exit-codes.ts'
import { sayFileTrouble } from './file-trouble.ts'
import { bytesOf } from './package-size.ts'
import type { CommandWorld } from './command-world.ts'
import { progressOf } from './progress.ts'

/** Where the package of the first run is kept, for people who want to look at it. */
const FOLDER = 'data/demonstration'

const WAIT_MS = 1000
const LONGEST_WAIT_MS = 300_000

/** Fills an empty store with demonstration data; a store with a dataset is left alone. */
export async function firstRun({ environment, out, err }: Omit<CommandWorld, 'argv'>): Promise<number> {
  const store = await connect(databaseUrlFrom(environment))
  try {
    await migrate(store)
    if ((await currentVersion(store)) !== null) return exitCodes.done
    const options = demoOptions(
      { scale: environment['DEMO_SCALE'], until: environment['DEMO_UNTIL'], seed: environment['DEMO_SEED'] },
      new Date(),
    )
    const folder = environment['DEMO_FOLDER'] ?? FOLDER
    out.write('the store is empty: generating and loading demonstration data\n')
    await writeDemoShown(folder, options, out)
    const total = await bytesOf(folder)
    const checking = progressOf({ label: 'checking', total, screen: out })
    const checked = await checkPackage(folder, { progress: checking })
    checking.end()
    for (const group of checked.findings.groups.values()) err.write(`${sayGroup(group).join('\n')}\n`)
    if (checked.findings.faultCount > 0) return exitCodes.faults
    const loading = progressOf({ label: 'loading', total, screen: out })
    await loadPackage(store, checked, loading)
    loading.end()
    return exitCodes.done
  } catch (error) {
    if (error instanceof ImportUnderWay) return await waitForOther(store, out)
    // Another server was first: its dataset will do.
    if (error instanceof StandingChanged) return exitCodes.done
    if (error instanceof StoreFull) {
      err.write(`${error.message}\n`)
      return exitCodes.full
    }
    if (error instanceof PackageChanged) {
      err.write(`${error.message}\n`)
      return exitCodes.store
    }
    const told = error instanceof Usage ? `DEMO_${inCapitals(error.message)}` : sayTarget(error)
    if (told === null) throw error
    err.write(`${told}.\n`)
    return exitCodes.usage
  } finally {
    await store.close()
  }
}

/** `scale is "0"` becomes `SCALE is "0"`, for the setting is DEMO_SCALE. */
const inCapitals = (message: string): string => message.replace(/^\w+/, (name) => name.toUpperCase())

const sayTarget = (error: unknown): string | null => {
  const said = error instanceof TargetNotAllowed ? error.message : sayFileTrouble(error)
  return said === null ? null : `${said}; DEMO_FOLDER can name another folder for the demonstration data`
}

/** Another server fills the same store: its dataset will do. */
async function waitForOther(store: Store, out: CommandWorld['out']): Promise<number> {
  out.write('another process is loading a dataset: waiting for it\n')
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += WAIT_MS) {
    if ((await currentVersion(store)) !== null) return exitCodes.done
    await pause(WAIT_MS)
  }
  return exitCodes.store
}
