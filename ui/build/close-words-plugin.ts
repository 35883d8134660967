import { texts } from '@datacentre/catalogue/texts/index'
import type { Plugin } from 'vite'

/** Where React Aria keeps the word of the hidden button that closes a popover. */
const OVERLAY_WORDS = /react-aria\/dist\/private\/intl\/overlays\/(nl|en)-[A-Z]{2}\.mjs$/

/** Says 'Sluit' and 'Close', as every other button that closes, where React Aria has 'Negeren' (ignore) and 'Dismiss'. */
export const closeWordsPlugin = () =>
  ({
    name: 'close-words',
    enforce: 'pre',
    load: (id: string): string | null => {
      const language = OVERLAY_WORDS.exec(id.replaceAll('\\', '/'))?.[1]
      if (language !== 'nl' && language !== 'en') return null
      return `export default ${JSON.stringify({ dismiss: texts[language]['detail.close'] })}`
    },
  }) satisfies Plugin
