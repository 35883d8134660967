import type OlMap from 'ol/Map'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being put on paper. A canvas is not drawn anew while a browser prints, so it is made ready just before. */
export function usePaper(map: OlMap): boolean {
  const [isPaper, setPaper] = useState(false)
  useEffect(() => {
    const turn = (toPaper: boolean): void => {
      // The style sheet gives the map the size it has on paper.
      document.documentElement.toggleAttribute('data-paper', toPaper)
      flushSync(() => setPaper(toPaper))
      map.updateSize()
      map.renderSync()
    }
    const before = (): void => turn(true)
    const after = (): void => turn(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [map])
  return isPaper
}
