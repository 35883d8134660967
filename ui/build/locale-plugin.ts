import type { Plugin } from 'vite'

type Change = { readonly file: RegExp; readonly from: RegExp; readonly to: string }

const changes: readonly Change[] = [
  {
    file: /react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/,
    from: /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\)/,
    to: 'new Intl.Locale(locale)',
  },
  // It also knows by itself which languages run from right to left.
  { file: /react-aria\/dist\/private\/i18n\/utils\.mjs$/, from: /if \(Intl\.Locale\)/, to: 'if (false)' },
]

/**
 * React Aria looks whether the browser's language is a language at all, and in which direction it runs, as soon as it is loaded, by calls
 * that read the data of every language: 20 and 6 ms, and four times as much on a slow phone. A locale of that name tells the same
 * in a tenth of a millisecond. Our apps name their language, so nothing is done with the answer.
 */
export const localePlugin = () =>
  ({
    name: 'locale',
    enforce: 'pre',
    transform: (code: string, id: string): string | null => {
      const change = changes.find(({ file }) => file.test(id.replaceAll('\\', '/')))
      return change === undefined ? null : code.replace(change.from, change.to)
    },
  }) satisfies Plugin
