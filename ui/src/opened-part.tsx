import { useState, type ComponentType } from 'react'
import { lazyPart } from './lazy-part.tsx'

type Opens = { readonly isOpen: boolean }

type OpenedPart<Props> = ComponentType<Props> & {
  /** Fetches the code before it is opened. */
  readonly preload: () => void
}

/** A part whose code is fetched when it first opens, or before that. From then on it stays, so that it also closes by itself. */
export function openedPart<Props extends Opens>(
  fetchCode: () => Promise<{ readonly default: ComponentType<Props> }>,
): OpenedPart<Props> {
  const Part = lazyPart(fetchCode)
  function Opened(props: Props) {
    const [wasOpened, setOpened] = useState(props.isOpen)
    if (props.isOpen && !wasOpened) setOpened(true)
    return wasOpened && <Part {...props} />
  }
  return Object.assign(Opened, { preload: Part.preload })
}
