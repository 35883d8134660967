import { useEffect, useId, useRef, type CSSProperties, type ReactNode } from 'react'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../controls/button.tsx'
import { InLanguage } from '../overlays/in-language.tsx'
import './dialog.css'
import { useSpoken } from '../speech.tsx'

export type DialogProps = {
  readonly title: string
  readonly isTitleHidden?: boolean | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  /** Stands before the title. */
  readonly before?: ReactNode
  /** Whether a click beside it closes it; Escape and the cross always do. */
  readonly isDismissable?: boolean | undefined
  readonly className?: string | undefined
  /** In pixels, as `modalSize` gives it; otherwise as large as what it holds. On a phone it fills the screen. */
  readonly size?: { readonly width: number; readonly height: number } | undefined
}

/** A window above the page that keeps the focus until it closes, and then gives it back. */
export function Dialog({
  isOpen,
  onClose,
  isDismissable = true,
  size,
  className = '',
  ...inside
}: DialogProps) {
  const measures: Record<`--${string}`, string> =
    size === undefined ? {} : { '--dialog-width': `${size.width}px`, '--dialog-height': `${size.height}px` }
  return (
    <InLanguage>
      <ModalOverlay
        className="dialog-overlay"
        isOpen={isOpen}
        onOpenChange={(opens) => !opens && onClose()}
        isDismissable={isDismissable}
      >
        <Modal className={`dialog ${className}`} style={measures satisfies CSSProperties}>
          <DialogInside {...inside} onClose={onClose} />
        </Modal>
      </ModalOverlay>
    </InLanguage>
  )
}

type DialogInsideProps = Pick<DialogProps, 'title' | 'isTitleHidden' | 'onClose' | 'children' | 'before'>

function DialogInside({ title, isTitleHidden = false, onClose, children, before }: DialogInsideProps) {
  const { say } = useSpoken()
  const id = useId()
  const inside = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!inside.current?.contains(document.activeElement)) inside.current?.focus()
  }, [])
  return (
    <section
      ref={inside}
      className="dialog-inside"
      role="dialog"
      aria-modal="true"
      aria-labelledby={id}
      tabIndex={-1}
    >
      <div className={isTitleHidden ? 'dialog-head dialog-head-bare' : 'dialog-head'}>
        {before && <div className="dialog-before">{before}</div>}
        <h2 id={id} className={isTitleHidden ? 'visually-hidden' : undefined}>
          {title}
        </h2>
        <IconButton icon="close" label={say('detail.close')} onPress={onClose} />
      </div>
      <div className="dialog-body">{children}</div>
    </section>
  )
}
