import { paints, styleClasses } from '@datacentre/catalogue/colours'
import { STACKING, sizes as screenSizes, timings } from '@datacentre/catalogue/screen-constants'
import type { Plugin } from 'vite'

const NAME = 'virtual:tokens.css'
const FOUND = `\0${NAME}`

type Scheme = 'light' | 'dark'

const colours = (scheme: Scheme): string =>
  Object.entries({ ...paints, ...styleClasses })
    .map(([name, pair]) => `  --${name}: ${pair[scheme]};`)
    .join('\n')

/** Shadows are for what floats only; on dark paper they have to be deeper to be seen. */
const shadows: Readonly<Record<Scheme, string>> = {
  light: '  --shadow: 0 1px 2px rgb(0 0 0 / 0.08), 0 6px 24px rgb(0 0 0 / 0.14);',
  dark: '  --shadow: 0 1px 2px rgb(0 0 0 / 0.4), 0 6px 24px rgb(0 0 0 / 0.5);',
}

/** Sizes in steps of four pixels, the six sizes of type, and the numbers that the specification gives. */
const sizes = `
  --step: 4px;
  --radius: 6px;
  --target: 36px;
  --type-14: 0.875rem; --type-16: 1rem; --type-18: 1.125rem; --type-22: 1.375rem; --type-28: 1.75rem; --type-36: 2.25rem;
  --motion: 150ms;
  --tooltip-fade: ${timings.tooltipFadeIn}ms;
  --frame-width: ${screenSizes.frameWidth}px;
  --header-height: ${screenSizes.headerHeight}px;
  --dropdown-list: ${screenSizes.dropdownList}px;
  --stacking: ${STACKING};`

/** Derived paints: what lies under the pointer, what is chosen, what is wrong. */
const tints = `
  --hover: color-mix(in srgb, var(--ink) 6%, transparent);
  --chosen: color-mix(in srgb, var(--action) 12%, var(--surface));
  --fault: var(--production-geothermal);`

const accent = (colour: string): string =>
  `--accent: var(--${colour}); --accent-tint: color-mix(in srgb, var(--${colour}) 10%, var(--surface));`

/** A screen, tile or spinner takes its colour from its style class. */
const accents = Object.keys(styleClasses)
  .map((name) => `.${name} { ${accent(name)} }`)
  .join('\n')

/** The catalogue's colours as CSS variables, so that no other file needs to spell a colour. */
const tokens = `:root {
  color-scheme: light dark;
${colours('light')}
${shadows.light}${sizes}${tints}
  ${accent('action')}
}
/* Paper is white for everyone: dark colours are for screens. */
@media screen and (prefers-color-scheme: dark) {
:root {
${colours('dark')}
${shadows.dark}
}
}
@media print {
:root { color-scheme: light; }
}
@media (prefers-reduced-motion: reduce) {
:root { --motion: 0ms; --tooltip-fade: 0ms; }
}
${accents}
`

export const tokensPlugin = (): Plugin => ({
  name: 'tokens',
  resolveId: (id) => (id === NAME ? FOUND : null),
  load: (id) => (id === FOUND ? tokens : null),
})
