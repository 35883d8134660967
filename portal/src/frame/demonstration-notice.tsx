import { PageIcon } from '@datacentre/ui/controls/page-icon'
import { useSpoken } from '@datacentre/ui/speech'
import { useInstallation } from '@datacentre/client/installation/installation'
import { TextLink } from './text-link.tsx'
import './demonstration-notice.css'

/** Says on every page that what is served was invented (D24). */
export function DemonstrationNotice() {
  const { say } = useSpoken()
  const { config } = useInstallation()
  if (config.dataset?.demonstration !== true) return null
  return (
    <aside className="demonstration-notice" aria-label={say('dataset.demonstrationShort')}>
      <p>
        <PageIcon name="info" />
        <span>
          {say('dataset.demonstration')} <TextLink address="datasetUrl">{say('footer.dataset')}</TextLink>
        </span>
      </p>
    </aside>
  )
}
