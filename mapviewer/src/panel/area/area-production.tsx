import type { YearlyFigure } from '@datacentre/catalogue/production/figure'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { EARLIEST_PRODUCTION_YEAR, type YearRange } from '@datacentre/catalogue/time/years'
import { quantityTextKey } from '@datacentre/catalogue/texts/keys'
import { amountInUnit } from '@datacentre/catalogue/wording/amount'
import { fieldsSentence } from '@datacentre/catalogue/wording/fields-sentence'
import { yearInWords } from '@datacentre/catalogue/wording/figure-times'
import { useInstallation } from '@datacentre/client/installation/installation'
import { useSpoken } from '@datacentre/ui/speech'
import { useMemo } from 'react'
import { ObjectLink } from '../../address/object-link.tsx'
import { areaProduction } from '../../area/area-production.ts'
import type { InLayer } from '../../area/in-area.ts'
import { useLatestYears, useNationalProduction } from '../../calls/national-figures-call.ts'
import { CallFailed } from '../call-failed.tsx'
import { Section } from '../section.tsx'
import '../small-table.css'

const sinceTheFirst = ({ yearEnd }: YearRange): YearRange => ({
  yearStart: EARLIEST_PRODUCTION_YEAR,
  yearEnd,
})

/** What fields produced, from the figures of the country; null until these are there. */
function useProduced(fields: InLayer, national: readonly YearlyFigure[] | undefined) {
  const { until } = figureSpan(useInstallation().config.dataset ?? null)
  return useMemo(
    () => (national === undefined ? null : areaProduction(fields, national, until)),
    [fields, national, until],
  )
}

/** What the fields in an area produced lately, beside the country. */
export function AreaProduction({ fields }: { readonly fields: InLayer }) {
  const { say } = useSpoken()
  const years = useLatestYears()
  const span = figureSpan(useInstallation().config.dataset ?? null)
  const latest = useNationalProduction(years)
  const lately = useProduced(fields, latest.data)
  // Where nothing was produced lately, what was before is told, as a place tells it.
  const isOver = lately?.length === 0
  const earlier = useNationalProduction(isOver && years !== null ? sinceTheFirst(years) : null)
  const before = useProduced(fields, earlier.data)
  const { isError, refetch } = isOver ? earlier : latest
  const produced = isOver ? before : lately
  if (years === null) return null
  return (
    <Section title={say('place.production')}>
      {isError && <CallFailed onRetry={() => void refetch()} />}
      {produced === null && !isError && <p className="panel-note">{say('loading')}</p>}
      {produced?.length === 0 && <p className="panel-note">{say('map.area.noProduction')}</p>}
      {produced !== null && produced.length > 0 && (
        <>
          <p className="panel-note">
            {say('map.area.productionRule')} {say('map.area.years')}
          </p>
          {produced.map((one) => (
            <Produced key={one.product} produced={one} span={span} />
          ))}
        </>
      )}
    </Section>
  )
}

type ProducedProps = {
  readonly produced: ReturnType<typeof areaProduction>[number]
  readonly span: ReturnType<typeof figureSpan>
}

/** One product: in a sentence, and by field. */
function Produced({ produced, span }: ProducedProps) {
  const { say, language, speech } = useSpoken()
  const { product, unit, fields, answer } = produced
  const title = say(quantityTextKey(product, 'Produced'))
  return (
    <>
      <h3 className="area-product">{title}</h3>
      <p>{fieldsSentence(produced, { span, written: { say, language }, speech })}</p>
      {fields.length > 0 && (
        <table className="small-table" aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{say('place.field')}</th>
              <th scope="col" className="is-number">
                {say('place.amount', { year: yearInWords(answer.last.year, { span, say }) })}
              </th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ field: { object }, amount }) => (
              <tr key={object.id}>
                <th scope="row">
                  <ObjectLink object={object} staysInPlace>
                    {object.name}
                  </ObjectLink>
                </th>
                <td className="is-number">{amountInUnit(amount, unit, { say, language })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
