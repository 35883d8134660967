import type { Question } from './load.ts'

/** What visitors ask of every part: lists, figures, pages, files and, from the store, the layers of a borehole. */
export async function questionsTo(origin: string): Promise<readonly Question[]> {
  const answer = await fetch(`${origin}/datacenter/rest/brh/boreholes`, { method: 'POST' })
  const [first] = (await answer.json()) as { boreholeDbk: number }[]
  const body = String(first?.boreholeDbk)
  return [
    { path: '/datacenter/rest/brh/boreholes', method: 'POST' },
    { path: '/datacenter/rest/brh/stratinterpretations', method: 'POST', body, fromStore: true },
    { path: '/datacenter/' },
    { path: '/datacenter/files/fields.csv' },
    { path: '/datacenter/rest/smc/lines' },
    { path: '/datacenter/rest/brh/documents', method: 'POST', body, fromStore: true },
    { path: '/datacenter/overview' },
  ]
}
