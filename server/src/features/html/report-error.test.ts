import { speak } from '@datacentre/catalogue/texts/index'
import { describe, expect, it } from 'vitest'
import { fillFeatures } from '../../../testing/feature-dataset.ts'
import { smallServer } from '../../../testing/small-server.ts'

const parts = smallServer('sqlite', fillFeatures)
const pageAt = async (path: string): Promise<string> =>
  (await parts().server.inject({ url: `/datacenter${path}`, headers: { accept: 'text/html' } })).body

/** The link to report an error, as a reader of the page follows it. */
function reportOn(body: string) {
  const [, href = '', words = ''] = /<p class="report"><a href="([^"]*)">([^<]*)<\/a><\/p>/.exec(body) ?? []
  const [, title = ''] = /<h1>(.*?)<\/h1>/.exec(body) ?? []
  return {
    href: href.replaceAll('&amp;', '&'),
    words,
    title: title.replaceAll('&amp;', '&').replaceAll('&#39;', "'"),
  }
}

describe('a page from the server that shows data', () => {
  const pages = [
    '/boreholes/1',
    '/licences/G-1%2Fa',
    '/api/v1/collections/boreholes/items',
    '/companies',
    '/companies/noordgas',
    '/quality',
    '/quality/placeholder-dates',
    '/place/block/K12',
    '/section?wells=1,2',
    '/overview',
    '/changes',
    '/files',
  ]
  it.each(pages)(
    'has a link to report an error in them, with its title filled in: %s [D26.11]',
    async (path) => {
      for (const language of ['nl', 'en'] as const) {
        const body = await pageAt(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
        const { href, words, title } = reportOn(body)
        expect(words).toBe(speak(language)('reportError'))
        expect(href).toMatch(/^mailto:/)
        expect(decodeURIComponent(href)).toContain(`: ${title}`)
      }
    },
  )
  it('fills in a name so that it cannot end the subject of the mail [D26.11]', async () => {
    const { href, title } = reportOn(await pageAt('/licences/G-1%2Fa'))
    expect(title).toBe('K06 & L07')
    expect(new URL(href).searchParams.get('subject')).toContain('K06 & L07')
  })
  it('is the only one with that link: a search and what is not there have none [D26.11]', async () => {
    for (const path of ['/search?q=A-01', '/boreholes/999', '/place'])
      expect(await pageAt(path)).not.toContain('class="report"')
  })
})
