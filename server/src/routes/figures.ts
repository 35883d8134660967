import { defaultUnit, isUnitOf } from '@datacentre/catalogue/production/units'
import { yearOf, todayInAmsterdam } from '@datacentre/catalogue/time/days'
import type { ProductionScreen } from '@datacentre/catalogue/production/index'
import { figureFileName } from '@datacentre/catalogue/production/selectors'
import { sayCode, speak, type Language } from '@datacentre/catalogue/texts/index'
import { figureFaults, type FigureQuery } from '@datacentre/catalogue/wire/figure-faults'
import type { FastifyRequest } from 'fastify'
import { packQuickly, type Packed } from '../answer/packed.ts'
import { sendAnswer } from '../answer/send.ts'
import { geothermalSheet, unitsOfGeothermal, yearlySheet } from '../export/figure-sheet.ts'
import { problems, sendProblem, type KeyFault } from '../problems.ts'
import type { FigureSnapshot } from '../snapshot/figure-snapshot.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Handler } from './call-routes.ts'
import { languageAsked } from './language-asked.ts'
import { sendSpreadsheet } from './send-spreadsheet.ts'

const thisYear = (): number => yearOf(todayInAmsterdam(new Date()))

/** How many answers of one dataset are kept: people ask the same few questions. */
const ANSWERS_KEPT = 256

/** Packed answers by question; a snapshot never changes, so an answer is right as long as its snapshot stands. */
const kept = new WeakMap<FigureSnapshot, Map<string, Promise<Packed>>>()

function packedFigures(figures: FigureSnapshot, query: FigureQuery): Promise<Packed> {
  const answers = kept.get(figures) ?? new Map<string, Promise<Packed>>()
  kept.set(figures, answers)
  const { yearStart, yearEnd, product, production, location, name } = query
  const question = JSON.stringify([yearStart, yearEnd, product, production, location, name])
  const known = answers.get(question)
  if (known !== undefined) return known
  const made = packQuickly(figures.json(query))
  answers.set(question, made)
  const oldest = answers.keys().next()
  if (answers.size > ANSWERS_KEPT && !oldest.done) answers.delete(oldest.value)
  return made
}

const figuresOf = (snapshot: Snapshot, screen: ProductionScreen): FigureSnapshot => {
  const figures = snapshot.figures.get(screen.id)
  if (figures === undefined) throw new Error(`the snapshot holds no figures of ${screen.id}`)
  return figures
}

const faultsIn = (screen: ProductionScreen, request: FastifyRequest): readonly KeyFault[] =>
  figureFaults(screen, request.body as FigureQuery, thisYear())

/** The figures asked for, in the product's default unit. */
export function answerFigures(screen: ProductionScreen): Handler {
  return async ({ request, reply, snapshot }) => {
    const faults = faultsIn(screen, request)
    if (faults.length > 0) return sendProblem(reply, problems.badBody(faults))
    const packed = await packedFigures(figuresOf(snapshot, screen), request.body as FigureQuery)
    return sendAnswer(request, reply, { packed, tag: `${snapshot.tag}-${screen.id}` })
  }
}

/** The figures asked for as a spreadsheet, in the asked unit. */
export function exportFigures(screen: ProductionScreen): Handler {
  return ({ request, reply, snapshot }) => {
    const faults = faultsIn(screen, request)
    if (faults.length > 0) return sendProblem(reply, problems.badBody(faults))
    const query = request.body as FigureQuery
    const language = languageAsked(request)
    const rows = figuresOf(snapshot, screen).rows(query)
    const say = speak(language)
    const product = query.product ?? 'Gas'
    const unit = query.unit !== undefined && isUnitOf(product, query.unit) ? query.unit : defaultUnit(product)
    const monthly = screen.kind === 'monthly'
    const units = monthly ? [...new Set(unitsOfGeothermal)] : [unit]
    return sendSpreadsheet(reply, {
      fileName: figureFileName(screen, query),
      sheet: monthly
        ? geothermalSheet(screen, rows, language)
        : yearlySheet(screen, rows, { product, unit, language }),
      version: snapshot.version,
      language,
      filters: askedInWords(query, language),
      units: units.map((code) => `${say(`unit.${code}`)}: ${say(`unitExplained.${code}`)}`),
      coordinateSystems: [],
    })
  }
}

function askedInWords(query: FigureQuery, language: Language): [string, string][] {
  const say = speak(language)
  const words: (readonly [string, string | undefined])[] = [
    [say('filter.yearStart'), String(query.yearStart)],
    [say('filter.yearEnd'), String(query.yearEnd)],
    [say('filter.product'), query.product && sayCode(language, 'product', query.product)],
    [say('filter.production'), query.production && sayCode(language, 'productionType', query.production)],
    [say('filter.location'), query.location && sayCode(language, 'landSea', query.location)],
    [say('filter.name'), query.name],
  ]
  return words.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []))
}
