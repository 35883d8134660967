import { contrastOf } from '@datacentre/catalogue/contrast'
import { paints } from '@datacentre/catalogue/colours'
import { SiteNotAllowed } from '@datacentre/catalogue/settings/site-file'

/** The paints of the frame that a site may have of its own. */
const NAMES = ['paper', 'surface', 'action'] as const
type Name = (typeof NAMES)[number]
type Scheme = 'light' | 'dark'
type Colours = Partial<Record<Name, Readonly<Record<Scheme, string>>>>

const HEX = /^#[0-9a-f]{6}$/i

/** What is read on these grounds, and must stay readable: letters as people with low vision need them (WCAG 1.4.3). */
const READ = ['ink', 'quiet-ink', 'action'] as const
const GROUNDS = ['paper', 'surface'] as const
const LEAST_CONTRAST = 4.5

/** The colours of a site as a style sheet that stands after ours. */
export function siteColours(given: unknown, file: string): string {
  const colours = read(given, file)
  for (const scheme of ['light', 'dark'] as const) refuseFaint(colours, scheme, file)
  const rules = (scheme: Scheme): string =>
    Object.entries(colours)
      .map(([name, pair]) => `--${name}: ${pair[scheme]};`)
      .join(' ')
  return `:root { ${rules('light')} }\n@media screen and (prefers-color-scheme: dark) { :root { ${rules('dark')} } }\n`
}

function read(given: unknown, file: string): Colours {
  const rule = `colours must be an object with ${NAMES.join(', ')}, each {"light": "#RRGGBB", "dark": "#RRGGBB"}`
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new SiteNotAllowed(file, rule)
  const colours: Colours = {}
  for (const [key, pair] of Object.entries(given) as [string, unknown][]) {
    const name = NAMES.find((one) => one === key)
    const { light, dark } = (typeof pair === 'object' && pair !== null ? pair : {}) as Record<string, unknown>
    if (name === undefined || typeof light !== 'string' || typeof dark !== 'string')
      throw new SiteNotAllowed(file, rule)
    if (!HEX.test(light) || !HEX.test(dark)) throw new SiteNotAllowed(file, rule)
    colours[name] = { light, dark }
  }
  return colours
}

function refuseFaint(colours: Colours, scheme: Scheme, file: string): void {
  const colourOf = (name: Name | 'ink' | 'quiet-ink'): string =>
    (name in colours ? colours[name as Name]?.[scheme] : undefined) ?? paints[name][scheme]
  for (const ground of GROUNDS) {
    for (const letters of READ) {
      const contrast = contrastOf(colourOf(letters), colourOf(ground))
      if (contrast >= LEAST_CONTRAST) continue
      throw new SiteNotAllowed(
        file,
        `colours: ${letters} on ${ground} is hard to read (${scheme}): its contrast is ${contrast.toFixed(1)}, and must be ${LEAST_CONTRAST}`,
      )
    }
  }
}
