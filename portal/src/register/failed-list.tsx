import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { focusHeading } from './focus-heading.ts'

/** The rows did not come, also not after trying again (D11). */
export function FailedList({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const { say } = useSpoken()
  return (
    <div className="list-message" role="alert">
      <p className="list-message-title">{say('list.failed.text')}</p>
      <Button
        look="primary"
        onPress={() => {
          onTryAgain()
          focusHeading()
        }}
      >
        {say('list.failed.tryAgain')}
      </Button>
    </div>
  )
}
