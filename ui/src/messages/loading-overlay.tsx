import { sizeInWords } from '@datacentre/catalogue/list/size-in-words'
import { useEffect, useId, useRef } from 'react'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Button } from '../controls/button.tsx'
import { InLanguage } from '../overlays/in-language.tsx'
import type { LoadingDialogProps } from './loading-dialog.tsx'
import './loading-dialog.css'
import { useSpoken } from '../speech.tsx'
import { Spinner } from './spinner.tsx'

/** What the loading dialog is made of, once it opened. */
export default function LoadingOverlay(props: LoadingDialogProps) {
  const { isOpen, style, what, received = null, onCancel } = props
  return (
    <InLanguage>
      <ModalOverlay
        className={`loading-dialog ${style}`}
        isOpen={isOpen}
        onOpenChange={(opens) => !opens && onCancel?.()}
        isKeyboardDismissDisabled={onCancel === undefined}
      >
        <Modal className="loading-dialog-modal">
          <Waiting what={what} received={received} onCancel={onCancel} />
        </Modal>
      </ModalOverlay>
    </InLanguage>
  )
}

type WaitingProps = {
  readonly what: string
  readonly received: number | null
  readonly onCancel: (() => void) | undefined
}

function Waiting({ what, received, onCancel }: WaitingProps) {
  const { say } = useSpoken()
  const ids = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const inWords = received === null ? null : sizeInWords(received)
  return (
    <div
      ref={box}
      className="loading-dialog-box"
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${ids}loading`}
      aria-describedby={`${ids}what`}
      tabIndex={-1}
    >
      <Spinner size={56} />
      <h2 id={`${ids}loading`}>{say('loading')}</h2>
      <p id={`${ids}what`}>{what}</p>
      {/* Kept when empty, so that the box does not grow when the first bytes come. */}
      {(inWords !== null || onCancel !== undefined) && (
        <p className="loading-dialog-received">
          {inWords !== null && say('download.received', { size: say(inWords.key, { size: inWords.size }) })}
        </p>
      )}
      {onCancel !== undefined && <Button onPress={onCancel}>{say('download.cancel')}</Button>}
    </div>
  )
}
