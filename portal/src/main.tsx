import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import 'virtual:tokens.css'
import '@datacentre/ui/base.css'
import { App } from './app.tsx'
import { StartFailed } from './installation/start-failed.tsx'
import { start } from './installation/start.ts'

const root = createRoot(document.getElementById('app')!)

start().then(
  (started) => {
    document.documentElement.lang = started.spoken.language
    root.render(
      <StrictMode>
        <App {...started} />
      </StrictMode>,
    )
  },
  (error: unknown) => {
    root.render(<StartFailed />)
    reportError(error)
  },
)
