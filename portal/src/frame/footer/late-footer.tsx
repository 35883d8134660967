import { COMES_LATER_MS } from '@datacentre/ui/lazy-part'
import { startTransition, useEffect, useState, type ComponentType } from 'react'
import './page-footer.css'

let fetched: ComponentType | null = null

/** The footer, which lies below the window at first: its code comes when a page has been painted and read. */
export function LateFooter() {
  const [Footer, setFooter] = useState(() => fetched)
  useEffect(() => {
    if (Footer !== null) return
    const fetchCode = async (): Promise<void> => {
      fetched = (await import('./page-footer.tsx')).PageFooter
      startTransition(() => setFooter(() => fetched))
    }
    // The page is whole without it; the next page asks for it again.
    const timer = window.setTimeout(() => fetchCode().catch(() => undefined), COMES_LATER_MS)
    return () => window.clearTimeout(timer)
  }, [Footer])
  return Footer === null ? <div className="page-footer-place" /> : <Footer />
}
