import { languageOf } from '@datacentre/catalogue/wire/language'
import { SpeechProvider, type Spoken } from '@datacentre/ui/speech'
import { startTransition, StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepFocusInView } from './focus-in-view.ts'
import { StartFailed, type StartWords } from './start-failed.tsx'

type Mounted = {
  /** Fetches what the app needs; is given what shows something while that takes another try. */
  readonly start: (show: (waiting: ReactNode) => void) => Promise<Spoken>
  readonly app: ReactNode
  /** What is told when the start fails. */
  readonly failed: StartWords
}

/** Starts an app and shows it, or says that it cannot be shown now. */
export function mount({ start, app, failed }: Mounted): void {
  const root = createRoot(document.getElementById('app')!)
  // Also for a visitor who is told that the start failed.
  const language = languageOf(window.location.search)
  // Mostly so already, and to say it again would style the whole page again.
  if (document.documentElement.lang !== language) document.documentElement.lang = language
  keepFocusInView()
  start((waiting) => root.render(waiting)).then(
    (spoken) =>
      // In short tasks: a visitor may scroll and press what stands there already.
      startTransition(() =>
        root.render(
          <StrictMode>
            <SpeechProvider spoken={spoken}>{app}</SpeechProvider>
          </StrictMode>,
        ),
      ),
    (error: unknown) => {
      root.render(<StartFailed words={failed} />)
      reportError(error)
    },
  )
}
