import { connect } from 'node:net'
import { workerData } from 'node:worker_threads'

/** Clients that send a request and take nothing of the answer, in a thread of their own: who measures must not wait for them. */
const { host, port, count, request } = workerData
for (let client = 0; client < count; client++) {
  const socket = connect({ host, port })
  // Being cut off is what a hostile client must expect.
  socket.on('error', () => socket.destroy())
  socket.pause()
  for (const bytes of request) socket.write(bytes)
}
