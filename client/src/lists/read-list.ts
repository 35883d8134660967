import { readRows } from '@datacentre/catalogue/wire/lists/list-lines'
import { inShortTasks, othersFirst } from './in-short-tasks.ts'

/** So many bytes are made text at a time: on a quick line they come by the megabyte. */
const PIECE = 2 ** 17

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE) yield bytes.subarray(from, from + PIECE)
}

/** Reads the rows of a list as they come: to make one text of all of them first would hold a slow phone up. */
export async function readList<Row>({ body }: Response): Promise<readonly Row[]> {
  const reading = readRows<Row>()
  const pause = othersFirst()
  const decoder = new TextDecoder()
  const reader = body?.getReader()
  try {
    for (;;) {
      const { value } = (await reader?.read()) ?? {}
      if (value === undefined) break
      for (const piece of piecesOf(value)) {
        await inShortTasks(reading.take(decoder.decode(piece, { stream: true })), pause)
        await pause()
      }
    }
  } catch (error) {
    // What cannot be read need not come either; an answer that broke off has nothing left to stop.
    await reader?.cancel().catch(() => undefined)
    throw error
  }
  await inShortTasks(reading.take(decoder.decode()), pause)
  return reading.end()
}
