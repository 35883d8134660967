import { addresses } from '@datacentre/catalogue/wire/addresses'
import type { Block } from '@datacentre/catalogue/wire/written-page'
import { found, hrefsOf, textsOf } from '@datacentre/client/testing/found'
import { standInService } from '@datacentre/client/testing/service'
import { aConfig } from '@datacentre/fixtures/dataset'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showPortal } from '../../../testing/show-portal.tsx'

const service = standInService()

const pages = [
  { name: 'contact', title: { nl: 'Bel ons', en: 'Call us' } },
  { name: 'licence', title: { nl: 'Licentie', en: 'Licence' } },
]
const config = { site: { ...aConfig().site, pages } }
const text = (words: string) => [{ text: words }]

const blocks: readonly Block[] = [
  { kind: 'heading', level: 2, spans: text('First') },
  {
    kind: 'paragraph',
    spans: [
      { text: 'a\nb', strong: true },
      { text: '<b>c</b>', emphasis: true },
      { text: 'mail', to: 'mailto:a@example.org' },
      { text: 'there', to: 'https://example.org/' },
      { text: 'here', to: 'pages/licence' },
      { text: 'list', to: 'brh-overview' },
      { text: 'calls', to: '/api/' },
    ],
  },
  { kind: 'heading', level: 2, spans: text('Second') },
  { kind: 'heading', level: 3, spans: text('Lower') },
  { kind: 'list', ordered: true, items: [text('one'), text('two')] },
  { kind: 'list', ordered: false, items: [text('three')] },
]
service.answerBy('page', (_body, { query }) => {
  const words = query.get('lang') === 'en' ? 'Any day.' : 'Elke dag.'
  const lead: Block = { kind: 'paragraph', spans: text(words) }
  return { title: 'Call us', blocks: [lead, ...blocks] }
})

const heading = page.getByRole('heading', { level: 1 })

describe('a page that the organisation wrote', () => {
  it('stands in the frame with its title, sections and links [D25.25]', async () => {
    await page.viewport(1280, 720)
    showPortal('/pages/contact?lang=en', { config })
    await expect.element(heading).toHaveTextContent('Call us')
    await expect.element(page.getByText('Any day.')).toBeVisible()
    expect(document.title).toBe('Call us – Data centre')
    expect(textsOf('.prose-contents a')).toEqual(['First', 'Second'])
    expect(textsOf('.prose h2, .prose h3').slice(1)).toEqual(['First', 'Second', 'Lower'])
    expect(textsOf('.prose ol li, .prose-text > section ul li')).toEqual(['one', 'two', 'three'])
    expect(found('.prose strong br')).toHaveLength(1)
    // What looks like HTML is words.
    expect(textsOf('.prose em')).toEqual(['<b>c</b>'])
    expect(hrefsOf(found('.prose-text p a'))).toEqual([
      'mailto:a@example.org',
      'https://example.org/',
      expect.stringMatching(/\/pages\/licence\?lang=en$/),
      expect.stringMatching(/\/brh-overview\?lang=en$/),
      expect.stringMatching(/[^/]\/api\/\?lang=en$/),
    ])
  })
  it('leaves a path that is no page of ours to the browser [D25.25]', async () => {
    showPortal('/pages/contact', { config })
    const link = page.getByRole('link', { name: 'calls' })
    await expect.element(link).toBeVisible()
    const isOurs = new Promise<boolean>((resolve) => {
      const stay = (event: MouseEvent) => {
        resolve(event.defaultPrevented)
        event.preventDefault()
      }
      window.addEventListener('click', stay, { once: true })
    })
    await link.click()
    expect(await isOurs).toBe(false)
  })
  it('is in Dutch for who reads Dutch, and leads on from the foot of every page [D25.25]', async () => {
    showPortal('/pages/contact', { config, texts: { contactUrl: 'pages/contact' } })
    await expect.element(heading).toHaveTextContent('Bel ons')
    await expect.element(page.getByText('Elke dag.')).toBeVisible()
    const footer = page.getByRole('contentinfo')
    // In the place of ours there is one link, and not another by its own title.
    await expect.element(footer.getByRole('link', { name: 'Bel ons' })).not.toBeInTheDocument()
    await expect.element(footer.getByRole('link', { name: 'Contact' })).toBeVisible()
    await footer.getByRole('link', { name: 'Licentie' }).click()
    await expect.element(heading).toHaveTextContent('Licentie')
  })
  it('says that it cannot be shown where it does not come, and asks again on request [D25.25]', async () => {
    let isDown = true
    service.respond(addresses.page, () =>
      isDown ? new Response(null, { status: 404 }) : Response.json({ title: 'A', blocks }),
    )
    showPortal('/pages/licence', { config })
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Wij kunnen deze pagina nu niet laten zien.')
    isDown = false
    await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
    await expect.element(page.getByRole('heading', { name: 'First' })).toBeVisible()
  })
  it('is not found where the site has none [D25.25]', async () => {
    showPortal('/pages/privacy', { config })
    await expect.element(heading).toHaveTextContent('Pagina niet gevonden')
    showPortal('/pages/contact')
    await expect.element(heading).toHaveTextContent('Pagina niet gevonden')
  })
})
