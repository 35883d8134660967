import { languageOf } from '@datacentre/catalogue/wire/language'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import 'virtual:tokens.css'
import '@datacentre/ui/base.css'
import { App } from './app.tsx'
import { StartFailed } from './installation/start-failed.tsx'
import { start } from './installation/start.ts'
import './register/first-paint.css'
import { Starting } from './installation/starting.tsx'

const root = createRoot(document.getElementById('app')!)

// Also for a visitor who is told that the start failed.
document.documentElement.lang = languageOf(window.location.search)

start(() => root.render(<Starting />)).then(
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
