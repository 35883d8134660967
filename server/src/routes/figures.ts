import type { AnyRow, Value } from '@datacentre/catalogue/grammar/column'
import { defaultUnit, isUnitOf, labelledAs } from '@datacentre/catalogue/production/units'
import { lastName } from '@datacentre/catalogue/production/figure'
import { figuresUntil } from '@datacentre/catalogue/production/series/figures-until'
import { partialYearNote } from '@datacentre/catalogue/wording/partial-year'
import { withoutInstallation } from '@datacentre/catalogue/production/series/installations'
import { exactlyAsked } from '@datacentre/catalogue/wire/bodies/question'
import { yearOf, todayInAmsterdam } from '@datacentre/catalogue/time/days'
import type { ProductionScreen } from '@datacentre/catalogue/production/index'
import { figureFileName } from '@datacentre/catalogue/production/selecting/selectors'
import { sayCode, speak, type Language } from '@datacentre/catalogue/texts/index'
import { searchFor } from '@datacentre/catalogue/list/searching/search'
import { figureFaults } from '@datacentre/catalogue/wire/bodies/figure-faults'
import type { FigureQuery } from '@datacentre/catalogue/wire/bodies/figure-schema'
import type { FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { chooseEncoding, type Encoding } from '../answer/encoding.ts'
import { JSON_TYPE } from '../answer/send.ts'
import { holdFor, sendParts } from '../answer/send-parts.ts'
import { geothermalFile, subjectTexts, unitsOfGeothermal, yearlySheet } from '../export/figure-sheet.ts'
import { problems, sendProblem, type KeyFault } from '../problems.ts'
import type { FigureSnapshot } from '../snapshot/figure-snapshot.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Handler } from './answering.ts'
import { languageAsked } from '../answer/language-asked.ts'
import { sendSpreadsheet } from './send-spreadsheet.ts'

const thisYear = (): number => yearOf(todayInAmsterdam(new Date()))

/**
 * Gzip wherever the caller takes it: it is put together from pieces that are packed already, where brotli would have to
 * be made while the caller waits.
 */
function encodingOf(request: FastifyRequest): Encoding {
  const accepted = request.headers['accept-encoding']
  const withoutBrotli = accepted?.split(',').filter((part) => !/^\s*br\s*(;|$)/i.test(part))
  const chosen = chooseEncoding(withoutBrotli?.join(','))
  return chosen === 'gzip' ? chosen : chooseEncoding(accepted)
}

/** Names the answer to one question: a blank name asks nothing, nor does the unit that the figures have anyway. */
function tagOf(screen: ProductionScreen, query: FigureQuery): string {
  const { yearStart, yearEnd, product, production, location, name } = query
  const exact = exactlyAsked(screen, query)
  const unit = query.unit ?? (product && defaultUnit(product))
  const question = [yearStart, yearEnd, product, production, location, searchFor(name ?? ''), exact, unit]
  return createHash('sha256').update(JSON.stringify(question)).digest('hex').slice(0, 16)
}

const figuresOf = (snapshot: Snapshot, screen: ProductionScreen): FigureSnapshot => {
  const figures = snapshot.figures.get(screen.id)
  if (figures === undefined) throw new Error(`the snapshot holds no figures of ${screen.id}`)
  return figures
}

const faultsIn = (screen: ProductionScreen, query: FigureQuery): readonly KeyFault[] =>
  figureFaults(screen, query, thisYear())

/** The figures asked for, in the asked unit or else the product's own. */
export function answerFigures(screen: ProductionScreen): Handler<FigureQuery> {
  return async ({ request, reply, snapshot, body: query }) => {
    const faults = faultsIn(screen, query)
    if (faults.length > 0) return sendProblem(reply, problems.badBody(faults))
    const encoding = encodingOf(request)
    const { parts, hold } = await figuresOf(snapshot, screen).answer(query, {
      encoding,
      hold: (bytes) => holdFor(reply, bytes),
    })
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    reply
      .header('etag', `"${snapshot.tag}-${screen.id}-${tagOf(screen, query)}-${encoding}"`)
      .header('vary', 'accept-encoding')
      .header('cache-control', 'no-cache')
      .type(JSON_TYPE)
    return sendParts(reply, parts, hold)
  }
}

/** The figures asked for as a spreadsheet, in the asked unit. */
export function exportFigures(screen: ProductionScreen): Handler<FigureQuery> {
  return ({ request, reply, snapshot, isLegacy, body: query }) => {
    const faults = faultsIn(screen, query)
    if (faults.length > 0) return sendProblem(reply, problems.badBody(faults))
    const language = languageAsked(request)
    return sendSpreadsheet(reply, () => {
      const rows = figuresOf(snapshot, screen).rows(query)
      const say = speak(language)
      const [asked] = exactlyAsked(screen, query)
      const subject = asked === undefined ? undefined : nameAsked(screen, asked, rows)
      const product = query.product ?? 'Gas'
      const unit =
        query.unit !== undefined && isUnitOf(product, query.unit) ? query.unit : defaultUnit(product)
      const monthly = screen.kind === 'monthly'
      const until = figuresUntil(snapshot.version.figuresUntil)
      const partial = partialYearNote(query, { until, say })
      const left = query.per === 'installation' ? withoutInstallation(rows) : 0
      const leftOut = left === 0 ? [] : [say('production.withoutInstallation', { count: left })]
      const units = monthly ? [...new Set(unitsOfGeothermal)] : [unit]
      return {
        fileName: figureFileName(screen, { ...query, subject }),
        isLegacy,
        sheet: monthly
          ? geothermalFile(rows, { per: query.per, language })
          : yearlySheet(screen, rows, { product, unit, until, language }),
        version: snapshot.version,
        language,
        filters: [
          ...askedInWords(query, language),
          ...(subject === undefined || asked === undefined
            ? []
            : [
                [
                  say(
                    asked[0] === 'facilityName' ? 'geothermal-figures.facilityName' : subjectTexts[screen.id],
                  ),
                  subject,
                ] as const,
              ]),
        ],
        units: units.map((code) => `${say(`unit.${code}`)}: ${say(`unitExplained.${code}`)}`),
        notes: [...(partial === null ? [] : [partial]), ...leftOut],
        coordinateSystems: [],
      }
    })
  }
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
    [say('filter.per'), query.per && say(`geothermalSubject.${query.per}`)],
  ]
  return words.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []))
}
