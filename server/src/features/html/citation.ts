import { speak } from '@datacentre/catalogue/texts/index'
import { textsOf } from '../../version-texts.ts'
import { sayVersion } from '../../version-words.ts'
import { withParameters, type Asked } from '../api-base.ts'

/** A line that says where something was found: what, in which dataset, of which version and day, and its address. */
export function citationOf(asked: Asked, what: string, cited?: string): string {
  const { version, language, base, url } = asked
  const { title } = textsOf(version)[language]
  const own = `${new URL(base).origin}${withParameters(url, { f: undefined, lang: undefined })}`
  return `${what}. ${title}, ${sayVersion(version, language)}. ${speak(language)('site.name')}. ${cited ?? own}`
}
