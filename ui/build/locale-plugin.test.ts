import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { localePlugin } from './locale-plugin.ts'

/** Of the installed React Aria, so that a release that asks in another way is noticed. */
const fileOf = (name: string): string =>
  join(dirname(fileURLToPath(import.meta.resolve('react-aria/package.json'))), 'dist/private/i18n', name)

describe('The language of the browser', () => {
  const { transform } = localePlugin()

  it('is looked at without reading the data of every language', () => {
    const asking = fileOf('useDefaultLocale.mjs')
    const code = readFileSync(asking, 'utf8')
    expect(code).toContain('supportedLocalesOf')
    const changed = transform(code, asking) ?? ''
    expect(changed).not.toContain('supportedLocalesOf')
    expect(changed).toContain('new Intl.Locale(locale)')
  })

  it('has its direction from a list, which knows ours', () => {
    const asking = fileOf('utils.mjs')
    const code = readFileSync(asking, 'utf8')
    expect(code).toContain('if (Intl.Locale)')
    expect(transform(code, asking)).toContain('if (false)')
    const [listed] = /_LANGS = new Set\(\[[^\]]*\]/.exec(code.replaceAll(/\s+/g, ' ')) ?? []
    expect(listed).toContain("'ar'")
    expect(listed).not.toMatch(/'(nl|en)'/)
  })

  it('is still refused where it is none, and no other file is changed', () => {
    expect(() => new Intl.Locale('no language')).toThrow(RangeError)
    expect(transform('Intl.DateTimeFormat.supportedLocalesOf([locale])', '/src/ui/dialog.tsx')).toBeNull()
  })
})
