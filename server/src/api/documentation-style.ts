import { paints } from '@datacentre/catalogue/colours'

const coloursOf = (scheme: 'light' | 'dark'): string =>
  Object.entries(paints)
    .map(([name, pair]) => `--${name}:${pair[scheme]};`)
    .join('')

/** The style of the documentation page, in the colours of the catalogue. */
export const documentationStyle = `
:root{color-scheme:light dark;${coloursOf('light')}}
@media(prefers-color-scheme:dark){:root{${coloursOf('dark')}}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
main{max-width:75ch;margin:3rem auto;padding:0 1.5rem}
a{color:var(--action)}
:focus-visible{outline:3px solid var(--action);outline-offset:2px}
ol.crumbs{list-style:none;padding:0;margin:0;display:flex;flex-wrap:wrap;gap:0 .5rem}
ol.crumbs li+li::before{content:'› ';color:var(--quiet-ink)}
ul.contents{columns:16rem;padding-left:1.25rem}
dl{display:grid;grid-template-columns:minmax(8rem,16rem) 1fr;gap:.25rem 1rem}
dd{margin:0;overflow-wrap:anywhere}
@media(max-width:40rem){dl{display:block}dd{margin-bottom:.5rem}}
dt{color:var(--quiet-ink)}
h2{font-size:1.125rem;margin-top:3rem}
h2,li,p{overflow-wrap:anywhere}
.citation{user-select:all}
pre{background:var(--surface);border:1px solid var(--hairline);border-radius:6px;padding:.75rem;overflow-x:auto}
.scrolled{overflow-x:auto}
.scrolled table{display:table}
table{border-collapse:collapse;width:100%;margin:1rem 0;display:block;overflow-x:auto}
caption{text-align:left;color:var(--quiet-ink)}
th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--hairline);font-weight:400}
`
