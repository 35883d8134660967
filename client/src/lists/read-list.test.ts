import { describe, expect, it } from 'vitest'
import { readList } from './read-list.ts'

const rows = Array.from({ length: 4000 }, (_, id) => ({ id, name: `Björkudden €${id}` }))
const bytes = new TextEncoder().encode(`[${rows.map((row) => JSON.stringify(row)).join(',\n')}]`)

/** An answer that comes in pieces of so many bytes. */
const inPieces = (size: number): Response =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (let from = 0; from < bytes.length; from += size)
          controller.enqueue(bytes.slice(from, from + size))
        controller.close()
      },
    }),
  )

describe('the rows of a list', () => {
  it.each([1001, 65_536, bytes.length])(
    'are read whole when they come by %i bytes, signs cut in two too',
    async (size) => {
      expect(await readList(inPieces(size))).toEqual(rows)
    },
  )

  it('are not those of an answer that broke off, or of none', async () => {
    await expect(readList(new Response(bytes.slice(0, 5000)))).rejects.toThrow(SyntaxError)
    await expect(readList(new Response(null))).rejects.toThrow(SyntaxError)
  })
})
