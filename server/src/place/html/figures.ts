import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { quantityTextKey } from '@datacentre/catalogue/texts/keys'
import { amountInUnit, showShare } from '@datacentre/catalogue/wording/amount'
import { answerSentence } from '@datacentre/catalogue/wording/answer-sentence'
import { yearInWords } from '@datacentre/catalogue/wording/figure-times'
import { escapeHtml } from '../../answer/escape-html.ts'
import { paragraph } from '../../answer/html-text.ts'
import type { Asked } from '../../features/api-base.ts'
import { tableHtml } from '../../features/html/frame.ts'
import { speechIn } from '../../speech-in.ts'
import type { PlaceFigures } from '../answer/place-figures.ts'
import type { PlaceDocument } from '../place-document.ts'
import { wordsIn } from '../words.ts'
import { objectLink } from './lists.ts'

const titleOf = ({ done }: PlaceFigures, language: Language): string =>
  done === 'geothermalWater'
    ? wordsIn(language)(done)
    : speak(language)(quantityTextKey(done.product, done.production))

/** `Water voor aardwarmte in 2025: 1,2 miljoen m³ bij 4 putten, 3% meer dan in 2024. Dat is 5% van het land.` */
export function figuresSentence(
  figures: PlaceFigures,
  { snapshot }: PlaceDocument,
  language: Language,
): string {
  const { done, unit, answer, share } = figures
  const { year } = answer.last
  const say = speak(language)
  const sentence = answerSentence({
    answer,
    years: { yearStart: year, yearEnd: year },
    span: figureSpan(snapshot.version),
    unit,
    done: done === 'geothermalWater' ? { what: titleOf(figures, language) } : done,
    subjects: done === 'geothermalWater' ? 'geothermal' : 'facility',
    written: { say, language },
    speech: speechIn(language),
  })
  if (share === null || answer.last.total === 0) return sentence
  const key = done === 'geothermalWater' ? 'place.share' : 'place.shareOfAll'
  return `${sentence} ${say(key, { share: showShare(share, language) })}`
}

/** What else is reported of a place: of heat from the ground, and by its mining facilities. */
export function figuresHtml(asked: Asked, document: PlaceDocument): string {
  const { language } = asked
  const word = wordsIn(language)
  const say = speak(language)
  const span = figureSpan(asked.version)
  const parts = document.figures.map((one) => {
    const title = titleOf(one, language)
    const year = yearInWords(one.answer.last.year, { span, say })
    const rows = one.subjects.map(
      ({ near, amount }) =>
        `<tr><th scope="row">${objectLink(asked, one.layer, near)}</th><td class="number">${escapeHtml(amountInUnit(amount, one.unit, { say, language }))}</td></tr>`,
    )
    const heads = [word(one.layer === 'boreholes' ? 'well' : 'facility'), word('amount', { year })]
    const table = rows.length === 0 ? '' : tableHtml(title, heads, rows)
    return `<h3>${escapeHtml(title)}</h3>${paragraph(figuresSentence(one, document, language))}${table}`
  })
  return parts.join('')
}
