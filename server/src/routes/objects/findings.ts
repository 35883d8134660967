import type { FaultOfObject, FoundFault } from '@datacentre/catalogue/wire/map-calls'
import { sendOnce } from '../../answer/send-once.ts'
import { qualityOf, qualityReady, type FoundOfObject } from '../../findings/quality-of.ts'
import { problems, sendProblem } from '../../problems.ts'
import type { HandlerOf, Handlers } from '../answering.ts'
import { layerIn } from './map-layers.ts'

/** A finding with the title of its rule, in both languages. */
export const faultOf = ({ rule, finding: { nl, en } }: FoundOfObject): FoundFault => ({
  rule: rule.id,
  title: { nl: rule.words.nl.title, en: rule.words.en.title },
  finding: { nl, en },
})

const answerFindings: HandlerOf<'layer-findings'> = async ({ request, reply, snapshot, inPath }) => {
  const served = layerIn(snapshot, inPath.layer)
  if (served === undefined) return sendProblem(reply, problems.notFound(request.url))
  await qualityReady(snapshot)
  const faults = qualityOf(snapshot).flatMap(({ rule, findings }) =>
    findings
      .filter(({ layer }) => layer === served.layer.id)
      .map((finding): FaultOfObject => ({ key: finding.key, ...faultOf({ rule, finding }) })),
  )
  return sendOnce(reply, Buffer.from(JSON.stringify(faults)))
}

/** What rules of quality find in the data of a whole layer: a list asks it once, when its first row is opened. */
export const findingsHandlers: Pick<Handlers, 'layer-findings'> = {
  'layer-findings': { fromData: answerFindings },
}
