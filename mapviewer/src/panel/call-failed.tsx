import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'

/** Says that data did not come, with a way to ask for them again (D11). */
export function CallFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { say } = useSpoken()
  return (
    <div role="alert">
      <p className="panel-note">{say('list.failed.text')}</p>
      <Button onPress={onRetry}>{say('list.failed.tryAgain')}</Button>
    </div>
  )
}
