import type { FigureCriteria, YearlyCriteria } from '@datacentre/catalogue/production/selectors'
import { labelledAs } from '@datacentre/catalogue/production/units'
import { Button } from '@datacentre/ui/button'
import { useSpoken, type Spoken } from '@datacentre/ui/speech'
import type { ChangeFigures } from './use-figure-criteria.ts'
import { yearsInWords } from './years-in-words.ts'

type EmptyFiguresProps = {
  readonly criteria: FigureCriteria | YearlyCriteria
  readonly change: ChangeFigures
}

/** Names and values of what was asked, in the order of the selectors. */
function askedInWords(
  criteria: FigureCriteria | YearlyCriteria,
  { say, speech }: Spoken,
): [string, string][] {
  const { yearStart, yearEnd, name } = criteria
  const asked: [string, string][] = []
  if ('product' in criteria) {
    const { product, production, location } = criteria
    asked.push([say('filter.product'), speech.code('product', product)])
    asked.push([say('filter.production'), speech.code('productionType', labelledAs(product, production))])
    if (location !== undefined) asked.push([say('filter.location'), speech.code('landSea', location)])
  }
  asked.push([say('years.label'), yearsInWords({ yearStart, yearEnd })])
  if (name !== undefined) asked.push([say('filter.name'), name])
  return asked
}

/** There are no figures: says for which choice, and offers to take off what narrows it. */
export function EmptyFigures({ criteria, change }: EmptyFiguresProps) {
  const spoken = useSpoken()
  const { say } = spoken
  const narrowing = (['location', 'name'] as const).filter(
    (parameter) => parameter in criteria && (criteria as YearlyCriteria)[parameter] !== undefined,
  )
  return (
    <div className="figures-message">
      <p role="status" className="figures-message-title">
        {say('noResults')}
      </p>
      <p>{say('production.empty.text')}</p>
      <dl>
        {askedInWords(criteria, spoken).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="figures-message-actions">
        {narrowing.map((parameter) => (
          <Button key={parameter} look="plain" onPress={() => change({ [parameter]: undefined })}>
            {say('filters.clear', { filter: say(`filter.${parameter}`) })}
          </Button>
        ))}
      </div>
    </div>
  )
}
