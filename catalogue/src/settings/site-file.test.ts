import { describe, expect, it } from 'vitest'
import { siteFileFrom } from './site-file.ts'

describe('the file of a site', () => {
  const read = (text: string) => siteFileFrom({ SITE: 'folder/' }, () => text)

  it('is not needed, and lies in the folder that SITE names [D25.25]', () => {
    expect(siteFileFrom({ SITE: ' ' }, () => '{}')).toBeNull()
    expect(read('\uFEFF{"partners": false}')).toEqual({
      folder: 'folder/',
      file: 'folder/site.json',
      content: { partners: false },
    })
  })
  it('is refused with a sentence where it is broken or not there [D25.25]', () => {
    expect(() => read('{')).toThrow(/^folder\/site\.json: is not JSON: .+\.$/)
    expect(() => read('[]')).toThrow('folder/site.json: must be an object.')
    const missing = () => {
      throw new Error('ENOENT')
    }
    expect(() => siteFileFrom({ SITE: 'gone' }, missing)).toThrow(
      'gone/site.json: cannot be read: SITE must be a folder that holds a site.json.',
    )
  })
  it.each([
    ['EACCES', 'permission denied'],
    ['EISDIR', 'it is a folder, not a file'],
    ['EMFILE', 'the system says EMFILE'],
  ])('is refused with what the system says of it: %s [D25.25]', (code, reason) => {
    const refused = () => {
      throw Object.assign(new Error(code), { code, syscall: 'open' })
    }
    expect(() => siteFileFrom({ SITE: 'folder' }, refused)).toThrow(
      `folder/site.json: cannot be read: ${reason}.`,
    )
  })
})
