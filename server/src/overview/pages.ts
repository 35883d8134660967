import { showAmount } from '@datacentre/catalogue/wording/amount'
import { speak } from '@datacentre/catalogue/texts/index'
import { escapeHtml } from '../answer/escape-html.ts'
import { paragraph, shownHtml } from '../answer/html-text.ts'
import { EMBED_PATH, inLanguage, withParameters, type Asked } from '../features/api-base.ts'
import { citationOf } from '../features/html/citation.ts'
import { linkTo, pageHtml, tableHtml } from '../features/html/frame.ts'
import { notesOf, totalAt, type OverviewChart } from './chart.ts'
import { drawChart, drawChartOnPaper } from './drawing.ts'
import { frameHeights, heightStyle } from './frame.ts'
import { wordsIn } from './words.ts'

const OVERVIEW = '/overview'

const chartAddress = ({ home }: Asked, { id }: OverviewChart): string => `${home}${OVERVIEW}/${id}`

/** Every chart of the country on one page. */
export function overviewPage(asked: Asked, charts: readonly OverviewChart[]): string {
  const word = wordsIn(asked.language)
  const contents = charts.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`)
  return pageHtml(asked, {
    title: word('title'),
    script: `${asked.home}${OVERVIEW}/save-picture.js`,
    body: [
      paragraph(word('lead')),
      `<nav aria-label="${escapeHtml(word('contents'))}"><ul class="contents">${contents.join('')}</ul></nav>`,
      ...charts.map(
        (chart) => `<section><h2 id="${chart.id}">${escapeHtml(chart.title)}</h2>${chartHtml(asked, chart)}
<p class="tools">${linkTo(chartAddress(asked, chart), word('page'), asked)}</p></section>`,
      ),
      `<p>${linkTo(`${asked.home}/companies`, word('companies'), asked)} · ${linkTo(`${asked.home}/quality`, word('quality'), asked)}</p>`,
    ].join('\n'),
  })
}

/** One chart with its own address, and how it is put on another site. */
export function chartPage(asked: Asked, chart: OverviewChart): string {
  const word = wordsIn(asked.language)
  const address = inLanguage(`${asked.home}${EMBED_PATH}/${chart.id}`, asked)
  const heights = frameHeights(chart, { language: asked.language, below: belowEmbedded(asked, chart) })
  const line = `<iframe src="${address}" title="${escapeHtml(chart.title)}" width="100%" height="${heights.wide}" style="${heightStyle(heights)}" loading="lazy"></iframe>`
  return pageHtml(asked, {
    title: chart.title,
    above: [{ href: `${asked.home}${OVERVIEW}`, text: word('title') }],
    script: `${asked.home}${OVERVIEW}/save-picture.js`,
    body: [
      chartHtml(asked, chart),
      `<h2>${escapeHtml(word('embed'))}</h2>${paragraph(word('embedLead'))}<pre tabindex="0"><code>${escapeHtml(line)}</code></pre>`,
    ].join('\n'),
  })
}

function chartHtml(asked: Asked, chart: OverviewChart): string {
  const word = wordsIn(asked.language)
  const address = inLanguage(chartAddress(asked, chart), asked)
  const file = (f: string): string => escapeHtml(withParameters(address, { f }))
  return `<p class="answer">${escapeHtml(chart.sentence)}</p>
${drawChart(chart, asked.language)}
${notesOf(chart).map(paragraph).join('')}
<details><summary>${escapeHtml(word('asTable'))}</summary>${chartTable(asked, chart)}</details>
<p class="tools"><a href="${file('svg')}" data-picture="${file('svg')}" download="${chart.id}.png" aria-label="${escapeHtml(word('png'))}" hidden>PNG</a> <a href="${file('svg')}" download="${chart.id}.svg" aria-label="${escapeHtml(word('svg'))}">SVG</a> · <a href="${file('csv')}" download="${chart.id}.csv" aria-label="${escapeHtml(word('csv'))}">CSV</a> · <a href="${file('xlsx')}" download="${chart.id}.xlsx" aria-label="${escapeHtml(word('xlsx'))}">XLSX</a> · <a href="${file('json')}">JSON</a> · ${linkTo(`${asked.home}${chart.rows}`, word('rows'), asked)}</p>`
}

/** A chart for a page or a report of someone else: with its title, what has to be known to read it, and where it comes from. */
export const chartOnPaper = (asked: Asked, chart: OverviewChart): string =>
  drawChartOnPaper(chart, asked.language, [
    ...notesOf(chart),
    ...(asked.version.demonstration ? [speak(asked.language)('dataset.demonstrationShort')] : []),
    `${wordsIn(asked.language)('source')}: ${citationOf(asked, chart.title)}`,
  ])

/** The same numbers as the picture, exactly. */
function chartTable(asked: Asked, chart: OverviewChart): string {
  const { language, home } = asked
  const word = wordsIn(language)
  const labelHtml = (label: string, at: number): string => {
    const to = chart.leadsTo?.[at] ?? null
    return to === null ? escapeHtml(label) : linkTo(`${home}${to}`, label, asked)
  }
  const hasTotal = chart.bands.length > 1
  const number = (value: number | null): string =>
    `<td class="number">${shownHtml(value === null ? null : showAmount(value, language), language)}</td>`
  const rows = chart.labels.map(
    (label, at) =>
      `<tr><th scope="row">${labelHtml(label, at)}</th>${hasTotal ? number(totalAt(chart, at)) : ''}${chart.bands.map(({ values }) => number(values[at] ?? null)).join('')}</tr>`,
  )
  const inUnit = (name: string): string => `${name} (${chart.inUnit})`
  const heads = [
    chart.labelHead,
    ...(hasTotal ? [inUnit(word('total'))] : []),
    ...chart.bands.map(({ name }) => inUnit(name)),
  ]
  return tableHtml(chart.title, heads, rows)
}

/** Where an embedded chart comes from: without its address, which the words lead to. */
const embeddedSource = (asked: Asked, chart: OverviewChart): string =>
  citationOf(asked, chart.title, '').trim()

/** What stands below an embedded chart and its notes. */
const belowEmbedded = (asked: Asked, chart: OverviewChart): string[] => [
  ...(asked.version.demonstration ? [speak(asked.language)('dataset.demonstrationShort')] : []),
  `${wordsIn(asked.language)('source')}: ${embeddedSource(asked, chart)}`,
]

/** One chart for a frame on another site: nothing around it but what it says and where it comes from. */
export function embeddedPage(asked: Asked, chart: OverviewChart): string {
  const { language, home } = asked
  const say = speak(language)
  const word = wordsIn(language)
  const address = inLanguage(chartAddress(asked, chart), asked)
  // Our other pages let nobody frame them, so nothing leads to them from within a frame.
  const { leadsTo: _leadsTo, ...unlinked } = chart
  const invented = asked.version.demonstration ? paragraph(say('dataset.demonstrationShort')) : ''
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(chart.title)}</title><link rel="icon" href="data:,"><link rel="canonical" href="${escapeHtml(address)}">
<link rel="stylesheet" href="${escapeHtml(home)}/api/documentation.css"></head>
<body class="embedded"><main><h1>${escapeHtml(chart.title)}</h1>
<p class="answer">${escapeHtml(chart.sentence)}</p>
${drawChart(chart, language)}
${notesOf(chart).map(paragraph).join('')}${invented}
<p>${escapeHtml(word('source'))}: <a href="${escapeHtml(address)}" target="_blank" rel="noopener">${escapeHtml(embeddedSource(asked, chart))}</a></p>
<details><summary>${escapeHtml(word('asTable'))}</summary>${chartTable(asked, unlinked)}</details>
</main></body></html>
`
}
