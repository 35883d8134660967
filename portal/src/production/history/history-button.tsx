import type { Subject } from '@datacentre/catalogue/production/figure'
import { EARLIEST_PRODUCTION_YEAR } from '@datacentre/catalogue/time/years'
import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { openDetail } from '../../detail/open-detail.ts'

/** Opens everything that is known of a subject. */
export function HistoryButton({ subject }: { readonly subject: Subject }) {
  const { say } = useSpoken()
  const { key, name } = subject
  const year = EARLIEST_PRODUCTION_YEAR
  return (
    <div className="history-button">
      <Button
        icon="chart"
        look="quiet"
        aria-label={say('production.openHistoryOf', { name, year })}
        onPress={() => openDetail(key)}
      >
        {say('production.openHistory', { year })}
      </Button>
    </div>
  )
}
