import type { Product } from '@datacentre/catalogue/codes/production'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { showAmount } from '@datacentre/catalogue/wording/amount'
import { fieldsSentence as producedSentence } from '@datacentre/catalogue/wording/fields-sentence'
import { speechIn } from '../../speech-in.ts'
import type { Near } from '../answer/near-place.ts'
import type { PlaceProduction } from '../answer/place-production.ts'
import { sayAway, sayMetres } from '../distance-words.ts'
import { isArea, type Place } from '../known/places.ts'
import { isPlaceWord, wordsIn, sayWhere } from '../words.ts'
import type { PlaceDocument } from '../place-document.ts'
import { figuresSentence } from './figures.ts'

/** `de gemeente Emmen`, as it stands within a sentence. */
export const placeInSentence = (place: Place, language: Language): string =>
  wordsIn(language)(`the.${place.kind}`, { name: place.name(language) })

/** `het gasveld Annerveen` */
function fieldInSentence({ row }: Near, language: Language): string {
  const key = `field.${String(row['fieldLegend'])}`
  return wordsIn(language)(isPlaceWord(key) ? key : 'field.other', { name: String(row['fieldName']) })
}

/** Names in a sentence; more than these nobody reads there. */
const NAMED = 4

/** `A, B en C`, or `A, B, C en nog 4`. */
function listed(names: readonly string[], language: Language, most = NAMED): string {
  const word = wordsIn(language)
  const rest = names.length - most
  const told = rest > 0 ? [...names.slice(0, most), word('andMore', { count: rest })] : names
  if (told.length < 2) return told[0] ?? ''
  return `${told.slice(0, -1).join(', ')} ${word('and')} ${told.at(-1)}`
}

/** The place in a few sentences that anybody can read: what lies under it, what was drilled, what is in force, what it gives. */
export const paragraphOf = (document: PlaceDocument, language: Language): string =>
  [
    fieldsSentence(document, language),
    holesSentence(document, language),
    undergroundSentence(document, language),
    licencesSentence(document, language),
    ...mainProduction(document).map((one) => productionSentence(one, document, language)),
    wellsSentence(document, language),
    ...document.figures
      .filter(({ done, answer }) => done === 'geothermalWater' && answer.last.total > 0)
      .map((one) => figuresSentence(one, document, language)),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')

/** What comes up with gas and oil, or is pumped down for them: no place is known for it. */
const BESIDES: ReadonlySet<Product> = new Set(['Condensate', 'Water', 'Diesel'])

/** What a place is known for: of what was produced lately that of which it has most of the country. */
function mainProduction({ production }: PlaceDocument): readonly PlaceProduction[] {
  const produced = production.filter(({ answer }) => answer.last.total > 0)
  const last = Math.max(...produced.map(({ answer }) => answer.last.year))
  const lately = produced.filter(({ answer }) => answer.last.year >= last - 1)
  const known = lately.filter(({ product }) => !BESIDES.has(product))
  return (known.length > 0 ? known : lately)
    .toSorted((one, other) => (other.share ?? 0) - (one.share ?? 0))
    .slice(0, 1)
}

/** Whether the wells of a place gave all that its fields did, give or take what was rounded: said once is enough. */
const isAllOf = (fields: PlaceProduction | undefined, total: number): boolean =>
  fields !== undefined && Math.abs(fields.answer.last.total - total) < fields.answer.last.total / 1000

/** What the wells of a place produced of the same, or of what is told of wells alone; not to be added to its fields. */
function wellsSentence(document: PlaceDocument, language: Language): string {
  const [main] = mainProduction(document)
  const wells = document.figures.find(
    ({ by, done, answer }) =>
      by === 'well' &&
      done !== 'geothermalWater' &&
      done.production === 'Produced' &&
      answer.last.total > 0 &&
      (main === undefined
        ? !BESIDES.has(done.product)
        : done.product === main.product && answer.last.year === main.answer.last.year),
  )
  if (wells === undefined || isAllOf(main, wells.answer.last.total)) return ''
  const sentence = figuresSentence({ ...wells, share: null }, document, language)
  return main === undefined ? sentence : `${sentence} ${wordsIn(language)('alsoInFields')}`
}

/** A sentence begins with a capital, whatever it begins with. */
const begun = (sentence: string): string => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`

function fieldsSentence({ place, answer }: PlaceDocument, language: Language): string {
  const word = wordsIn(language)
  const named = { place: placeInSentence(place, language) }
  const under = answer.near('fields').filter(({ metres }) => metres === 0)
  const [first, ...others] = under
  if (first !== undefined && others.length === 0)
    return begun(word('underOne', { ...named, field: fieldInSentence(first, language) }))
  if (first !== undefined) {
    const fields = listed(
      under.map(({ row }) => String(row['fieldName'])),
      language,
    )
    return begun(word('underMore', { ...named, fields, count: showAmount(under.length, language) }))
  }
  const { nearestField } = answer
  if (nearestField === null) return word('underNone', named)
  const field = fieldInSentence(nearestField, language)
  const direction = sayWhere(nearestField.direction, language)
  const distance = sayMetres(nearestField.metres, language)
  return `${word('underNone', named)} ${word('nearestField', { field, distance, direction })}`
}

function holesSentence({ place, answer, distance }: PlaceDocument, language: Language): string {
  const word = wordsIn(language)
  const { holes, nearestHole } = answer
  if (nearestHole === null) return word('holes.nowhere')
  const number = holes.length === 0 ? 'none' : holes.length === 1 ? 'one' : 'other'
  const way = isArea(place) && distance === 0 ? 'inside' : 'around'
  return word(`holes.${way}_${number}`, {
    count: showAmount(holes.length, language),
    distance: sayMetres(distance, language),
    nearest: String(nearestHole.row['boreholeName']),
    away: sayAway(nearestHole, language),
  })
}

function undergroundSentence({ answer }: PlaceDocument, language: Language): string {
  const count = answer.holes.filter(({ by }) => by !== 'head').length
  if (count === 0) return ''
  return wordsIn(language)(count === 1 ? 'underground_one' : 'underground_other', {
    count: showAmount(count, language),
  })
}

function licencesSentence({ licences: { inForce } }: PlaceDocument, language: Language): string {
  const under = inForce.filter(({ metres }) => metres === 0)
  if (under.length === 0) return wordsIn(language)('noneInForce')
  const names = under.map(({ row }) => String(row['licenceName']))
  const counted = speak(language)('register.licences.count', { count: names.length })
  return wordsIn(language)('inForce', { licences: `${counted} (${listed(names, language)})` })
}

export const productionSentence = (
  produced: PlaceProduction,
  { snapshot }: PlaceDocument,
  language: Language,
): string =>
  producedSentence(produced, {
    span: figureSpan(snapshot.version),
    written: { say: speak(language), language },
    speech: speechIn(language),
  })
