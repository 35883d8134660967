import { boreholes } from '@datacentre/catalogue/registers/index'
import { speak } from '@datacentre/catalogue/texts/index'
import { lengthOf } from '@datacentre/catalogue/geography/near/true-length'
import { LEAST_WELLS, SECTION_PATH } from '@datacentre/catalogue/underground/section-addresses'
import { shortestOrder } from '@datacentre/catalogue/underground/section-line'
import { layersPage, selectionPage } from '@datacentre/catalogue/wire/map-addresses'
import { showAmount } from '@datacentre/catalogue/wording/amount'
import { escapeHtml } from '../answer/escape-html.ts'
import { withParameters, type Asked } from '../features/api-base.ts'
import { citationOf } from '../features/html/citation.ts'
import { linkTo, pageHtml } from '../features/html/frame.ts'
import { headOf } from '../hole-ends.ts'
import { sayMetres } from '../place/distance-words.ts'
import { curveScaleOf } from './curve-drawing.ts'
import { drawSection, drawSectionOnPaper } from './drawing.ts'
import { sectionForm } from './form.ts'
import { layoutOf } from './layout.ts'
import { legendHtml } from './legend.ts'
import type { SectionFault, SectionQuestion } from './question.ts'
import type { SectionDocument } from './section-document.ts'
import { notesOf, sentenceOf, titleOf } from './section-words.ts'
import { layersTable, wellsTable } from './tables.ts'
import { wordsIn } from './words.ts'

const paragraph = (words: string): string => `<p>${escapeHtml(words)}</p>`

/** The one address of a section: by the keys of its boreholes, however they were named. */
function sectionAddress(
  { home }: Pick<Asked, 'home'>,
  { question, wells }: Pick<SectionDocument, 'question' | 'wells'>,
  changes: Partial<Pick<SectionQuestion, 'along'>> & { readonly isReversed?: true } = {},
): string {
  const { line, within, unit } = question
  const along = changes.along ?? question.along
  const inOrder = changes.isReversed ? wells.toReversed() : wells
  const address = withParameters(`${home}${SECTION_PATH}`, {
    wells: line === null ? inOrder.map(({ borehole }) => borehole.boreholeDbk).join(',') : undefined,
    line:
      line === null
        ? undefined
        : (changes.isReversed ? line.toReversed() : line).map((place) => place.join(',')).join(';'),
    within: line === null ? undefined : within,
    unit: unit ?? undefined,
    along: along === 'distance' ? undefined : along,
  })
  // An address is read by people too; commas and semicolons may stand in a query as they are (RFC 3986).
  return address.replaceAll('%2C', ',').replaceAll('%3B', ';')
}

/** No eye sees so small a difference of scale. */
const ALIKE = 0.05

/** What has to be known to read the picture. */
function pictureNotes(document: SectionDocument, asked: Asked): readonly string[] {
  const word = wordsIn(asked.language)
  const { exaggeration, isClose } = layoutOf(document)
  const curves = curveScaleOf(document.wells)
  const number = (value: number): string => showAmount(Number(value.toPrecision(2)), asked.language)
  return [
    word(document.question.along === 'even' ? 'note.even' : 'note.path'),
    ...(exaggeration === null
      ? []
      : Math.abs(exaggeration - 1) < ALIKE
        ? [word('note.toScale')]
        : [word('note.exaggerated', { times: number(exaggeration) })]),
    ...(isClose ? [word('note.close')] : []),
    ...(document.question.unit === null ? [] : [word('note.band')]),
    ...(curves === null
      ? []
      : [
          word('note.curve', {
            least: number(curves.least),
            most: number(curves.most),
            unit: curves.unit === 'GAPI' ? 'gAPI' : curves.unit,
          }),
        ]),
  ]
}

/** The picture by itself, for a report: with its title, what has to be known to read it, and its source. */
export const sectionOnPaper = (asked: Asked, document: SectionDocument): string =>
  drawSectionOnPaper(document, asked.language, {
    title: titleOf(document, asked.language),
    lines: [
      sentenceOf(document, asked.language),
      ...notesOf(document, asked.language),
      ...pictureNotes(document, asked),
      ...(asked.version.demonstration ? [speak(asked.language)('dataset.demonstrationShort')] : []),
      `${wordsIn(asked.language)('source')}: ${citationOf(asked, titleOf(document, asked.language), sectionAddress(asked, document))}`,
    ],
  })

/** Boreholes side by side at true depth, whole without a script. */
export function sectionPage(asked: Asked, document: SectionDocument, map: string): string {
  const { language, home } = asked
  const word = wordsIn(language)
  const here = sectionAddress(asked, document)
  const isSection = document.wells.length >= LEAST_WELLS
  const title = titleOf(document, language)
  const onMap = selectionPage(
    boreholes,
    document.wells.map(({ borehole }) => borehole.boreholeDbk),
    { mapviewer: map, language },
  )
  const even = linkTo(sectionAddress(asked, document, { along: 'even' }), word('evenInstead'), asked)
  const notes = [...pictureNotes(document, asked), ...notesOf(document, language)].map(
    (note) => `<li>${escapeHtml(note)}${note === word('note.close') ? ` ${even}.` : ''}</li>`,
  )
  const section = !isSection
    ? []
    : [
        `<div class="scrolled" tabindex="0" role="group" aria-label="${escapeHtml(title)}">${drawSection(document, language)}</div>`,
        legendHtml(document.units, language),
        filesHtml(asked, here),
        `<ul>${notes.join('')}</ul>`,
        `<h2>${escapeHtml(word('inOrder'))}</h2>`,
        wellsTable(asked, document),
        `<p>${[...otherOrders(asked, document), `<a href="${escapeHtml(onMap)}">${escapeHtml(word('onMap'))}</a>`].join(' · ')}</p>`,
        `<h2 id="layers">${escapeHtml(word('layers'))}</h2><details><summary>${escapeHtml(word('asTable'))}</summary>${layersTable(asked, document)}</details>`,
      ]
  return pageHtml(asked, {
    title,
    canonical: here,
    cited: here,
    above: [{ href: `${home}${SECTION_PATH}`, text: word('title') }],
    script: `${home}/overview/save-picture.js`,
    body: [
      `<p class="answer">${escapeHtml(sentenceOf(document, language))}</p>`,
      sectionForm(asked, { question: document.question, document }),
      ...section,
    ].join('\n'),
  })
}

/** A line that is shorter by less is no other line to anyone. */
const SHORTER = 0.98

/** The same boreholes the other way around, along the shortest line through them, or to be changed one by one. */
function otherOrders(asked: Asked, document: SectionDocument): readonly string[] {
  const { question, wells, length } = document
  const word = wordsIn(asked.language)
  const reversed = linkTo(sectionAddress(asked, document, { isReversed: true }), word('reverse'), asked)
  if (question.line !== null) {
    const named = { question: { ...question, line: null }, wells }
    return [reversed, linkTo(sectionAddress(asked, named), word('chooseSelf'), asked)]
  }
  const placed = wells.flatMap((well) => {
    const head = headOf(well.borehole)
    return head === null ? [] : [{ well, head }]
  })
  const inOrder = shortestOrder(placed.map(({ head }) => head)).map((at) => placed[at]!)
  const shortest = lengthOf(inOrder.map(({ head }) => head))
  if (shortest > SHORTER * length) return [reversed]
  const address = sectionAddress(asked, { question, wells: inOrder.map(({ well }) => well) })
  const words = word('shortest', { length: sayMetres(shortest, asked.language) })
  return [reversed, linkTo(address, words, asked)]
}

function filesHtml(asked: Asked, here: string): string {
  const word = wordsIn(asked.language)
  const file = (f: string): string =>
    escapeHtml(withParameters(here, { lang: asked.language === 'en' ? 'en' : undefined, f }))
  const link = (f: 'svg' | 'csv' | 'xlsx'): string =>
    `<a href="${file(f)}" download="section.${f}" aria-label="${escapeHtml(word(f))}">${f.toUpperCase()}</a>`
  return `<p><a href="${file('svg')}" data-picture="${file('svg')}" download="section.png" aria-label="${escapeHtml(word('png'))}" hidden>PNG</a> ${link('svg')} · ${link('csv')} · ${link('xlsx')} · <a href="${file('json')}">JSON</a></p>`
}

type Beginning = {
  /** What was asked in vain, with what is wrong with it. */
  readonly faults: readonly SectionFault[]
  readonly typed: Readonly<Record<string, unknown>>
  readonly map: string
}

const LABELLED = ['wells', 'within', 'unit', 'along', 'line'] as const

/** What the form calls a parameter. */
function labelOf(key: string, word: ReturnType<typeof wordsIn>): string {
  const known = LABELLED.find((one) => one === key)
  return known === undefined ? key : word(known === 'line' ? 'lineLabel' : known)
}

/** Where a section begins: which boreholes. */
export function beginningPage(asked: Asked, { faults, typed, map }: Beginning): string {
  const { language, home } = asked
  const word = wordsIn(language)
  const wrong = faults.map(
    ({ key, word: fault, values }) =>
      `<li>${escapeHtml(labelOf(key, word))}: ${escapeHtml(word(fault, values))}.</li>`,
  )
  const toMap = layersPage([boreholes.onMap.wireName], { mapviewer: map, language })
  return pageHtml(asked, {
    title: word('title'),
    canonical: `${home}${SECTION_PATH}`,
    hasJson: false,
    hasCitation: false,
    body: [
      paragraph(word('lead')),
      wrong.length === 0
        ? ''
        : `<div role="alert"><p><strong>${escapeHtml(word('wrong'))}</strong></p><ul>${wrong.join('')}</ul></div>`,
      sectionForm(asked, { typed: typeof typed['wells'] === 'string' ? typed['wells'] : '' }),
      `<p>${escapeHtml(word('leadMap'))} <a href="${escapeHtml(toMap)}">${escapeHtml(word('toMap'))}</a>.</p>`,
    ].join('\n'),
  })
}
