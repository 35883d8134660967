import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { useState } from 'react'
import { shareableHref } from '../../address/address-store.ts'
import { mapIcons } from '../../map-icons.ts'

type Outcome = 'none' | 'copied' | { readonly toCopy: string }

/** Copies the address of what is looked at; where the browser does not allow that, it is shown to be copied by hand. */
export function CopyLink() {
  const { say } = useSpoken()
  const [outcome, setOutcome] = useState<Outcome>('none')
  const copy = (): void => {
    const address = shareableHref()
    // Only pages over https, or on this machine, have a clipboard.
    const copying: Promise<void> = navigator.clipboard?.writeText(address) ?? Promise.reject()
    copying.then(
      () => setOutcome('copied'),
      () => setOutcome({ toCopy: address }),
    )
  }
  return (
    <>
      <Button look="quiet" icon={mapIcons.link} onPress={copy}>
        {say('object.copyLink')}
      </Button>
      <span role="status" className={outcome === 'copied' ? 'actions-status' : 'visually-hidden'}>
        {outcome === 'copied' && say('object.linkCopied')}
      </span>
      {typeof outcome === 'object' && (
        <label className="actions-address">
          <span className="input-label">{say('object.copyByHand')}</span>
          <input
            className="input"
            readOnly
            value={outcome.toCopy}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
    </>
  )
}
