/** `npm start`: installs, builds and loads what is missing, then serves until it is told to stop. */
import { ensureBuilt } from './build.mjs'
import { ensureDataset, importServer } from './first-dataset.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './run.mjs'
import { whenNpmIsGone } from './watch-npm.mjs'

// One Ctrl-C comes twice: from the terminal and, handed on, from npm. Only a later signal means 'now'.
const SAME_SIGNAL_MS = 1000

process.chdir(root)
await ensureInstalled()
await ensureBuilt()

/** One sentence for what an operator can mend; anything else is ours and shows whole. */
function giveUp(error) {
  const told = [
    'SettingNotAllowed',
    'SiteNotAllowed',
    'DatabaseUrlMisspelt',
    'DatabaseUrlNotAllowed',
    'StoreUnavailable',
    'StoreFull',
    'StoreIsEmpty',
    'NoRoomToKeep',
    'AppMissing',
    'CannotListen',
  ]
  console.error(told.includes(error?.name) ? error.message : error)
  process.exit(1)
}

try {
  await ensureDataset()
  const { startServer } = await importServer()
  const stop = await startServer(process.env)

  let stoppingSince = null
  const end = async () => {
    if (stoppingSince !== null) return
    stoppingSince = Date.now()
    try {
      await stop()
      process.exit(0)
    } catch (error) {
      giveUp(error)
    }
  }
  const onSignal = (_name, number) => {
    const again = stoppingSince !== null && Date.now() - stoppingSince > SAME_SIGNAL_MS
    if (again) process.exit(128 + number)
    return end()
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  whenNpmIsGone(() => {
    if (stoppingSince === null) console.log('npm is gone: stopping')
    return end()
  })
} catch (error) {
  giveUp(error)
}
