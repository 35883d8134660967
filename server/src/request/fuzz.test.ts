import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { fuzz } from '../../testing/fuzz/fuzz.ts'
import type { Ask, Question } from '../../testing/fuzz/question.ts'
import { smallServer } from '../../testing/small-server.ts'

const REQUESTS = 5000

/** The same questions in every run, so that a test that fails fails again; `npm run fuzz` asks others each time. */
const seed = Number(process.env['SEED'] ?? 20_261_118)

const askOf =
  (server: FastifyInstance): Ask =>
  async ({ method, url, headers, body }) => {
    const answer = await server.inject({ method, url, headers, ...(body !== undefined && { payload: body }) })
    return {
      status: answer.statusCode,
      type: String(answer.headers['content-type'] ?? ''),
      retryAfter: answer.headers['retry-after']?.toString(),
      text: answer.payload,
    }
  }

describe('requests of every kind, right and wrong', () => {
  const small = smallServer('sqlite')

  it(`get no fault of ours, an answer in time, and a reason where they are refused: ${REQUESTS} of seed ${seed} [D39.11]`, async () => {
    const ask = askOf(small().server)
    const costMs = async (question: Question): Promise<number> => {
      const before = process.cpuUsage()
      await ask(question)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000
    }
    const { asked, faults, statuses, addresses } = await fuzz({ ask, seed, requests: REQUESTS, costMs })
    expect(faults).toEqual([])
    expect(asked).toBeGreaterThanOrEqual(REQUESTS)
    expect(addresses).toBeGreaterThan(100)
    // The questions reach both what is answered and what is refused.
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '400', '404', '405']))
  })
})
