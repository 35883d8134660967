import type { Product, Unit } from '@datacentre/catalogue/codes/production'
import type { AnyRow, Value } from '@datacentre/catalogue/grammar/column'
import { lastName } from '@datacentre/catalogue/production/figure'
import type { ProductionScreen } from '@datacentre/catalogue/production/index'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { withoutInstallation } from '@datacentre/catalogue/production/series/installations'
import { defaultUnit, isUnitOf, labelledAs } from '@datacentre/catalogue/production/units'
import { sayCode, speak, type Language } from '@datacentre/catalogue/texts/index'
import { exactlyAsked } from '@datacentre/catalogue/wire/bodies/question'
import type { FigureQuery } from '@datacentre/catalogue/wire/bodies/figure-schema'
import { figureNotes } from '@datacentre/catalogue/wording/figure-times'
import type { Version } from '@datacentre/database'
import type { Sheet } from '../spreadsheet/sheet.ts'
import type { About } from './about-sheet.ts'
import { geothermalFile, subjectTexts, unitsOfGeothermal, yearlySheet } from './figure-sheet.ts'

/** Figures that were asked for. */
type Asked = {
  readonly screen: ProductionScreen
  readonly query: FigureQuery
  readonly rows: readonly AnyRow[]
  readonly version: Version
  readonly language: Language
}

function measureAsked({ product = 'Gas', unit }: FigureQuery): { product: Product; unit: Unit } {
  return { product, unit: unit !== undefined && isUnitOf(product, unit) ? unit : defaultUnit(product) }
}

/** What the one subject is called that was asked for; undefined for a whole selection. */
export function subjectAsked({ screen, query, rows }: Asked): string | undefined {
  const [asked] = exactlyAsked(screen, query)
  return asked === undefined ? undefined : nameAsked(screen, asked, rows)
}

/** The figures as the sheet that visitors know, in the asked unit. */
export function figureSheet({ screen, query, rows, version, language }: Asked): Sheet {
  const span = figureSpan(version)
  if (screen.kind === 'monthly') return geothermalFile(rows, { per: query.per, span, language })
  return yearlySheet(screen, rows, { ...measureAsked(query), span, language })
}

/** What is to be known of a file of figures. */
export function figureAbout(asking: Asked): Omit<About, 'made' | 'rows'> {
  const { screen, query, rows, version, language } = asking
  const say = speak(language)
  const [asked] = exactlyAsked(screen, query)
  const subject = subjectAsked(asking)
  const left = query.per === 'installation' ? withoutInstallation(rows) : 0
  const leftOut = left === 0 ? [] : [say('production.withoutInstallation', { count: left })]
  const units = screen.kind === 'monthly' ? [...new Set(unitsOfGeothermal)] : [measureAsked(query).unit]
  return {
    version,
    language,
    filters: [
      ...askedInWords(query, language),
      ...(subject === undefined || asked === undefined
        ? []
        : [
            [
              say(asked[0] === 'facilityName' ? 'geothermal-figures.facilityName' : subjectTexts[screen.id]),
              subject,
            ] as const,
          ]),
    ],
    units: units.map((code) => `${say(`unit.${code}`)}: ${say(`unitExplained.${code}`)}`),
    notes: [...figureNotes(query, { span: figureSpan(version), say }), ...leftOut, ...converted(asking)],
    coordinateSystems: [],
  }
}

/** By what amounts were converted, where they are not in the unit that they are kept in. */
function converted({ screen, query, language }: Asked): string[] {
  if (screen.kind === 'monthly' || query.unit === undefined) return []
  const { product, unit } = measureAsked(query)
  return unit === defaultUnit(product)
    ? []
    : [speak(language)('unitExplained.conversion').replaceAll('\u00a0', ' ')]
}

/** What the one subject of a file is called: a well as it was last, an installation as it was asked for. */
function nameAsked(
  screen: ProductionScreen,
  [column, value]: readonly [string, Value],
  rows: readonly AnyRow[],
): string {
  const name = screen.kind === 'monthly' && column === screen.belongsTo ? undefined : lastName(screen, rows)
  return name ?? String(value)
}

function askedInWords(query: FigureQuery, language: Language): [string, string][] {
  const say = speak(language)
  const words: (readonly [string, string | undefined])[] = [
    [say('filter.yearStart'), String(query.yearStart)],
    [say('filter.yearEnd'), String(query.yearEnd)],
    [say('filter.product'), query.product && sayCode(language, 'product', query.product)],
    [
      say('filter.production'),
      query.product &&
        query.production &&
        sayCode(language, 'productionType', labelledAs(query.product, query.production)),
    ],
    [say('filter.location'), query.location && sayCode(language, 'landSea', query.location)],
    [say('production.nameContains'), query.name],
    [say('production.searchContains'), query.search],
    [say('filter.per'), query.per && say(`geothermalSubject.${query.per}`)],
  ]
  return words.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []))
}
