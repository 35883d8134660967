import type { Plugin } from 'vite'

const DEFAULT_LOCALE = /react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/
const ASKS_ALL = /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/

/**
 * React Aria looks whether the browser's language is a language at all, as soon as it is loaded, by a call that reads the data of every
 * language: 20 ms, and 80 on a slow phone. A locale of that name tells the same in a tenth of a millisecond. Our apps name their
 * language, so nothing is done with the answer.
 */
export const localePlugin = () =>
  ({
    name: 'locale',
    enforce: 'pre',
    transform: (code: string, id: string): string | null =>
      DEFAULT_LOCALE.test(id.replaceAll('\\', '/'))
        ? code.replace(ASKS_ALL, 'new Intl.Locale(locale)')
        : null,
  }) satisfies Plugin
