import { directionTo } from '@datacentre/catalogue/geography/near/directions'
import type { Language } from '@datacentre/catalogue/texts/index'
import { speak } from '@datacentre/catalogue/texts/index'
import { escapeHtml } from '../answer/escape-html.ts'
import { withParameters, type Asked } from '../features/api-base.ts'
import { citationOf } from '../features/html/citation.ts'
import { linkTo, pageHtml, tableHtml } from '../features/html/frame.ts'
import { objectAddress } from '../object-address.ts'
import { sayWhere } from '../place/words.ts'
import { legendHtml } from '../section/legend.ts'
import { inMetres, unitName } from '../section/section-words.ts'
import { drawHole, drawHoleOnPaper, unitsIn } from './drawing.ts'
import type { HoleDocument } from './hole-document.ts'
import { STEP, turned } from './question.ts'
import { TURN_SCRIPT_PATH } from './turn-script.ts'
import type { View } from './view.ts'
import { wordsIn } from './words.ts'

type Shown = { readonly asked: Asked; readonly document: HoleDocument; readonly view: View }

/** Where a hole is seen from all sides, below the page of the borehole. */
export const holeAddress = (asked: Pick<Asked, 'home'>, key: number): string =>
  `${objectAddress(asked, 'boreholes', key)}/3d`

const viewAddress = ({ asked, document }: Shown, view: View): string =>
  withParameters(holeAddress(asked, document.borehole.boreholeDbk), view)

export const holeTitle = ({ borehole }: HoleDocument, language: Language): string =>
  wordsIn(language)('title', { name: borehole.boreholeName })

const levelOf = ({ borehole }: HoleDocument, language: Language): string =>
  (borehole.drpHeightInMeters === null ? null : borehole.drpDatumCode) ?? wordsIn(language)('level')

/** A hole that ends this near to where it starts goes straight down to anyone. */
const STRAIGHT_M = 5

/** What the drawing answers. */
export function holeSentence(document: HoleDocument, language: Language): string {
  const word = wordsIn(language)
  const { borehole, path, layers, reach } = document
  const name = borehole.boreholeName
  const end = path.at(-1)
  if (end === undefined) return word('unknown', { name })
  const [east, north, down] = end.spot
  const count = layers.length
  const through = word(count === 0 ? 'layers_0' : count === 1 ? 'layers_1' : 'layers_other', { count })
  if (document.by === 'alongHole')
    return `${word('unmeasured', { name, length: inMetres(end.ahDepth, language) })} ${through}`
  const told = { name, depth: inMetres(down, language), level: levelOf(document, language) }
  const where = sayWhere(directionTo([0, 0], [east, north]), language)
  const goes =
    reach < STRAIGHT_M
      ? word('straight', told)
      : word('bent', { ...told, reach: inMetres(reach, language), where })
  return `${goes} ${through}`
}

export function holeNotes(document: HoleDocument, language: Language): readonly string[] {
  const word = wordsIn(language)
  const level = { level: levelOf(document, language) }
  return [
    ...(document.by === 'alongHole' ? [word('alongHole', level)] : [word('below', level)]),
    ...(document.by === 'survey' ? [word('bySurvey')] : []),
    ...(document.by === 'vertical' ? [word('notMeasured')] : []),
    ...(document.borehole.drpHeightInMeters === null ? [word('noHeight')] : []),
  ]
}

export const holeOnPaper = ({ asked, document, view }: Shown): string => {
  const { language } = asked
  const title = holeTitle(document, language)
  return drawHoleOnPaper(
    { document, view, language, label: wordsIn(language)('drawing') },
    {
      title,
      lines: [
        holeSentence(document, language),
        wordsIn(language)('seen', view),
        ...holeNotes(document, language),
        ...(asked.version.demonstration ? [speak(language)('dataset.demonstrationShort')] : []),
        `${wordsIn(language)('source')}: ${citationOf(asked, title, holeAddress(asked, document.borehole.boreholeDbk))}`,
      ],
    },
  )
}

/** A hole from any side, turned without a script too, with a plan, a section and tables. */
export function holePage(shown: Shown): string {
  const { asked, document } = shown
  const { language, home } = asked
  const { borehole, path } = document
  const here = holeAddress(asked, borehole.boreholeDbk)
  return pageHtml(asked, {
    title: holeTitle(document, language),
    canonical: here,
    cited: here,
    above: [{ href: objectAddress(asked, 'boreholes', borehole.boreholeDbk), text: borehole.boreholeName }],
    ...(path.length > 0 && { script: `${home}${TURN_SCRIPT_PATH}` }),
    body: [
      `<p class="answer">${escapeHtml(holeSentence(document, language))}</p>`,
      ...(path.length === 0 ? [] : [drawingHtml(shown), flatHtml(shown)]),
      `<ul>${holeNotes(document, language)
        .map((note) => `<li>${escapeHtml(note)}</li>`)
        .join('')}</ul>`,
      ...(path.length === 0 ? [] : [tablesHtml(shown)]),
      `<p>${linkTo(objectAddress(asked, 'boreholes', borehole.boreholeDbk), borehole.boreholeName, asked)}</p>`,
    ].join('\n'),
  })
}

function drawingHtml(shown: Shown): string {
  const { asked, document, view } = shown
  const { language } = asked
  const word = wordsIn(language)
  const by = (key: 'left' | 'right' | 'up' | 'down', change: Partial<View>): string =>
    `<li><a data-turn-by="${change.turn ?? 0} ${change.tilt ?? 0}" href="${escapeHtml(withParameters(viewAddress(shown, turned(view, change)), { lang: language === 'en' ? 'en' : undefined }))}">${escapeHtml(word(key))}</a></li>`
  const file = (f: string): string =>
    escapeHtml(withParameters(viewAddress(shown, view), { lang: language === 'en' ? 'en' : undefined, f }))
  const seen = word('seen', {
    turn: '<span data-told="turn">',
    tilt: '<span data-told="tilt">',
  })
    .replace('<span data-told="turn">', `<span data-told="turn">${view.turn}</span>`)
    .replace('<span data-told="tilt">', `<span data-told="tilt">${view.tilt}</span>`)
  return `<p id="hole-how">${escapeHtml(word('how'))}</p>
<ul class="groups">${by('left', { turn: STEP })}${by('right', { turn: -STEP })}${by('up', { tilt: STEP })}${by('down', { tilt: -STEP })}</ul>
<div class="hole-turned" tabindex="0" role="group" aria-label="${escapeHtml(holeTitle(document, language))}" aria-describedby="hole-how">${drawHole({ document, view, language, label: word('drawing') })}</div>
<p role="status">${seen}</p>
${layersHtml(document, language)}
<p><a data-view href="${file('svg')}" data-picture="${file('svg')}" download="borehole-3d.png" aria-label="${escapeHtml(word('png'))}" hidden>PNG</a> <a data-view href="${file('svg')}" download="borehole-3d.svg" aria-label="${escapeHtml(word('svg'))}">SVG</a> · <a href="${file('csv')}" download="borehole-3d.csv" aria-label="${escapeHtml(word('csv'))}">CSV</a> · <a href="${file('json')}">JSON</a></p>`
}

function layersHtml(document: HoleDocument, language: Language): string {
  const units = unitsIn(document)
  if (units.length === 0) return ''
  return `<h2>${escapeHtml(wordsIn(language)('legend'))}</h2>${legendHtml(units, language)}`
}

/** From above and from the side: what is read without turning anything. */
function flatHtml({ asked: { language }, document }: Shown): string {
  const word = wordsIn(language)
  const views = [
    ['plan', 'planAbout', { turn: 0, tilt: 90 }],
    // Looking across, so that the end lies to the right.
    ['side', 'sideAbout', { turn: Math.round(document.azimuth + 270) % 360, tilt: 0 }],
  ] as const
  const drawings = views.map(
    ([title, about, view]) =>
      `<section><h2>${escapeHtml(word(title))}</h2><p>${escapeHtml(word(about))}</p>${drawHole({ document, view, language, label: word(about) })}</section>`,
  )
  return `<div class="hole-flat">${drawings.join('')}</div>`
}

function tablesHtml({ asked: { language }, document }: Shown): string {
  const word = wordsIn(language)
  const number = (metres: number): string =>
    `<td class="number">${escapeHtml(inMetres(metres, language))}</td>`
  const layers = document.layers.map(({ unit, track }) => {
    const [top, base] = [track[0]!, track.at(-1)!]
    const name = unit === null ? word('noUnit') : `${unitName(unit, language)} (${unit})`
    return `<tr><th scope="row">${escapeHtml(name)}</th>${[top.ahDepth, top.spot[2], base.spot[2], top.spot[0], top.spot[1]].map(number).join('')}</tr>`
  })
  const points = document.path.map(
    ({ ahDepth, spot: [east, north, depth] }) =>
      `<tr>${[ahDepth, depth, east, north].map(number).join('')}</tr>`,
  )
  const layersTable =
    layers.length === 0
      ? ''
      : `<h2>${escapeHtml(word('table'))}</h2>${tableHtml(word('table'), [word('unit'), word('topAlongHole'), word('top'), word('base'), word('east'), word('north')], layers)}`
  return `${layersTable}<h2>${escapeHtml(word('points'))}</h2><details><summary>${escapeHtml(word('points'))}</summary>${tableHtml(word('points'), [word('ahDepth'), word('depth'), word('east'), word('north')], points)}</details>`
}
