import { SECTION_PATH } from '@datacentre/catalogue/underground/section-addresses'
import { escapeHtml } from '../answer/escape-html.ts'
import type { Asked } from '../features/api-base.ts'
import { spacings, type SectionQuestion } from './question.ts'
import type { SectionDocument } from './section-document.ts'
import { unitName } from './section-words.ts'
import { wordsIn } from './words.ts'

type Filled =
  | { readonly question: SectionQuestion; readonly document: SectionDocument }
  | { readonly typed: string }

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

const option = (value: string, text: string, chosen: string): string =>
  `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`

/** Which boreholes, which unit is joined and how they stand, to be changed without a script. */
export function sectionForm(asked: Asked, filled: Filled): string {
  const { home, language } = asked
  const word = wordsIn(language)
  const inEnglish = language === 'en' ? hidden('lang', 'en') : ''
  const choices = 'document' in filled ? choicesHtml(asked, filled) : ''
  return `<form class="narrowing" action="${escapeHtml(`${home}${SECTION_PATH}`)}" method="get">
${whichHtml(asked, filled)}${choices}
<p>${inEnglish}<button>${escapeHtml(word('show'))}</button></p></form>`
}

/** The boreholes by name, or how far from the line they lie. */
function whichHtml({ language }: Asked, filled: Filled): string {
  const word = wordsIn(language)
  if ('question' in filled && filled.question.line !== null) {
    const { line, within } = filled.question
    return `${hidden('line', line.map((place) => place.join(',')).join(';'))}<p><label>${escapeHtml(word('within'))} <input type="number" name="within" min="100" max="25000" step="100" value="${within}"></label></p>`
  }
  const value =
    'document' in filled
      ? filled.document.wells
          .map(({ borehole }) => borehole.shortName ?? String(borehole.boreholeDbk))
          .join(', ')
      : filled.typed
  return `<p><label class="wide">${escapeHtml(word('wells'))} <input type="text" name="wells" value="${escapeHtml(value)}" autocomplete="off" spellcheck="false" aria-describedby="wells-help"></label> <span id="wells-help">${escapeHtml(word('wellsHelp'))}</span></p>`
}

function choicesHtml(
  { language }: Asked,
  { question, document }: Extract<Filled, { readonly document: unknown }>,
): string {
  const word = wordsIn(language)
  const unit = question.unit ?? ''
  const named = (code: string): string => option(code, `${unitName(code, language)} (${code})`, unit)
  const isListed = unit === '' || document.groups.includes(unit) || document.units.includes(unit)
  const groups = document.groups.map((code) => option(code, unitName(code, language), unit))
  const units = document.units.map(named)
  const ways = spacings.map((way) => option(way, word(`along.${way}`), question.along))
  return `<p><label>${escapeHtml(word('unit'))} <select name="unit">${option('', word('noUnit'), unit)}${isListed ? '' : named(unit)}<optgroup label="${escapeHtml(word('groups'))}">${groups.join('')}</optgroup><optgroup label="${escapeHtml(word('units'))}">${units.join('')}</optgroup></select></label> <label>${escapeHtml(word('along'))} <select name="along">${ways.join('')}</select></label></p>`
}
