import { languageOf } from '@datacentre/catalogue/wire/language'
import '@datacentre/client/start/start-failed.css'

/** The texts are still to come, so these words are here. */
const words = { nl: 'De website laadt…', en: 'The website is loading…' } as const

/** Shown when the start takes another try. */
export function Starting() {
  return (
    <main className="start-failed">
      <p role="status">{words[languageOf(window.location.search)]}</p>
    </main>
  )
}
