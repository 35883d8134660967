import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import { PLACE_PATH } from '@datacentre/catalogue/wire/place-addresses'
import { escapeHtml } from '../answer/escape-html.ts'
import { NO_FIRST_PAINT, type FirstPaint } from './first-paint.ts'

type Asked = {
  /** Below the prefix of the map. */
  readonly path: string
  /** Where the data centre is. */
  readonly datacentre: string
  readonly language: Language
  /** Whether nothing but the language stands behind the question mark: else it may be a map without a header, or elsewhere. */
  readonly isPlain: boolean
  readonly isDemonstration: boolean
  /** The picture of the land that the map starts with; null where it starts with another place. */
  readonly ground: string | null
}

/** The characters that end an attribute or an address. */
const inAddress = (picture: string): string =>
  picture.replaceAll('"', "'").replaceAll(/[#<>%]/g, (character) => encodeURIComponent(character))

/**
 * What the map shows before its program has started: its header, and the land where the map will draw it. The land lies outside
 * of the app, which goes on with the rest, and stays until the map has drawn its own (ground-ahead.ts of the viewer).
 */
export function mapFirstPaint({
  path,
  datacentre,
  language,
  isPlain,
  isDemonstration,
  ground,
}: Asked): FirstPaint {
  if (!isPlain) return NO_FIRST_PAINT
  const say = speak(language)
  const words = (key: Parameters<typeof say>[0]): string => escapeHtml(say(key))
  const demonstration = isDemonstration
    ? `<span class="slim-header-demonstration">${words('dataset.demonstrationShort')}</span>`
    : ''
  const other = say('languageSwitchCode') === 'en' ? 'en' : 'nl'
  const drawn = [
    `<div class="app" lang="${language}"><header class="slim-header screen-only">`,
    `<a class="slim-header-home" href="${escapeHtml(withLanguage(`${datacentre}/`, language))}">`,
    // The place of the sign, which comes with the app.
    `<svg width="22" height="22" aria-hidden="true"></svg><span>${words('site.name')}</span></a>`,
    `<span class="slim-header-page">${words('map.title')}</span>${demonstration}`,
    `<a class="slim-header-language" href="${escapeHtml(withLanguage(`.${path}`, other))}" hreflang="${other}" lang="${other}">${words('languageSwitch')}</a></header>`,
    `<main class="app-main" aria-busy="true"><div class="app-map"><p class="app-loading">${words('loading')}</p>`,
    `<noscript><p class="app-without-script">${words('map.withoutScript')} <a href="${escapeHtml(withLanguage(`${datacentre}${PLACE_PATH}`, language))}">${words('map.withoutScriptPlace')}</a></p></noscript></div></main></div>`,
  ].join('')
  const data =
    ground === null
      ? ''
      : `<div class="map-ahead"><img src="data:image/svg+xml,${inAddress(ground)}" alt="" /></div>`
  return { drawn, data }
}
