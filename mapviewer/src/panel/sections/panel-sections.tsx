import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'

/** A part of the panel that can be gone to. */
export type PanelPart = { readonly title: string; readonly heading: HTMLHeadingElement }

type Sections = {
  /** In the order in which they stand. */
  readonly parts: readonly PanelPart[]
  /** Called by each part when it is there; what it gives takes the part out again. */
  readonly enter: (part: PanelPart) => () => void
}

const SectionsContext = createContext<Sections>({ parts: [], enter: () => () => {} })

export const usePanelSections = (): Sections => use(SectionsContext)

const isBefore = (one: PanelPart, other: PanelPart): boolean =>
  (one.heading.compareDocumentPosition(other.heading) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Knows the parts of a panel, which come and go as their data do. */
export function PanelSections({ children }: { readonly children: ReactNode }) {
  const [parts, setParts] = useState<readonly PanelPart[]>([])
  const enter = useCallback((part: PanelPart) => {
    setParts((known) => [...known, part].toSorted((one, other) => (isBefore(one, other) ? -1 : 1)))
    return () => setParts((known) => known.filter((one) => one !== part))
  }, [])
  const sections = useMemo(() => ({ parts, enter }), [parts, enter])
  return <SectionsContext value={sections}>{children}</SectionsContext>
}
