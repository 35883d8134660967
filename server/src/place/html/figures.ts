import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { yearOfMonth } from '@datacentre/catalogue/production/series/month-number'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { quantityTextKey } from '@datacentre/catalogue/texts/keys'
import { amountInUnit, showAmount, showShare } from '@datacentre/catalogue/wording/amount'
import { answerSentence } from '@datacentre/catalogue/wording/answer-sentence'
import { yearInWords } from '@datacentre/catalogue/wording/figure-times'
import { escapeHtml } from '../../answer/escape-html.ts'
import { paragraph } from '../../answer/html-text.ts'
import type { Asked } from '../../features/api-base.ts'
import { tableHtml } from '../../features/html/frame.ts'
import { speechIn } from '../../speech-in.ts'
import { layerOfReporting, type PlaceFigures } from '../answer/place-figures.ts'
import type { PlaceDocument } from '../place-document.ts'
import { wordsIn } from '../words.ts'
import { objectLink } from './lists.ts'

function titleOf({ done, by }: PlaceFigures, language: Language): string {
  const word = wordsIn(language)
  if (done === 'geothermalWater') return word(done)
  const what = speak(language)(quantityTextKey(done.product, done.production))
  // The same is told of fields.
  return by === 'well' ? word('ofWells', { what }) : what
}

/** `Water voor aardwarmte in 2025: 1,2 miljoen m³ bij 4 putten, 3% meer dan in 2024. Dat is 5% van het land.` */
export function figuresSentence(
  figures: PlaceFigures,
  { snapshot }: PlaceDocument,
  language: Language,
): string {
  const { done, by, unit, answer, share } = figures
  const { year } = answer.last
  const say = speak(language)
  const span = figureSpan(snapshot.version)
  const sentence = answerSentence({
    answer,
    years: { yearStart: year, yearEnd: year },
    span,
    unit,
    done: done === 'geothermalWater' ? { what: titleOf(figures, language) } : done,
    subjects: by,
    written: { say, language },
    speech: speechIn(language),
  })
  const key = done === 'geothermalWater' ? 'place.share' : 'place.shareOfAll'
  const isOver = span.until !== null && year < yearOfMonth(span.until)
  return [
    sentence,
    ...(share !== null && answer.last.total > 0 ? [say(key, { share: showShare(share, language) })] : []),
    ...(isOver ? [say('place.over')] : []),
  ].join(' ')
}

/** Rows of a table; the page of each well has its figures, and files have all of them. */
const SHOWN = 20

/** What else is reported of a place: of heat from the ground, by its wells and by its mining facilities. */
export function figuresHtml(asked: Asked, document: PlaceDocument): string {
  const { language } = asked
  const word = wordsIn(language)
  const say = speak(language)
  const span = figureSpan(asked.version)
  const parts = document.figures.map((one) => {
    const title = titleOf(one, language)
    const year = yearInWords(one.answer.last.year, { span, say })
    const layer = layerOfReporting[one.by]
    const rows = one.subjects
      .slice(0, SHOWN)
      .map(
        ({ near, amount }) =>
          `<tr><th scope="row">${objectLink(asked, layer, near)}</th><td class="number">${escapeHtml(amountInUnit(amount, one.unit, { say, language }))}</td></tr>`,
      )
    const heads = [word(layer === 'boreholes' ? 'well' : 'facility'), word('amount', { year })]
    const table = rows.length === 0 ? '' : tableHtml(title, heads, rows)
    const count = one.subjects.length
    const shown =
      count <= SHOWN
        ? ''
        : paragraph(word('firstShown', { shown: SHOWN, count: showAmount(count, language) }))
    return `<h3>${escapeHtml(title)}</h3>${paragraph(figuresSentence(one, document, language))}${table}${shown}`
  })
  const rule = document.figures.some(({ by }) => by === 'well') ? paragraph(word('wellsRule')) : ''
  return `${rule}${parts.join('')}`
}
