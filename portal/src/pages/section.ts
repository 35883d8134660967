import type { ReactNode } from 'react'

export type Section = {
  /** The same in both languages, so that a link to a section holds in either. */
  readonly id: string
  readonly heading: string
  readonly text: ReactNode
}
