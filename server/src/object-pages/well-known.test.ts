import { describe, expect, it } from 'vitest'
import { listeningServer } from '../../testing/listening-server.ts'
import { siteFolder } from '../../testing/site-folder.ts'
import { smallServer } from '../../testing/small-server.ts'
import { readSettings } from '../settings/settings.ts'
import { startWarnings } from '../settings/start-warnings.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

const SECURITY = 'Contact: mailto:security@example.org\nExpires: 2099-12-31T23:00:00Z\n'

describe('what programs ask of a host', () => {
  const small = smallServer('sqlite')
  const real = (): Snapshot => {
    const snapshot = small().snapshots.snapshot()
    if (snapshot === null) throw new Error('the small dataset is loaded')
    return { ...snapshot, version: { ...snapshot.version, demonstration: false } }
  }
  const textAt = async (path: string, { snapshot = real(), site = {} } = {}) => {
    const SITE = siteFolder(site)
    const { server } = await listeningServer({ snapshot, environment: { SITE } })
    const { body, headers } = await server.inject({ url: path, headers: { host: 'data.example.org' } })
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    return body
  }

  it('robots.txt keeps search engines from invented data, and leads them to real ones [D37.7]', async () => {
    const invented = small().snapshots.snapshot()!
    expect(await textAt('/robots.txt', { snapshot: invented })).toBe('User-agent: *\nDisallow: /\n')
    expect(await textAt('/robots.txt')).toBe(
      'User-agent: *\nAllow: /\nSitemap: http://data.example.org/datacenter/sitemap.xml\n',
    )
  })
  it('security.txt has the address of the site, or is what the site wrote [D37.8]', async () => {
    const site = { 'site.json': { texts: { en: { contactEmail: 'data@example.org' } } } }
    const [contact, expires, ...more] = (await textAt('/.well-known/security.txt', { site })).split('\n')
    expect(contact).toBe('Contact: mailto:data@example.org')
    expect(Date.parse(expires?.replace('Expires: ', '') ?? '')).toBeGreaterThan(Date.now())
    expect(more).toContain('Canonical: http://data.example.org/.well-known/security.txt')
    expect(await textAt('/.well-known/security.txt', { site: { 'security.txt': SECURITY } })).toBe(SECURITY)
  })
})

describe('the security.txt of a site', () => {
  const settings = (text: string) => {
    const environment = { SITE: siteFolder({ 'security.txt': text }) }
    return { environment, read: () => readSettings(environment) }
  }
  it.each([
    ['', /security\.txt: must have a line such as "Contact: mailto:/],
    [SECURITY.replace('mailto:', ''), /security\.txt: must have a line such as "Contact: mailto:/],
    [SECURITY.replace(/Expires.*/, ''), /security\.txt: must have one line such as "Expires: 2030-/],
    [SECURITY.replace('2099', 'soon'), /security\.txt: must have one line such as "Expires: 2030-/],
    [
      `${SECURITY}Expires: 2098-12-31T23:00:00Z\n`,
      /security\.txt: must have one line such as "Expires: 2030-/,
    ],
  ])('stops the start where it lacks what the standard demands: %j [D37.8]', (text, sentence) => {
    expect(settings(text).read).toThrow(sentence)
  })
  it('is warned of once it has expired [D37.8]', () => {
    const expired = settings(SECURITY.replace('2099', '2020'))
    expect(startWarnings(expired.environment, expired.read())).toEqual([
      'SITE has a security.txt that expired on 2020-12-31: nobody relies on it any more.',
    ])
    const standing = settings(SECURITY)
    expect(startWarnings(standing.environment, standing.read())).toEqual([])
  })
})
