import type { Subject } from '@datacentre/catalogue/production/figure'
import { Checkbox } from '@datacentre/ui/controls/checkbox'
import { useSpoken } from '@datacentre/ui/speech'
import { use } from 'react'
import { ComparingContext } from './use-comparing.ts'
import './compare-box.css'

/** Chooses a subject to be compared with others. */
export function CompareBox({ subject }: { readonly subject: Subject }) {
  const { say } = useSpoken()
  const { asked, toggle } = use(ComparingContext)
  const { key, name } = subject
  return (
    <div className="compare-box">
      <Checkbox
        state={asked.includes(key) ? 'checked' : 'unchecked'}
        label={say('compared.box', { name })}
        isLabelHidden
        onChange={() => toggle(key)}
      />
    </div>
  )
}
