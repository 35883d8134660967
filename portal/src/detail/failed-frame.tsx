import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'

/** The map did not come. */
export function FailedFrame({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const { say } = useSpoken()
  return (
    <div className="map-frame-failed" role="alert">
      <p>{say('detail.failed')}</p>
      <Button
        look="primary"
        onPress={({ currentTarget }) => {
          // It takes itself away: the dialog is where a visitor goes on from.
          currentTarget.closest<HTMLElement>('[role=dialog]')?.focus()
          onTryAgain()
        }}
      >
        {say('list.failed.tryAgain')}
      </Button>
    </div>
  )
}
