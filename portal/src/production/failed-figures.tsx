import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'

/** The figures did not come, also not after trying again (D11). */
export function FailedFigures({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const { say } = useSpoken()
  return (
    <div className="figures-message" role="alert">
      <p>{say('list.failed.text')}</p>
      <Button look="primary" onPress={onTryAgain}>
        {say('list.failed.tryAgain')}
      </Button>
    </div>
  )
}
