import { languageOf } from '@datacentre/catalogue/wire/language'
import { Button } from '@datacentre/ui/button'
import './start-failed.css'

/** The texts did not arrive, so these few words are here. */
const words = {
  nl: { text: 'De kaart laadt nu niet. Probeer het later opnieuw.', again: 'Probeer het opnieuw' },
  en: { text: 'Sorry, the map is not available at the moment. Try again later.', again: 'Try again' },
} as const

export function StartFailed() {
  const { text, again } = words[languageOf(window.location.search)]
  return (
    <main className="start-failed" role="alert">
      <p>{text}</p>
      <Button onPress={() => window.location.reload()}>{again}</Button>
    </main>
  )
}
