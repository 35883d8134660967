import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const print = window.matchMedia('print')

/** The map is on the screen; or it is painted in the colours of paper, and then the sheet is made of it. */
export type PaperState = 'screen' | 'painted' | 'sheet'

/** Whether the page is being put on paper. Nothing is drawn any more while a browser prints, so the sheet is made just before. */
export function usePaper(): PaperState {
  const [state, setState] = useState<PaperState>('screen')
  useEffect(() => {
    const turn = (toPaper: boolean): void => {
      const steps: readonly PaperState[] = toPaper ? ['painted', 'sheet'] : ['screen']
      for (const step of steps) flushSync(() => setState((now) => (now === 'sheet' && toPaper ? now : step)))
    }
    const before = (): void => turn(true)
    const after = (): void => turn(false)
    const change = (): void => turn(print.matches)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    print.addEventListener('change', change)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
      print.removeEventListener('change', change)
    }
  }, [])
  return state
}
