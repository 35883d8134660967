import { paints, styleClasses } from '@datacentre/catalogue/colours'

const coloursOf = (scheme: 'light' | 'dark'): string =>
  Object.entries({ ...paints, ...styleClasses })
    .map(([name, pair]) => `--${name}:${pair[scheme]};`)
    .join('')

/** A font of the portal as its build named it; the letters that each face holds. */
type Face = { readonly address: string; readonly letters: string }

const faceOf = ({ address, letters }: Face): string =>
  `@font-face{font-family:'Source Sans 3';font-weight:200 900;font-display:swap;src:url('${address}') format('woff2');unicode-range:${letters}}`

/** The style of the pages from the server, in the colours of the catalogue and the letters of the portal. */
export const documentationStyle = (faces: readonly Face[]): string => faces.map(faceOf).join('') + style

const style = `
:root{color-scheme:light dark;${coloursOf('light')}}
@media screen and (prefers-color-scheme:dark){:root{${coloursOf('dark')}}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 'Source Sans 3',system-ui,sans-serif}
main{max-width:90rem;box-sizing:border-box;margin:0 auto;padding:1rem 2rem 4rem;min-height:60vh}
main>p,main>ul,main>section>p{max-width:75ch}
.skip{position:absolute;left:-999rem}
.skip:focus{left:1rem;top:1rem;background:var(--paper);padding:.5rem 1rem}
.strip{background:var(--surface);border-bottom:1px solid var(--hairline)}
footer.strip{border-top:1px solid var(--hairline);border-bottom:0}
.bar{max-width:90rem;margin:0 auto;padding:1rem 2rem;display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.5rem 2rem}
.strip>.bar{box-sizing:border-box}
.strip ul{list-style:none;margin:0;padding:0}
header .bar{box-sizing:border-box;min-height:95px;padding-block:0}
header.strip ul{display:flex;flex-wrap:wrap;align-items:center;gap:0 1.5rem}
header.strip a{color:var(--ink);text-decoration:none;display:inline-block;padding:.5rem 0;border-bottom:2px solid transparent}
header.strip li a:has(>svg){padding:.5rem}
header.strip #menu{position:static;width:auto;height:auto;overflow:visible;border:0;background:none;color:inherit}
header.strip .word,header.strip button.menu{display:none}
@media screen and (max-width:39.99rem){header.strip .bar{min-height:73px;flex-wrap:nowrap}
header.strip .mark svg{height:44px;width:auto}
header.strip button.menu{display:grid;place-items:center;width:44px;height:44px;padding:0;border:1px solid var(--control-border);border-radius:6px;background:none;color:inherit;cursor:pointer}
header.strip #menu:not(:popover-open){display:none}
header.strip #menu:popover-open{display:block;position:absolute;inset:73px 0 auto;width:auto;max-width:none;padding:0 1rem .5rem;background:var(--surface);border-bottom:1px solid var(--hairline)}
header.strip #menu li{border-top:1px solid var(--hairline)}
header.strip #menu a,header.strip #menu li a:has(>svg){display:flex;align-items:center;gap:.5rem;min-height:48px;padding:0;border-bottom:0}
header.strip #menu a[aria-current]{border-left:4px solid var(--action);padding-left:.75rem}
header.strip .word{display:inline}}
header.strip a:hover{border-bottom-color:var(--control-border)}
header.strip a[aria-current]{border-bottom-color:var(--action);font-weight:600}
header.strip .mark{font-size:1.375rem;font-weight:600;line-height:1.2;padding:1rem 0;border:0}
header.strip nav{padding-right:.25rem}
.mark img,.mark svg{display:block;max-width:100%;height:auto}
.logo text{fill:currentColor;font-size:19px;font-weight:600;letter-spacing:-.01em}
.logo path{stroke:var(--surface);stroke-width:1.5}
.logo .upper{fill:var(--datatype-licence)}
.logo .middle{fill:var(--production-field)}
.logo .lower{fill:var(--datatype-seismic)}
.logo .borehole{fill:none;stroke:currentColor;stroke-width:3;stroke-linecap:round}
footer .bar{align-items:flex-start;padding-block:2.5rem 3rem}
.partners{display:flex;flex-wrap:wrap;gap:1.25rem 2rem}
.partners a{color:var(--quiet-ink)}
.partners a:hover{color:var(--ink)}
.partners svg{display:block}
.partners path{fill:none;stroke:currentColor;stroke-width:2;stroke-linejoin:round}
.partners text{fill:currentColor;font-size:16px;font-weight:600}
footer h2{font-size:1rem;margin:0 0 .5rem}
footer li a{display:inline-block;padding:.25rem 0}
footer p{margin:0 0 .25rem;color:var(--quiet-ink);font-size:.875rem}
.notice{border-bottom:1px solid var(--hairline);font-size:.875rem}
.notice p{box-sizing:border-box;max-width:90rem;margin:0 auto;padding:.5rem 2rem;display:flex;align-items:flex-start;gap:.5rem}
.notice svg{flex:none;color:var(--action)}
.place{box-sizing:border-box;max-width:90rem;margin:0 auto;padding:.5rem 2rem 0;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.25rem 1rem;min-height:52px}
.unseen{user-select:none}
.scrolled{position:relative}
p.report a{display:inline-block;padding:.25rem 0}
h1{font-size:2.25rem;line-height:1.2;margin:1rem 0;overflow-wrap:anywhere}
@media(max-width:39.99rem){main,.bar,.notice p,.place{padding-inline:1rem}h1{font-size:1.75rem}footer .bar{display:block}footer nav,.partners{margin-bottom:1.5rem}footer li a{padding:.5rem 0}}
@media print{.strip nav,.partners,.skip,.place{display:none}.strip{background:none;border:0}main{max-width:none;padding-block:0}}
a{color:var(--action)}
:focus-visible{outline:3px solid var(--action);outline-offset:2px}
ol.crumbs{list-style:none;padding:0;margin:0;display:flex;flex-wrap:wrap;gap:0 .5rem;font-size:.875rem}
ol.crumbs li+li::before{content:'›';color:var(--quiet-ink);margin-right:.5rem}
ol.crumbs a{display:inline-block;padding:.375rem 0;color:var(--quiet-ink);text-underline-offset:.2em}
ol.crumbs a:hover{color:var(--action)}
ol.crumbs a[aria-current]{color:var(--ink);text-decoration:none}
header.strip li svg{display:block}
ul.contents{columns:16rem;column-gap:2.5rem;padding-left:1.25rem}
dl{display:grid;grid-template-columns:minmax(8rem,16rem) 1fr;gap:.25rem 1rem}
dd{margin:0;overflow-wrap:anywhere}
@media(max-width:39.99rem){dl{display:block}dd{margin-bottom:.5rem}}
dt{color:var(--quiet-ink)}
td.number{text-align:right;font-variant-numeric:tabular-nums}
table:has(td.number) thead th:nth-child(n+2){text-align:right}
.scrolled table:has(td.number:nth-child(2):last-child){width:auto;min-width:min(32rem,100%)}
details{margin:.5rem 0}
summary{color:var(--action);cursor:pointer;width:fit-content;padding:.25rem 0}
svg.small-map{max-width:100%;height:auto;border:1px solid var(--hairline);background:var(--surface)}
.small-map .shelf{fill:none;stroke:var(--control-border);stroke-dasharray:3 3}
.small-map .land{fill:var(--hairline);stroke:var(--surface);stroke-width:.5}
.small-map .object{fill:var(--action);fill-opacity:.35;stroke:var(--action)}
.small-map .line{fill:none;stroke:var(--action)}
.small-map .mark{fill:none;stroke:var(--action);stroke-width:1.5}
.small-map .dot{fill:var(--action)}
svg.place-map{max-width:100%;height:auto;border:1px solid var(--hairline);background:color-mix(in srgb,var(--surface),var(--action) 13%)}
.place-map path{fill:none}
.place-map .abroad{fill:var(--paper)}
.place-map .land{fill:var(--paper);stroke:var(--hairline);stroke-width:1}
.place-map .field{fill:var(--datatype-field);fill-opacity:.25;stroke:var(--datatype-field)}
.place-map .course{stroke:var(--ink);stroke-width:.75}
.place-map .hole{stroke:var(--ink);stroke-width:4;stroke-linecap:round}
.place-map .area{fill:none;stroke:var(--ink);stroke-width:1.5;stroke-dasharray:5 4}
.place-map text{font-size:13px;font-weight:600;text-anchor:middle;fill:var(--ink);stroke:var(--surface);stroke-width:3px;paint-order:stroke}
.place-map .spot{fill:var(--surface);stroke:var(--ink);stroke-width:2.5}
@media print{main>form,main>nav{display:none}svg.place-map{max-height:10cm;width:auto}}
form input,form select,form button{min-height:40px;padding:4px 10px;font:inherit;color:var(--ink);background:var(--surface);border:1px solid var(--control-border);border-radius:6px}
form.search{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
form.search input,form.search button{min-height:44px}
form.search input{flex:1 1 10rem;min-width:0}
form.search input::placeholder{color:var(--quiet-ink);opacity:1}
form.search button{background:var(--action);border-color:var(--action);color:var(--surface);font-weight:600;cursor:pointer}
form.search.above{flex:0 1 22rem;gap:0;flex-wrap:nowrap}
form.search.above input{border-right:0;border-radius:6px 0 0 6px}
form.search.above button{border-radius:0 6px 6px 0;min-width:44px;padding:0;display:grid;place-items:center}
form.search.above button svg{width:20px;height:20px}
form.search.above label,.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
form.search.page{max-width:48rem}
form.search.page label{flex-basis:100%;font-weight:600}
form.search.page input{min-height:52px;font-size:1.125rem}
form.search.page button{min-height:52px;padding-inline:1.25rem}
@media(max-width:39.99rem){form.search.above{flex-basis:100%}}
@media print{form.search,p.report{display:none}}
ul.groups{list-style:none;padding:0;margin:.5rem 0;display:flex;flex-wrap:wrap;gap:0 1.5rem}
ul.groups li{padding:.5rem 0}
ul.found{list-style:none;padding:0;margin:.5rem 0;max-width:60rem}
ul.found li{padding:.375rem 0;border-bottom:1px solid var(--hairline);display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1.5rem;align-items:baseline}
ul.found p{margin:0}
ul.found p:first-child>a{font-weight:600;display:inline-block;padding:.25rem 0;margin-right:.5rem}
ul.found .kind{color:var(--quiet-ink);border:1px solid var(--hairline);border-radius:6px;padding:.05rem .4rem;font-size:.875rem;margin-right:.5rem;white-space:nowrap}
ul.found .about{color:var(--quiet-ink)}
ul.found .ways{font-size:.875rem;display:flex;flex-wrap:wrap;gap:0 1rem}
ul.found .ways a{padding:.375rem 0}
form.narrowing>p{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
form.narrowing label{display:inline-flex;flex-wrap:wrap;gap:0 .5rem;align-items:center;max-width:100%}
form.narrowing input[type=search]{min-width:0;max-width:100%}
.choices{display:flex;flex-wrap:wrap;gap:.75rem 2.5rem}
.choices fieldset{border:0;margin:0;padding:0;min-width:0;max-width:100%}
.choices legend{font-weight:600;padding:0}
form.narrowing .choices label{display:flex;flex-wrap:nowrap;min-height:32px}
.choices input{flex:none;width:1.25rem;min-height:1.25rem;margin:0;accent-color:var(--action)}
ul.chips{list-style:none;margin:.5rem 0;padding:0;display:flex;flex-wrap:wrap;gap:.5rem;max-width:none}
ul.chips li{display:flex;align-items:center;border:1px solid var(--control-border);border-radius:6px;padding-left:.6rem;min-height:32px;background:var(--surface)}
ul.chips li a{display:inline-grid;place-items:center;min-width:32px;min-height:32px;text-decoration:none;font-size:1.25rem;line-height:1}
ul.chips li.all{border:0;background:none;padding:0}
ul.chips li.all a{font-size:1rem;text-decoration:underline}
table.ordered thead a{padding:.25rem 0}
table.ordered thead th{vertical-align:bottom}
table.ordered thead th[aria-sort]{font-weight:600}
table.ordered th.number{text-align:right}
@media screen and (max-width:39.99rem){table.ordered,table.ordered :is(thead,tbody,th,td){display:block}
table.ordered thead tr{display:flex;flex-wrap:wrap;gap:0 1rem}
table.ordered tbody tr{display:block;padding:.5rem 0;border-bottom:1px solid var(--hairline)}
table.ordered :is(th,td){border:0;padding:.125rem 0}
table.ordered td.number{display:flex;justify-content:space-between;gap:1rem}
table.ordered td[data-label]::before{content:attr(data-label);color:var(--quiet-ink)}}
@media print{form.narrowing,ul.chips li a,ul.chips li.all{display:none}ul.chips li{padding-right:.6rem}table.ordered thead a{color:inherit;text-decoration:none}}
svg.section-drawing{display:block;min-width:1100px;max-width:100%;height:auto;background:var(--surface)}
svg.section-drawing.is-wide{max-width:none}
ul.units{list-style:none;margin:.5rem 0 1rem;padding:0;max-width:none;columns:19rem;font-size:.875rem}
ul.units li{break-inside:avoid;padding:.125rem 0 .125rem 30px;text-indent:-30px}
ul.units svg{vertical-align:-2px;margin-right:4px}
form.narrowing select{min-width:0;max-width:100%}
form.narrowing label.wide{flex:1 1 24rem}
form.narrowing label.wide input{flex:1 1 16rem;min-width:0}
@media print{svg.section-drawing,svg.section-drawing.is-wide{width:auto;min-width:0;max-width:100%;max-height:15cm;margin-inline:auto}.scrolled:has(.section-drawing){overflow:visible}}
@media print and (orientation:landscape){svg.section-drawing,svg.section-drawing.is-wide{max-height:10.5cm}}
svg.hole-view{display:block;max-width:100%;height:auto;background:var(--surface)}
.hole-turned{width:fit-content;max-width:100%;cursor:grab;touch-action:pan-y;user-select:none}
.hole-view [data-spot] text{font-size:14px}
@media(max-width:39.99rem){.hole-view [data-spot] text{font-size:22px}}
.hole-flat{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr));gap:0 2rem}
svg.overview-chart{max-width:52rem;height:auto;min-width:560px;width:100%}
svg.overview-chart.narrow{display:none}
@media screen and (max-width:39.99rem){svg.overview-chart{display:none}svg.overview-chart.narrow{display:block;min-width:0;max-width:30rem}}
.answer{font-size:1.125rem;max-width:75ch}
.embedded main{padding-block:8px}
.embedded svg.overview-chart{max-width:760px}
@media(max-width:39.99rem){.embedded svg.overview-chart.narrow{max-width:340px}}
.embedded h1{font-size:1.25rem}
svg.bars{max-width:100%;height:auto}
.bars rect{fill:var(--band-1)}
.bars path{stroke:var(--control-border)}
.bars text{font-size:12px;fill:var(--ink)}
h2{font-size:1.375rem;line-height:1.25;margin-top:3rem}
h3{font-size:1.125rem}
@media print{h2,h3,.answer{break-after:avoid}svg,main>section{break-inside:avoid}main details:not([open]),.tools{display:none}}
h2,h3,li,p{overflow-wrap:anywhere}
.citation{user-select:all}
pre{background:var(--surface);border:1px solid var(--hairline);border-radius:6px;padding:.75rem;overflow-x:auto}
.scrolled{overflow-x:auto}
.scrolled table{display:table}
table{border-collapse:collapse;width:100%;margin:1rem 0;display:block;overflow-x:auto}
caption{text-align:left;color:var(--quiet-ink)}
th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--hairline);font-weight:400}
thead th{color:var(--quiet-ink)}
`
