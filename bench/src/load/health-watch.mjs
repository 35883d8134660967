import { parentPort, workerData } from 'node:worker_threads'

/** Asks for health over and over in a thread of its own, so that only the server can make it wait; tells the times when asked. */
const times = []
parentPort.on('message', () => {
  parentPort.postMessage(times.splice(0))
})
const ask = async () => {
  const start = performance.now()
  const isWell = await fetch(workerData.url, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
  times.push(isWell ? performance.now() - start : Number.POSITIVE_INFINITY)
  setTimeout(ask, workerData.everyMs)
}
await ask()
