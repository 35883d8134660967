import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { partsOf, withPortalAhead } from './portal-head.ts'

const parts = {
  home: { scripts: ['assets/home-1.js'], styles: ['assets/home-1.css'] },
  'register-part': {
    scripts: ['assets/register-1.js'],
    styles: ['assets/register-1.css'],
  },
  'figures-part': { scripts: ['assets/figures-1.js'], styles: [] },
  'own-prose': { scripts: ['assets/own-prose-1.js'], styles: [] },
}

/** What a page of the portal asks for before its program runs. */
const asksAhead = (path: string): string[] => {
  const page = '<head><script type="module" src="./assets/index-1.js"></script></head>'
  const headed = withPortalAhead(page, { path, isPlain: true }, parts)
  return [...headed.matchAll(/<link rel="(?:modulepreload|preload)"[^>]* href="([^"]*)"/g)].map(
    ([, href = '']) => href,
  )
}

describe('a page of the portal', () => {
  it('asks ahead for the part of the program that its screen needs [D29.46]', () => {
    expect(asksAhead('/smc-lines')).toEqual(['assets/register-1.js', 'assets/register-1.css'])
    expect(asksAhead('/prodfigures/wells')).toEqual(['assets/figures-1.js'])
    expect(asksAhead('/')).toEqual(['assets/home-1.js', 'assets/home-1.css'])
    expect(asksAhead('/about')).toEqual(['assets/own-prose-1.js'])
    expect(asksAhead('/nothing')).toEqual([])
  })
  it('lets the first rows of a list, and what figures answer, come before the program [D29.46]', () => {
    const page = '<head><link rel="modulepreload" crossorigin href="./assets/speech-1.js"></head>'
    const links = (path: string, isPlain = true) => [
      ...withPortalAhead(page, { path, isPlain }, parts).matchAll(/<link [^>]*>/g),
    ]
    for (const path of ['/brh-overview', '/prodfigures/wells'])
      expect(links(path).filter(([link]) => !link.includes('fetchpriority="low"'))).toEqual([])
    expect(links('/brh-overview', false).filter(([link]) => link.includes('fetchpriority'))).toEqual([])
    for (const path of ['/', '/about'])
      expect(links(path).filter(([link]) => link.includes('fetchpriority'))).toEqual([])
  })
  it('knows those parts from the build', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parts-'))
    try {
      expect(partsOf(folder)).toEqual({})
      writeFileSync(join(folder, 'parts.json'), JSON.stringify(parts))
      expect(partsOf(folder)).toEqual(parts)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
