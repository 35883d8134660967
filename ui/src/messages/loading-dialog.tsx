import type { StyleClass } from '@datacentre/catalogue/colours'
import { openedPart } from '../opened-part.tsx'

export type LoadingDialogProps = {
  readonly isOpen: boolean
  /** The screen's class, which colours the spinner (S2). */
  readonly style: StyleClass
  /** What is being made or fetched, in words. */
  readonly what: string
  /** The bytes that came in so far. */
  readonly received?: number | null | undefined
  readonly onCancel?: (() => void) | undefined
}

/** Fills the window while a file is made or figures load (S2). */
export const LoadingDialog = openedPart<LoadingDialogProps>(() => import('./loading-overlay.tsx'))
