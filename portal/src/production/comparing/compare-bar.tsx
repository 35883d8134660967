import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { MOST_COMPARED, subjectsAmong } from '@datacentre/catalogue/production/comparing/compared-subjects'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { subjectsOf } from '@datacentre/catalogue/production/series/installations'
import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { useMemo } from 'react'
import { namesOf, openComparison, type Comparing } from './use-comparing.ts'
import './compare-bar.css'

type CompareBarProps = {
  readonly screen: ProductionScreen
  readonly rows: readonly AnyRow[]
  readonly comparing: Comparing
}

/** Who was chosen on the cards, and what opens their comparison; it stays in view below the cards. */
export function CompareBar({ screen, rows, comparing }: CompareBarProps) {
  const { say } = useSpoken()
  const { asked, isTooMany, setAsked } = comparing
  const names = useMemo(() => namesOf(asked, subjectsAmong(screen, rows)), [asked, screen, rows])
  return (
    <div className={`compare-bar ${asked.length === 0 ? 'compares-nobody' : ''}`}>
      <p role="status">
        {asked.length > 0 && say('compared.chosen', { names: names.join(', ') })}
        {isTooMany && <strong>{say('compared.tooMany', { count: MOST_COMPARED })}</strong>}
      </p>
      {asked.length > 0 && (
        <div className="compare-bar-buttons">
          <Button icon="chart" look="primary" onPress={() => openComparison(asked)}>
            {say('compared.open', {
              subjects: say(`production.${subjectsOf(screen)}.counted`, { count: asked.length }),
            })}
          </Button>
          <Button look="quiet" onPress={() => setAsked([])}>
            {say('compared.clear')}
          </Button>
        </div>
      )}
    </div>
  )
}
