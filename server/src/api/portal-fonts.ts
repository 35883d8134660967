import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The letters of Dutch and English, and those of other Latin names, as the portal divides its font. */
const LETTERS = {
  'source-sans-3-latin-wght':
    'U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
  'source-sans-3-latin-ext-wght':
    'U+0100-0130,U+0132-0151,U+0154-02C5,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113',
} as const

/** The fonts that the build of the portal made, which whoever came by the portal has already. */
export function portalFonts(portal: string): { address: string; letters: string }[] {
  const folder = join(portal, 'assets')
  const files = existsSync(folder) ? readdirSync(folder) : []
  return Object.entries(LETTERS).flatMap(([name, letters]) => {
    const file = files.find((one) => one.startsWith(`${name}-`) && one.endsWith('.woff2'))
    return file === undefined ? [] : [{ address: `../assets/${file}`, letters }]
  })
}
