import type { StratInterpretation } from '@datacentre/catalogue/supporting/stratigraphy'
import { yearOf } from '@datacentre/catalogue/time/days'

type Reading = Pick<StratInterpretation, 'interpretationDate' | 'stratModelDescription'>

/** Whether layers were read before the nomenclature existed that the reading follows, by the year in its name. */
export function isBeforeNomenclature({ interpretationDate, stratModelDescription }: Reading): boolean {
  const published = /\b(?:19|20)\d\d\b/.exec(stratModelDescription ?? '')?.[0]
  return (
    interpretationDate !== null && published !== undefined && yearOf(interpretationDate) < Number(published)
  )
}
