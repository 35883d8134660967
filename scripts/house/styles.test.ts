import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFiles } from '../project-files.mjs'

const root = join(import.meta.dirname, '..', '..')

/** The files of the project whose names end like this, each with its text without comments. */
const sources = (ending: RegExp): readonly (readonly [string, string])[] =>
  projectFiles()
    .filter((file) => ending.test(file))
    .map(
      (file) => [file, readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')] as const,
    )

const styleSheets = sources(/\.css$/)
/** The classes of a list's table stand in the catalogue, for the server writes its first rows. */
const code = sources(
  /^(?:(?:ui|client|portal|mapviewer|server)\/src\/.*\.tsx?|catalogue\/src\/list\/table-columns\.ts)$/,
).filter(([file]) => !file.includes('.test.'))

/** Every class that occurs in a selector, and the files it does so in. */
const styled = new Map<string, Set<string>>()
for (const [file, css] of styleSheets)
  for (const [, selector] of css.matchAll(/([^{};]*)\{/g))
    for (const [, name] of selector!.trim().startsWith('@') ? [] : selector!.matchAll(/\.([a-zA-Z][\w-]*)/g))
      styled.set(name!, (styled.get(name!) ?? new Set()).add(file))

/** The words in strings and templates; what a template fills in is an asterisk. */
const words = new Set(
  code.flatMap(([, text]) =>
    [/"([^"\n]*)"/g, /'([^'\n]*)'/g, /`([^`]*)`/g].flatMap((quoted) =>
      [...text.matchAll(quoted)].flatMap(([, string]) =>
        string!.replaceAll(/\$\{[^}]*\}?/g, '*').split(/[\s"'{}]+/),
      ),
    ),
  ),
)
const catalogueWords = new Set(
  sources(/^catalogue\/src\/.*\.ts$/).flatMap(([, text]) => text.match(/[\w-]+/g) ?? []),
)

/** What a template such as `column-${kind}` is filled with stands elsewhere, as a string or a word of the catalogue, or is a number or nothing. */
const fills = (name: string, template: string): boolean => {
  const [before = '', ...after] = template.split('*')
  if (before === '' || after.join('') !== '' || !name.startsWith(before)) return false
  const filledIn = name.slice(before.length)
  return filledIn === '' || /^\d+$/.test(filledIn) || words.has(filledIn) || catalogueWords.has(filledIn)
}
const templates = [...words].filter((word) => word.includes('*'))
const isUsed = (name: string): boolean =>
  words.has(name) || templates.some((template) => fills(name, template))

describe('the style sheets', () => {
  it('style each class in one file: a place that wants it otherwise sets a custom property or names the element', () => {
    const several = [...styled].filter(([, files]) => files.size > 1)
    expect(several.map(([name, files]) => `.${name}: ${[...files].join(', ')}`)).toEqual([])
  })
  it('lead on from no place that any element can have: a popover that opens or goes would restyle the whole page', () => {
    const universal = /(?:^|[\s>+~]):(?:first|last|only|nth)[\w-]*(?:\([^)]*\))?\s*[\s>+~]\s*[^\s{,]/
    const leading = styleSheets.flatMap(([file, css]) =>
      [...css.matchAll(/([^{};]*)\{/g)]
        .flatMap(([, selector]) => selector!.split(','))
        .filter((selector) => universal.test(selector.trim()))
        .map((selector) => `${file}: ${selector.trim()}`),
    )
    expect(leading).toEqual([])
  })
  it('ask for a breakpoint by its name, as scripts do', () => {
    const literal = [
      ...styleSheets.flatMap(([file, css]) =>
        [...css.matchAll(/@(?:media|container)[^{]*\d[^{]*/g)].map(([question]) => `${file}: ${question}`),
      ),
      ...code.flatMap(([file, text]) =>
        [...text.matchAll(/matchMedia\([^)]*\d.*/g)].map(([question]) => `${file}: ${question}`),
      ),
    ]
    expect(literal).toEqual([])
  })
  it('style nothing that no page has', () => {
    expect([...styled.keys()].filter((name) => !isUsed(name))).toEqual([])
  })
})
