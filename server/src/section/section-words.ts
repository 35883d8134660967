import type { Language } from '@datacentre/catalogue/texts/index'
import { sayCode } from '@datacentre/catalogue/texts/index'
import { isStratGroup, isYounger } from '@datacentre/catalogue/underground/units-chosen'
import { showAmount } from '@datacentre/catalogue/wording/amount'
import { MOST_WELLS } from '@datacentre/catalogue/underground/section-addresses'
import { sayMetres } from '../place/distance-words.ts'
import { sayWhere } from '../place/words.ts'
import type { SectionDocument, ShownWell } from './section-document.ts'
import { wordsIn } from './words.ts'

export const nameOf = ({ borehole }: Pick<ShownWell, 'borehole'>): string => borehole.boreholeName

/** A borehole whose depths are not true ones has a sign that a note explains. */
export const markedName = (well: ShownWell): string => `${shortNameOf(well)}${well.isTrue ? '' : ' *'}`

const shortNameOf = ({ borehole }: ShownWell): string => borehole.shortName ?? borehole.boreholeName

const namesOf = (wells: readonly ShownWell[]): string => wells.map(nameOf).join(', ')

/** Whole metres: no interpretation is finer. */
export const inMetres = (metres: number, language: Language): string =>
  // Nothing is written with a sign before it.
  showAmount(Math.round(metres) + 0, language)

export const unitName = (unit: string, language: Language): string =>
  isStratGroup(unit) ? sayCode(language, 'stratGroup', unit) : sayCode(language, 'stratUnit', unit)

/** `NAP`, `MSL`, `NAP of MSL`, or that no level is known. */
export function levelOf({ levels, wells }: SectionDocument, language: Language): string {
  const word = wordsIn(language)
  if (levels.length > 0) return levels.join(` ${word('or')} `)
  return word(wells.some(({ isTrue }) => isTrue) ? 'levelUnknown' : 'levelReference')
}

export function titleOf({ wells, question }: SectionDocument, language: Language): string {
  const word = wordsIn(language)
  const [first, last] = [wells[0], wells.at(-1)]
  if (first === undefined || last === undefined || wells.length < 2)
    return word(question.line === null ? 'title' : 'titleAlong')
  return word('titleOf', { first: nameOf(first), last: nameOf(last) })
}

/** What the section answers. */
export function sentenceOf(document: SectionDocument, language: Language): string {
  const { wells, length, direction, question } = document
  const word = wordsIn(language)
  if (wells.length < 2) {
    const within = sayMetres(question.within, language)
    const [only] = wells
    const few =
      only === undefined ? word('tooFew_0', { within }) : word('tooFew_1', { within, name: nameOf(only) })
    return `${few} ${word('wider')}`
  }
  const count = wells.length
  const line =
    length < 1
      ? word('samePlace', { count })
      : word('line', { count, length: sayMetres(length, language), where: sayWhere(direction, language) })
  return [line.replace(' .', '.'), aboutDepth(document, language)].filter((part) => part !== '').join(' ')
}

function aboutDepth(document: SectionDocument, language: Language): string {
  const { wells, question } = document
  const word = wordsIn(language)
  const level = levelOf(document, language)
  const depth = (metres: number): string => inMetres(metres, language)
  const deep = wells.filter(({ isTrue, path }) => isTrue && path.length > 0)
  if (question.unit === null) {
    const endOf = ({ path }: ShownWell): number => Math.max(...path.map((spot) => spot.depth))
    const deepest = deep.toSorted((one, other) => endOf(other) - endOf(one))[0]
    if (deepest === undefined) return ''
    return word('deepest', { name: nameOf(deepest), depth: depth(endOf(deepest)), level })
  }
  const unit = unitName(question.unit, language)
  const read = wells.filter(({ isTrue, layers }) => isTrue && layers !== null)
  const extents = read.flatMap(({ extent }) => extent ?? [])
  if (extents.length === 0) return word('foundNone', { unit })
  const tops = extents.map(({ first }) => first.top)
  const found = word('found', { unit, found: extents.length, count: read.length })
  const top =
    extents.length === 1
      ? word('topOne', { top: depth(tops[0]!), level })
      : word('topRange', { top: depth(Math.min(...tops)), deepest: depth(Math.max(...tops)), level })
  return [found, top, ...aboutThickness(extents, language)].join(' ')
}

/** How thick a unit is, by the holes that go through it: of one that ends in it nobody knows. */
function aboutThickness(
  extents: readonly NonNullable<ShownWell['extent']>[],
  language: Language,
): readonly string[] {
  const whole = extents.filter(({ isWhole }) => isWhole)
  const metres = whole.map(({ first, last }) => Math.abs(last.base - first.top))
  if (metres.length === 0) return []
  const [thin, thick] = [Math.min(...metres), Math.max(...metres)].map((one) => inMetres(one, language))
  const amount = whole.length === 1 ? 'thickOne' : 'thickRange'
  const where = whole.length < extents.length ? 'Through' : ''
  return [wordsIn(language)(`${amount}${where}`, { thin: thin!, thick: thick! })]
}

/** Below the last measured point a few metres more are nothing to tell. */
const TOLD_BEYOND_M = 50

/** What has to be known to read the section, a sentence or two each; that of the picture itself comes with it. */
export function notesOf(document: SectionDocument, language: Language): readonly string[] {
  const { wells, levels, near, question } = document
  const word = wordsIn(language)
  const told = (
    key: 'alongHole' | 'noHeight' | 'noDatum' | 'noLayers' | 'beyond' | 'endsIn' | 'endsAbove',
    of: readonly ShownWell[],
  ) => (of.length === 0 ? [] : [word(`note.${key}`, { names: namesOf(of) })])
  const within = sayMetres(question.within, language)
  return [
    ...(levels.length > 1
      ? [word('note.levels')]
      : levels.length === 1
        ? [word('note.level', { level: levels[0]! })]
        : []),
    ...told(
      'alongHole',
      wells.filter(({ depthsBy, path }) => depthsBy === 'alongHole' && path.length > 0),
    ),
    ...told(
      'noHeight',
      wells.filter(({ borehole }) => borehole.drpHeightInMeters === null),
    ),
    ...told(
      'noDatum',
      wells.filter(({ isTrue, borehole }) => isTrue && borehole.drpDatumCode === null),
    ),
    ...told(
      'noLayers',
      wells.filter(({ layers }) => layers === null),
    ),
    ...told(
      'beyond',
      wells.filter(({ beyond }) => beyond > TOLD_BEYOND_M),
    ),
    ...told(
      'endsIn',
      wells.filter(({ extent }) => extent?.isWhole === false),
    ),
    ...told(
      'endsAbove',
      wells.filter(
        ({ layers, extent }) =>
          question.unit !== null && extent === null && isYounger(layers?.at(-1)?.unit ?? null, question.unit),
      ),
    ),
    ...(near !== null && near.read > MOST_WELLS ? [word('note.spread', { within, count: near.read })] : []),
    ...(near !== null && near.unread > 0
      ? [word(near.unread === 1 ? 'note.unread_1' : 'note.unread_other', { within, count: near.unread })]
      : []),
  ]
}
