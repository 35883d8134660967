import type { Progress } from '../package/check-package.ts'
import { withShortWords } from './short-words.ts'

export type Screen = {
  readonly isTTY?: boolean | undefined
  readonly columns?: number | undefined
  write(text: string): unknown
}

const BAR = 24
const REDRAW_MS = 100

type Stage = { readonly label: string; readonly total: number; readonly screen: Screen }

/** A bar that redraws itself on a terminal; a plain line per file elsewhere, so that logs stay readable. */
export function progressOf({ label, total, screen }: Stage): Progress & { readonly end: () => void } {
  if (screen.isTTY !== true) {
    return {
      onFile: (path) => screen.write(withShortWords(`${label} ${path}\n`)),
      onBytes: () => {},
      end: () => {},
    }
  }
  let done = 0
  let file = ''
  let drawn = 0
  const draw = (): void => {
    drawn = Date.now()
    const part = total === 0 ? 1 : Math.min(1, done / total)
    const filled = Math.round(part * BAR)
    const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled)
    const text = `${label} ${bar} ${String(Math.round(part * 100)).padStart(3)} % ${file}`
    screen.write(`\r\u001b[K${text.slice(0, (screen.columns ?? 80) - 1)}`)
  }
  return {
    onFile: (path) => {
      file = path
      draw()
    },
    onBytes: (count) => {
      done += count
      if (Date.now() - drawn >= REDRAW_MS) draw()
    },
    end: () => screen.write('\r\u001b[K'),
  }
}
