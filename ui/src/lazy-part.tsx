import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react'

/** Long enough for a page to be painted and read first, in milliseconds; who presses something before gets it from that press on. */
export const COMES_LATER_MS = 1000

type Waiting = {
  /** What stands in its place until its code is there. */
  readonly waiting?: ReactNode
}

type LazyPart<Props> = ComponentType<Props & Waiting> & {
  /** Fetches the code before the part is shown; what does not come is asked for again, and told, when it is. */
  readonly preload: () => void
}

type Fetched<Props> = { readonly Code?: ComponentType<Props>; readonly error?: unknown }

/**
 * A part of the page whose code is fetched when it is first shown, or before that. React's own `lazy` leaves what stands
 * in its place there for 300 ms, also where the code is in after 30 (decision 0019).
 */
export function lazyPart<Props extends object>(
  fetchCode: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyPart<Props> {
  let fetched: Fetched<Props> = {}
  const load = async (): Promise<Fetched<Props>> => {
    fetched = { Code: (await fetchCode()).default }
    return fetched
  }

  function Part(props: Props & Waiting) {
    const [{ Code, error }, setFetched] = useState(fetched)
    useEffect(() => {
      if (Code !== undefined) return
      load().then(
        // In short tasks: a visitor may work with what stands there already.
        (code) => startTransition(() => setFetched(code)),
        (fault: unknown) => setFetched({ error: fault }),
      )
    }, [Code])
    // What did not come is told by the one who watches over the screen.
    if (error !== undefined) throw error
    return Code === undefined ? props.waiting : <Code {...props} />
  }
  const preload = (): void => {
    load().catch(() => undefined)
  }
  return Object.assign(Part, { preload })
}
