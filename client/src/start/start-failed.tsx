import type { Language } from '@datacentre/catalogue/texts/index'
import { languageOf } from '@datacentre/catalogue/wire/language'
import './start-failed.css'

/** The texts did not arrive, so the app that started brings these few words. */
export type StartWords = Readonly<
  Record<Language, { readonly title: string; readonly text: string; readonly again: string }>
>

/** Told when what every screen needs cannot be had. */
export function StartFailed({ words }: { readonly words: StartWords }) {
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
