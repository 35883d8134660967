import { useEffect, useRef } from 'react'
import { IconButton } from '../controls/button.tsx'
import './passing-message.css'
import { useSpoken } from '../speech.tsx'

/** Long enough to read twice what a download says, in milliseconds. */
const SHOWN_MS = 10_000

export type PassingMessageProps = {
  /** What happened; the place of the message stays, empty, while there is nothing to say. */
  readonly text: string
  /** Whether it waits until it is closed, as a fault does; what went well goes by itself. */
  readonly stays?: boolean | undefined
  readonly onClose: () => void
}

/** Tells politely what happened, over the page: it takes no room, and goes by a cross, by Escape or by itself. */
export function PassingMessage({ text, stays = false, onClose }: PassingMessageProps) {
  const { say } = useSpoken()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (text === '') return undefined
    const byKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) close.current()
    }
    const timer = stays ? undefined : window.setTimeout(() => close.current(), SHOWN_MS)
    document.addEventListener('keydown', byKey)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('keydown', byKey)
    }
  }, [text, stays])
  return (
    <div className={text === '' ? 'passing-message is-empty' : 'passing-message'}>
      <p role="status" aria-live="polite">
        {text}
      </p>
      {text !== '' && (
        <IconButton icon="close" iconSize={18} label={say('message.close')} onPress={onClose} />
      )}
    </div>
  )
}
