import { describe, expect, it } from 'vitest'
import { listeningServer } from '../../testing/listening-server.ts'
import { siteFolder } from '../../testing/site-folder.ts'

const SITE = () =>
  siteFolder({
    'pages/contact.nl.md': '# Bel ons\n\nElke dag.',
    'pages/contact.en.md': '# Call us\n\n[Any](https://example.org) day.',
  })

describe('a page that the organisation wrote', () => {
  const get = async (url: string, environment = { SITE: SITE() }) => {
    const { server } = await listeningServer({ snapshot: null, environment })
    return server.inject({ url, headers: { accept: 'text/html' } })
  }

  it('is answered as a tree in the language that is asked [D25.25]', async () => {
    expect((await get('/datacenter/rest/pages/contact')).json()).toEqual({
      title: 'Bel ons',
      blocks: [{ kind: 'paragraph', spans: [{ text: 'Elke dag.' }] }],
    })
    expect((await get('/datacenter/rest/pages/contact?lang=en')).json()).toEqual({
      title: 'Call us',
      blocks: [{ kind: 'paragraph', spans: [{ text: 'Any', to: 'https://example.org' }, { text: ' day.' }] }],
    })
  })
  it('is listed in the configuration, and has an address in the portal [D25.25]', async () => {
    const { site, pages } = (await get('/datacenter/rest/config')).json()
    expect(site.pages).toEqual([{ name: 'contact', title: { nl: 'Bel ons', en: 'Call us' } }])
    expect(pages.contact).toBe('pages/contact')
    expect((await get('/datacenter/pages/contact')).statusCode).toBe(200)
  })
  it('is not found where there is none [D25.25]', async () => {
    expect((await get('/datacenter/pages/privacy')).statusCode).toBe(404)
    expect((await get('/datacenter/rest/pages/privacy')).statusCode).toBe(404)
    expect((await get('/datacenter/rest/pages/constructor')).statusCode).toBe(404)
  })
  it('is where the address of ours leads, whose place it takes [D25.25]', async () => {
    const location = async (url: string) => (await get(url)).headers.location
    expect(await location('/datacenter/contact')).toBe('/datacenter/pages/contact')
    expect(await location('/datacenter/contact/?lang=en')).toBe('/datacenter/pages/contact?lang=en')
    expect((await get('/datacenter/privacy')).statusCode).toBe(200)
  })
})
