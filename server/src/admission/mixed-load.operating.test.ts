import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fillSmallDataset } from '../../testing/small-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'

type Question = { readonly path: string; readonly method?: 'GET' | 'POST'; readonly body?: string }

const post = (path: string, body: object): Question => ({ path, method: 'POST', body: JSON.stringify(body) })

/** What visitors and programs ask beside each other; `npm run load` asks more of it on real data. */
const questions: readonly Question[] = [
  { path: '/datacenter/' },
  { path: '/datacenter/codes' },
  { path: '/datacenter/search?q=a' },
  { path: '/datacenter/rest/config' },
  { path: '/datacenter/columns' },
  post('/datacenter/rest/brh/boreholes', {}),
  post('/datacenter/rest/brh/boreholes', { onOffshore: 'ON' }),
  post('/datacenter/rest/prodfigures/field', {
    yearStart: 2020,
    yearEnd: 2021,
    product: 'Gas',
    production: 'Produced',
  }),
]

describe('a server that is asked more than it takes on', () => {
  const small = smallServer('sqlite', fillSmallDataset, {
    environment: { TRUSTED_PROXIES: 'loopback', MAX_REQUESTS: '2', MAX_REQUESTS_PER_CLIENT: '1' },
  })

  it('gives each answer as when it is quiet, or tells to come back, and holds nothing afterwards [D38.10]', async () => {
    const { server } = small()
    const origin = await server.listen({ host: '127.0.0.1', port: 0 })
    const ask = async ({ path, method = 'GET', body }: Question, visitor = 1) => {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${visitor}` },
        ...(body !== undefined && { body }),
      })
      const hash = createHash('sha256')
        .update(await answer.text())
        .digest('hex')
      return { status: answer.status, hash, retryAfter: answer.headers.get('retry-after') }
    }
    const quiet = new Map<Question, Awaited<ReturnType<typeof ask>>>()
    for (const question of questions) quiet.set(question, await ask(question))
    expect(new Set([...quiet.values()].map(({ status }) => status))).toEqual(new Set([200]))
    const answers = await Promise.all(
      Array.from({ length: 400 }, async (_, nr) => {
        const question = questions[nr % questions.length]!
        return { question, answer: await ask(question, (nr % 10) + 1) }
      }),
    )
    const refused = answers.filter(({ answer }) => answer.status === 503)
    expect(new Set(refused.map(({ answer }) => answer.retryAfter))).toEqual(new Set(['5']))
    const given = answers.filter(({ answer }) => answer.status !== 503)
    expect(given).toEqual(given.map(({ question }) => ({ question, answer: quiet.get(question) })))
    // What is the same for everybody is never refused.
    expect(refused.filter(({ question }) => question.path === '/datacenter/rest/config')).toEqual([])
    expect([server.admission.making(), server.admission.waiting()]).toEqual([0, 0])
    expect(server.memoryBudget.total()).toBe(0)
  })
})
