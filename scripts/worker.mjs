/** One of several processes that answer visitors on one port; the server starts them where WORKERS says so. */
import { importServer } from './first-dataset.mjs'

const { startWorker } = await importServer()
await startWorker(process.env)
