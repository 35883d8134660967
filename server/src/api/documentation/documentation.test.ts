import type { Language } from '@datacentre/catalogue/texts/index'
import { calls, type Call } from '@datacentre/catalogue/wire/calls'
import { describe, expect, it } from 'vitest'
import { smallServer } from '../../../testing/small-server.ts'
import { documentedAddresses } from './addresses.ts'
import { descriptionsInDutch, summariesInDutch } from './dutch.ts'
import { groups } from './groups.ts'

const parts = smallServer('sqlite')
const pageIn = async (language: Language): Promise<string> => {
  const answer = await parts().server.inject(`/datacenter/api/?lang=${language}`)
  expect(answer.statusCode).toBe(200)
  return answer.body
}
const plain = (html: string): string =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const sectionOf = (page: string, id: string): string =>
  page.split('<section ').find((section) => section.includes(`<h3 id="${id}">`)) ?? ''

/** Asks what the line of curl in a section asks. */
async function askAsShown(page: string, id: string) {
  const line = plain(/<code>(curl [^<]*)<\/code>/.exec(sectionOf(page, id))?.[1] ?? '')
  const address = /'(http[^']*)'$/.exec(line)?.[1] ?? ''
  const body = / -d '([^']*)'/.exec(line)?.[1]
  return parts().server.inject({
    method: line.includes('-X POST') ? 'POST' : 'GET',
    url: new URL(address).pathname + new URL(address).search,
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { payload: body }),
  })
}

/** What these answer is nothing, as their sections say; the small dataset has no page of its own. */
const answersNothing = (call: Call): boolean =>
  'always204' in call.answer || call.id.startsWith('licence-figures') || call.id === 'page'

describe('the documentation for people', () => {
  it('has every call once, in a group, in both languages', async () => {
    expect(groups.flatMap((group) => group.calls.map(({ id }) => id)).toSorted()).toEqual(
      calls.map(({ id }) => id).toSorted(),
    )
    for (const language of ['nl', 'en'] as const) {
      const page = await pageIn(language)
      for (const { id } of calls) expect(page.split(`<h3 id="${id}">`)).toHaveLength(2)
      expect(page).toContain(`<html lang="${language}">`)
    }
  })

  it.each(calls.filter((call) => !answersNothing(call)).map(({ id }) => id))(
    'gives an example of %s that answers something of the dataset',
    async (id) => {
      const answer = await askAsShown(await pageIn('en'), id)
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload.length).toBeGreaterThan('[]'.length)
    },
  )

  it.each(documentedAddresses.map(({ id }) => id))('gives an example of %s that answers', async (id) => {
    for (const language of ['nl', 'en'] as const)
      expect((await askAsShown(await pageIn(language), id)).statusCode).toBe(200)
  })

  it('shows no example of what the dataset does not have', async () => {
    expect(await pageIn('en')).not.toContain('undefined')
  })

  it('says in Dutch all that it says in English', () => {
    const told = new Set<string>()
    const gather = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      const { description } = value as { description?: unknown }
      if (typeof description === 'string') told.add(description)
      Object.values(value).forEach(gather)
    }
    for (const { body, inPath, inQuery, answer } of calls) gather([body, inPath, inQuery, answer])
    expect([...told].filter((text) => descriptionsInDutch[text] === undefined)).toEqual([])
    const named = calls.filter(
      ({ id, path }) => !/-(list|export|page|options|left)$/.test(id) && !path.includes('/prodfigures/'),
    )
    expect(named.filter(({ id }) => summariesInDutch[id] === undefined).map(({ id }) => id)).toEqual([])
  })

  it('tells which types and units go with a product, and the licence of the data beside that of the software', async () => {
    const page = await pageIn('en')
    expect(sectionOf(page, 'facility-figures')).toMatch(/Gas \(Gas\)<\/th><td>Flared [^<]*Consumed/)
    expect(page).toContain('CC0')
    expect(page).toContain('EUPL-1.2')
  })

  it('describes the columns of a register with their unit and code list', async () => {
    const section = sectionOf(await pageIn('nl'), 'boreholes-list')
    expect(section).toMatch(/<code>endAhDepthInMeters<\/code>.*?\(eenheid: [^)]*m[^)]*\)/)
    expect(section).toMatch(/href="[^"]*\/codes#boreholeResult"/)
  })

  it('refuses a parameter that it does not know', async () => {
    const answer = await parts().server.inject('/datacenter/api/?colour=red')
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ detail: string }>().detail).toContain('colour is not known; known are lang')
  })
})
