import { defaultUnit } from '@datacentre/catalogue/production/units'
import { exactlyAsked } from '@datacentre/catalogue/wire/bodies/question'
import { yearOf, todayInAmsterdam } from '@datacentre/catalogue/time/days'
import type { ProductionScreen } from '@datacentre/catalogue/production/index'
import { figureFileName } from '@datacentre/catalogue/production/selecting/selectors'
import { searchFor } from '@datacentre/catalogue/list/searching/search'
import { figureFaults } from '@datacentre/catalogue/wire/bodies/figure-faults'
import type { FigureQuery } from '@datacentre/catalogue/wire/bodies/figure-schema'
import type { FastifyReply } from 'fastify'
import { chooseGzipFirst } from '../answer/encoding.ts'
import { JSON_TYPE } from '../answer/send.ts'
import { holdFor, sendParts } from '../answer/send-parts.ts'
import { figureAbout, figureSheet, subjectAsked } from '../export/figure-about.ts'
import { problems, sendProblem, type KeyFault } from '../problems.ts'
import type { FigureSnapshot } from '../snapshot/figure-snapshot.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Handler } from './answering.ts'
import { languageAsked } from '../answer/language-asked.ts'
import { answeredBefore, named, type NamedAnswer } from './asked-before.ts'
import { sendSpreadsheet } from './send-spreadsheet.ts'

const thisYear = (): number => yearOf(todayInAmsterdam(new Date()))

/** A question in one spelling: a blank name asks nothing, nor does the unit that the figures have anyway. */
function spelt(screen: ProductionScreen, query: FigureQuery): string {
  const { yearStart, yearEnd, product, production, location, name = '', search = '' } = query
  const exact = exactlyAsked(screen, query)
  const unit = query.unit ?? (product && defaultUnit(product))
  const searched = searchFor(search)
  const question = [yearStart, yearEnd, product, production, location, searchFor(name), exact, unit]
  return JSON.stringify(searched === '' ? question : [...question, searched])
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
  return ({ request, reply, snapshot, body: query }) => {
    const faults = faultsIn(screen, query)
    if (faults.length > 0) return sendProblem(reply, problems.badBody(faults))
    const encoding = chooseGzipFirst(request.headers['accept-encoding'])
    const figures = figuresOf(snapshot, screen)
    const asked = { figures, question: spelt(screen, query), encoding }
    const send = ({ tag, parts, hold }: NamedAnswer): FastifyReply => {
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      reply
        .header('etag', `"${snapshot.tag}-${screen.id}-${tag}"`)
        .header('vary', 'accept-encoding')
        .header('cache-control', 'no-cache')
        .type(JSON_TYPE)
      return sendParts(reply, parts, hold)
    }
    const known = answeredBefore(asked)
    if (known !== undefined) return send(known)
    return figures
      .answer(query, { encoding, hold: (bytes) => holdFor(reply, bytes) })
      .then((made) => send(named(asked, made)))
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
      const asked = { screen, query, rows, version: snapshot.version, language }
      const subject = subjectAsked(asked)
      return {
        fileName: figureFileName(screen, { ...query, subject }),
        isLegacy,
        sheet: figureSheet(asked),
        ...figureAbout(asked),
      }
    })
  }
}
