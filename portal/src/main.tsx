import { mount } from '@datacentre/client/start/mount'
import 'virtual:tokens.css'
import '@datacentre/ui/base.css'
import { currentAddress } from './address/address.ts'
import { App } from './app.tsx'
import './register/table/result-table.css'
import './register/table/table-columns.css'
import './frame/first-paint.css'
import { preloadAt } from './screens/screens.tsx'
import { start } from './start/start.ts'
import { Starting } from './start/starting.tsx'

// The screen's own part is fetched while the texts are.
preloadAt(currentAddress().path)

mount({
  start: (show) => start(() => show(<Starting />)),
  app: <App />,
  failed: {
    nl: {
      title: 'Er ging iets mis',
      text: 'De website laadt nu niet. Probeer het later opnieuw.',
      again: 'Probeer het opnieuw',
    },
    en: {
      title: 'Something went wrong',
      text: 'Sorry, the website is not available at the moment. Try again later.',
      again: 'Try again',
    },
  },
})
