import { chmodSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteFolder } from '../../../../testing/site-folder.ts'
import { siteFrom } from '../site-settings.ts'

const site = (files: Readonly<Record<string, unknown>>) => siteFrom({ SITE: siteFolder(files) })

const contact = {
  'pages/contact.nl.md': '# Bel ons\n\nElke dag.',
  'pages/contact.en.md': '# Call us\n\nAny day.',
}

/** Whoever runs the tests as root may read everything: for this work without those rights. */
function asNobody(work: () => void): void {
  if (process.getuid?.() !== 0) return work()
  process.seteuid!('nobody')
  try {
    work()
  } finally {
    process.seteuid!(0)
  }
}

const licence = { 'pages/licence.nl.md': '# Licentie\n\nCC0.', 'pages/licence.en.md': '# Licence\n\nCC0.' }

describe('the pages of a site', () => {
  it('are listed by their titles, and read in both languages [D25.25]', () => {
    const { pages, onScreen } = site({ ...licence, ...contact, 'pages/.DS_Store': 'x' })
    expect(onScreen.pages).toEqual([
      { name: 'contact', title: { nl: 'Bel ons', en: 'Call us' } },
      { name: 'licence', title: { nl: 'Licentie', en: 'Licence' } },
    ])
    expect(pages[0]?.en.blocks).toEqual([{ kind: 'paragraph', spans: [{ text: 'Any day.' }] }])
  })
  it('stand in the place of ours where they have their name, unless the site leads elsewhere [D25.25]', () => {
    expect(site({ ...contact, ...licence }).texts.nl).toEqual({ contactUrl: 'pages/contact' })
    const texts = { nl: { contactUrl: 'https://bodem.example/contact' } }
    expect(site({ ...contact, 'site.json': { texts } }).texts).toEqual({
      nl: { contactUrl: 'https://bodem.example/contact' },
      en: { contactUrl: 'pages/contact' },
    })
  })
  it('lead to each other, to pages of the portal and to any path of the site [D25.25]', () => {
    const links =
      '[a](pages/contact) [b](contact) [c](brh-overview?lang=en) [d](prodfigures/wells) [e](/api/)'
    const { pages } = site({ ...contact, 'pages/contact.en.md': `# A\n\n${links}` })
    expect(JSON.stringify(pages[0]?.en.blocks)).toContain('"to":"prodfigures/wells"')
  })
  it.each([
    [{ pages: 'contact' }, 'pages: is a file, but must be a folder with pages.'],
    [
      { 'pages/contact.nl.md/a': 'x', 'pages/contact.en.md': '# A\n\nB' },
      'pages/contact.nl.md: cannot be read: it is a folder, not a file.',
    ],
    [
      { 'pages/contact.nl.md': '# Bel ons\n\nElke dag.' },
      'contact.en.md: is not there: a page must be written',
    ],
    [
      { ...contact, 'pages/contact.de.md': '# A\n\nB' },
      'contact.de.md: is no page: pages are NAME.nl.md and',
    ],
    [{ ...contact, 'pages/Over Ons.nl.md': '# A\n\nB' }, 'Over Ons.nl.md: is no page'],
    [{ ...contact, 'pages/contact.nl.html': '<p>' }, 'contact.nl.html: is no page'],
    [{ ...contact, 'pages/contact.en.md': '# A\n\n<script>x</script>' }, 'contact.en.md: line 3 holds HTML'],
    [
      { ...contact, 'pages/contact.en.md': '# A\n\n- [B](pages/licence)' },
      'contact.en.md: holds a link to "pages/licence", which is no page: a link leads to a page of the portal',
    ],
    [
      { ...contact, 'pages/contact.en.md': '# A\n\n## [B](nowhere)\n\nC' },
      'contact.en.md: holds a link to "nowhere", which is no page',
    ],
    [
      { ...contact, 'pages/contact.en.md': `# A\n\n${'word\n\n'.repeat(20_000)}` },
      'contact.en.md: is 118 KB, but a page may be 100 KB at most.',
    ],
    [
      Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`pages/p${at}.nl.md`, '# A\n\nB'])),
      'pages: holds 51 pages, but 50 are the most.',
    ],
  ])('are refused with a sentence that names the file: %#  [D25.25]', (files, sentence) => {
    expect(() => site(files)).toThrow(sentence)
  })
  it('do not lie elsewhere [D25.25]', () => {
    const folder = siteFolder(contact)
    for (const language of ['nl', 'en'])
      symlinkSync('/etc/hostname', join(folder, 'pages', `host.${language}.md`))
    expect(() => siteFrom({ SITE: folder })).toThrow('host.nl.md: lies outside the folder.')
  })
  it('must be files that may be read [D25.25]', () => {
    const folder = siteFolder(contact)
    chmodSync(folder, 0o755)
    chmodSync(join(folder, 'pages/contact.nl.md'), 0)
    asNobody(() =>
      expect(() => siteFrom({ SITE: folder })).toThrow('contact.nl.md: cannot be read: permission denied.'),
    )
  })
  it('are refused with a sentence where their links lead in a circle [D25.25]', () => {
    const folder = siteFolder(contact)
    symlinkSync('host.nl.md', join(folder, 'pages/host.nl.md'))
    expect(() => siteFrom({ SITE: folder })).toThrow(
      'host.nl.md: cannot be read: its links lead in a circle.',
    )
  })
})
