import { languageOf } from '@datacentre/catalogue/wire/language'
import { Button } from '@datacentre/ui/button'
import './start-failed.css'

/** The texts did not arrive, so these few words are here. */
const words = {
  nl: { text: 'De kaart kan nu niet worden geladen.', again: 'Probeer het opnieuw' },
  en: { text: 'The map cannot be loaded now.', again: 'Try again' },
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
