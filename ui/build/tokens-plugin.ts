import { paints, styleClasses } from '@datacentre/catalogue/colours'
import type { Plugin } from 'vite'

const NAME = 'virtual:tokens.css'
const FOUND = `\0${NAME}`

type Scheme = 'light' | 'dark'

const colours = (scheme: Scheme): string =>
  Object.entries({ ...paints, ...styleClasses })
    .map(([name, pair]) => `  --${name}: ${pair[scheme]};`)
    .join('\n')

/** Sizes in steps of four pixels, and the six sizes of type. */
const sizes = `
  --step: 4px;
  --radius: 6px;
  --type-14: 0.875rem; --type-16: 1rem; --type-18: 1.125rem; --type-22: 1.375rem; --type-28: 1.75rem; --type-36: 2.25rem;
  --motion: 150ms;`

/** The catalogue's colours as CSS variables, so that no other file needs to spell a colour. */
export const tokensPlugin = (): Plugin => ({
  name: 'tokens',
  resolveId: (id) => (id === NAME ? FOUND : null),
  load: (id) =>
    id === FOUND
      ? `:root {\n  color-scheme: light dark;\n${colours('light')}${sizes}\n}\n` +
        `@media (prefers-color-scheme: dark) {\n:root {\n${colours('dark')}\n}\n}\n` +
        '@media (prefers-reduced-motion: reduce) {\n:root { --motion: 0ms; }\n}\n'
      : null,
})
