import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import 'virtual:tokens.css'
import '@datacentre/ui/base.css'
import { App } from './app.tsx'
import { StartFailed } from './boot/start-failed.tsx'
import { start } from './boot/start.ts'

const root = createRoot(document.getElementById('app')!)

// The map's own part is fetched while the texts are.
void import('./map/map-pane.tsx')

start().then(
  (started) =>
    root.render(
      <StrictMode>
        <App {...started} />
      </StrictMode>,
    ),
  (error: unknown) => {
    root.render(<StartFailed />)
    reportError(error)
  },
)
