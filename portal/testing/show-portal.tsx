import { App } from '../src/app.tsx'
import { showAt, type Shown } from './show-screen.tsx'

/** Shows the portal, whole, as a visitor who comes by this address sees it. */
export const showPortal = (address: string, given?: Shown) => showAt(address, <App />, given)
