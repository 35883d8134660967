import { readdirSync, readFileSync } from 'node:fs'
import { texts } from '@datacentre/catalogue/texts/index'
import { pagesOfOurCountry } from '@datacentre/catalogue/texts/own-pages'
import { describe, expect, it } from 'vitest'

const source = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1])
const proses = (language: 'nl' | 'en') => readdirSync(new URL(`./${language}/`, import.meta.url)).toSorted()

describe('The pages to read', () => {
  it('are there for every address without a host that the texts hold', () => {
    const paths = found(source('./index.ts'), /path: '(.+?)'/g)
    const ours = Object.entries(texts.nl)
      .filter(([key, text]) => key.endsWith('Url') && !text.includes(':'))
      .map(([, text]) => `/${text}`)
    expect(paths.toSorted()).toEqual(ours.toSorted())
  })

  it('have the same addresses in both languages', () => {
    const own = (language: 'nl' | 'en') =>
      Object.entries(texts[language]).filter(([key, text]) => key.endsWith('Url') && !text.includes(':'))
    expect(own('en')).toEqual(own('nl'))
  })

  it.each(['nl', 'en'] as const)(
    'name our country, its law and its authorities only where a site is told so, in %s [D25.25]',
    (language) => {
      // The accessibility statement names the ombudsman only where the country is ours.
      const naming = proses(language).filter((file) =>
        /Nederland(?!s\b)|Netherlands|Mijnbouwwet|Mining Act|Autoriteit Persoonsgegevens/.test(
          source(`./${language}/${file}`),
        ),
      )
      expect(naming).toEqual(pagesOfOurCountry.map((page) => `${page}.tsx`).toSorted())
    },
  )

  it('are written in Dutch and in English', () => {
    expect(proses('en')).toEqual(proses('nl'))
  })
})

describe.each(proses('nl'))('%s', (file) => {
  it('has the same sections and links to the same places of our own in both languages', () => {
    const outline = (language: 'nl' | 'en') => {
      const text = source(`./${language}/${file}`)
      return [found(text, /id: '(.+?)'/g), found(text, /(?:to=\{|address=")(.+?)["}]/g).toSorted()]
    }
    expect(outline('en')).toEqual(outline('nl'))
  })
})
