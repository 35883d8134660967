import { readFileSync } from 'node:fs'
import { paints, styleClasses } from '@datacentre/catalogue/colours'
import { describe, expect, it } from 'vitest'

const declared = new Set<string>(
  Object.values({ ...paints, ...styleClasses }).flatMap(({ light, dark }) => [light, dark]),
)
const coloursIn = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? []

// A file that the browser reads by itself knows no CSS variables, so it has to spell its colours.
describe.each(['./favicon.svg', './share-picture.svg', '../../index.html'])('%s', (file) => {
  it('is painted in colours of the catalogue only', () => {
    expect(coloursIn(file).length).toBeGreaterThan(0)
    expect(coloursIn(file).filter((colour) => !declared.has(colour))).toEqual([])
  })
})
