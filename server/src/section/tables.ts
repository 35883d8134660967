import { showValue } from '@datacentre/catalogue/grammar/column-kinds'
import { stratInterpretations } from '@datacentre/catalogue/supporting/stratigraphy'
import { speak } from '@datacentre/catalogue/texts/index'
import { showAmount } from '@datacentre/catalogue/wording/amount'
import { sayStratSource } from '@datacentre/catalogue/wording/strat-sources'
import { escapeHtml } from '../answer/escape-html.ts'
import { shownHtml } from '../answer/html-text.ts'
import type { Asked } from '../features/api-base.ts'
import { linkTo, tableHtml } from '../features/html/frame.ts'
import { objectAddress } from '../object-address.ts'
import { sayMetres } from '../place/distance-words.ts'
import { speechIn } from '../speech-in.ts'
import type { SectionDocument, ShownWell } from './section-document.ts'
import { levelOfWell, logAddress } from './section-files.ts'
import { inMetres, nameOf, unitName } from './section-words.ts'
import { wordsIn } from './words.ts'

const wellHead = (asked: Asked, well: ShownWell): string =>
  `<th scope="row">${linkTo(objectAddress(asked, 'boreholes', well.borehole.boreholeDbk), nameOf(well), asked)}</th>`

/** Log files that are named in the table; the page of the borehole has the others. */
const SHOWN_LOGS = 3

/** The boreholes in the order of the line, with how their depths are known. */
export function wellsTable(asked: Asked, { wells, question }: SectionDocument): string {
  const { language } = asked
  const word = wordsIn(language)
  const isDrawn = question.line !== null
  const cell = (text: string | null): string => `<td>${shownHtml(text, language)}</td>`
  const rows = wells.map((well, at) => {
    const next = wells[at + 1]
    const end = well.path.at(-1)
    return `<tr>${[
      wellHead(asked, well),
      cell(sayMetres(well.along, language)),
      cell(next === undefined ? null : sayMetres(next.along - well.along, language)),
      ...(isDrawn ? [cell(sayMetres(well.off, language))] : []),
      cell(word(`by.${well.depthsBy}`)),
      cell(levelInWords(well, asked)),
      cell(end === undefined ? null : inMetres(end.depth, language)),
      cell(interpretationInWords(well, asked)),
      `<td>${logsHtml(well, asked)}</td>`,
    ].join('')}</tr>`
  })
  const heads = [
    word('well'),
    word('distance'),
    word('next'),
    ...(isDrawn ? [word('off')] : []),
    word('depthsBy'),
    word('level'),
    word('end'),
    word('interpretation'),
    word('logs'),
  ]
  return tableHtml(word('inOrder'), heads, rows)
}

/** `NAP (12,5 m)`: the level, and how high above it the borehole counts its depths from. */
function levelInWords(well: ShownWell, { language }: Asked): string {
  const word = wordsIn(language)
  const height = well.borehole.drpHeightInMeters
  if (height === null) return word('levelReference')
  return `${levelOfWell(well) ?? word('levelUnknown')} (${showAmount(height, language)}\u00a0m)`
}

function interpretationInWords({ interpretation, layers }: ShownWell, { language }: Asked): string {
  if (interpretation === null || layers === null) return wordsIn(language)('noLayers')
  const column = stratInterpretations.columns.find(({ key }) => key === 'interpretationDate')
  const day =
    column === undefined ? null : showValue(interpretation.interpretationDate, column, speechIn(language))
  const source = interpretation.stratSourceDescription
  const parts = [day, source === null ? null : sayStratSource(source, speak(language))]
  return parts.filter((part) => part !== null).join(', ')
}

function logsHtml({ logs, borehole }: ShownWell, asked: Asked): string {
  if (logs.length === 0) return escapeHtml(wordsIn(asked.language)('noLogs'))
  const links = logs
    .slice(0, SHOWN_LOGS)
    .map(
      ({ documentBfileDbk, fileName }) =>
        `<a href="${escapeHtml(logAddress(asked.home, documentBfileDbk))}">${escapeHtml(fileName)}</a>`,
    )
  const rest = logs.length - SHOWN_LOGS
  const more =
    rest > 0 ? [linkTo(objectAddress(asked, 'boreholes', borehole.boreholeDbk), `+ ${rest}`, asked)] : []
  return [...links, ...more].join(', ')
}

/** The same as the picture, in numbers. */
export function layersTable(asked: Asked, { wells }: SectionDocument): string {
  const { language } = asked
  const word = wordsIn(language)
  const number = (metres: number): string =>
    `<td class="number">${escapeHtml(inMetres(metres, language))}</td>`
  const rows = wells.flatMap((well) =>
    (well.layers ?? []).map(
      ({ unit, top, base }) =>
        `<tr>${wellHead(asked, well)}<td>${shownHtml(unit === null ? null : `${unitName(unit, language)} (${unit})`, language)}</td>${number(top)}${number(base)}${number(Math.abs(base - top))}<td>${escapeHtml(well.isTrue ? (levelOfWell(well) ?? word('levelUnknown')) : well.depthsBy === 'alongHole' ? word('by.alongHole') : word('levelReference'))}</td></tr>`,
    ),
  )
  return tableHtml(
    word('layers'),
    [word('well'), word('unitName'), word('top'), word('base'), word('thickness'), word('level')],
    rows,
  )
}
