import { languageOf } from '@datacentre/catalogue/wire/language'
import './start-failed.css'

/** The texts did not arrive, so these few words are here. */
const words = {
  nl: {
    title: 'Datacenter',
    text: 'Het datacenter laadt nu niet. Probeer het later opnieuw.',
    again: 'Probeer het opnieuw',
  },
  en: {
    title: 'Data centre',
    text: 'Sorry, the data centre is not available at the moment. Try again later.',
    again: 'Try again',
  },
} as const

export function StartFailed() {
  const { title, text, again } = words[languageOf(window.location.search)]
  return (
    <main className="start-failed">
      <h1>{title}</h1>
      <div role="alert">
        <p>{text}</p>
        <button type="button" onClick={() => window.location.reload()}>
          {again}
        </button>
      </div>
    </main>
  )
}
