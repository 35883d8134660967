import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { texts } from './index.ts'

const requirements = readFileSync(new URL('../../../docs/requirements.md', import.meta.url), 'utf8')
const listed = [...requirements.matchAll(/^\d+\. (?<en>.+?) · (?<nl>.+)$/gm)].map(({ groups }) => groups)

describe.each(['nl', 'en'] as const)('The headers of boreholes.xlsx in %s', (language) => {
  it('are the sixty-one of the requirements, to the letter and in their order [D23.3]', () => {
    const headers = Object.entries(texts[language]).filter(([key]) => key.startsWith('boreholeSheet.'))
    expect(headers.map(([, text]) => text)).toEqual(listed.map((header) => header?.[language]))
    expect(headers).toHaveLength(61)
  })
})
