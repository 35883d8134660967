import type { FigureCriteria, YearlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { focusHeading } from '../register/focus-heading.ts'
import { askedInWords } from './words/asked-in-words.ts'
import type { ChangeFigures } from './selectors/use-figure-criteria.ts'

type EmptyFiguresProps = {
  readonly criteria: FigureCriteria | YearlyCriteria
  readonly change: ChangeFigures
}

type Narrowing = 'location' | 'name'

/** There are no figures: says for which choice, what to do about it, and offers to take off what narrows it. */
export function EmptyFigures({ criteria, change }: EmptyFiguresProps) {
  const spoken = useSpoken()
  const { say } = spoken
  const narrowing = (['location', 'name'] as const).filter(
    (parameter) => parameter in criteria && (criteria as YearlyCriteria)[parameter] !== undefined,
  )
  const clear = (parameters: readonly Narrowing[]): void => {
    change(Object.fromEntries(parameters.map((parameter) => [parameter, undefined])))
    focusHeading()
  }
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
      <p>{say(narrowing.length === 0 ? 'production.empty.change' : 'production.empty.changeOrClear')}</p>
      <div className="figures-message-actions">
        {narrowing.map((parameter) => (
          <Button key={parameter} look="plain" onPress={() => clear([parameter])}>
            {parameter === 'name'
              ? say('search.clear')
              : say('filters.clear', { filter: say('filter.location') })}
          </Button>
        ))}
        {narrowing.length > 1 && (
          <Button look="primary" onPress={() => clear(narrowing)}>
            {say('filters.clearAll')}
          </Button>
        )}
      </div>
    </div>
  )
}
