import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { localePlugin } from './locale-plugin.ts'

/** Of the installed React Aria, so that a release that asks in another way is noticed. */
const asking = join(
  dirname(fileURLToPath(import.meta.resolve('react-aria/package.json'))),
  'dist/private/i18n/useDefaultLocale.mjs',
)

describe('The language of the browser', () => {
  const { transform } = localePlugin()

  it('is looked at without reading the data of every language', () => {
    const code = readFileSync(asking, 'utf8')
    expect(code).toContain('supportedLocalesOf')
    const changed = transform(code, asking) ?? ''
    expect(changed).not.toContain('supportedLocalesOf')
    expect(changed).toContain('new Intl.Locale(locale)')
  })

  it('is still refused where it is none, and no other file is changed', () => {
    expect(() => new Intl.Locale('no language')).toThrow(RangeError)
    expect(transform('Intl.DateTimeFormat.supportedLocalesOf([locale])', '/src/ui/dialog.tsx')).toBeNull()
  })
})
