import { speak } from '@datacentre/catalogue/texts/index'
import { showLongDay } from '@datacentre/catalogue/wording/long-dates'
import { textsOf } from '../../version-texts.ts'
import { dayOfVersion } from '../../version-words.ts'
import { withParameters, type Asked } from '../api-base.ts'

/** A line that says where something was found: what, in which dataset, of which version and day, and its address. */
export function citationOf(asked: Asked, what: string, cited?: string): string {
  const { version, language, base, url } = asked
  const { title } = textsOf(version)[language]
  const own = `${new URL(base).origin}${withParameters(url, { f: undefined, lang: language === 'en' ? 'en' : undefined })}`
  const say = speak(language)
  return say('citation.line', {
    // 'Noordgas B.V.' ends its sentence by itself.
    what: what.replace(/\.$/, ''),
    title,
    version: version.id,
    date: showLongDay(dayOfVersion(version), say),
    site: say('site.name'),
    address: cited ?? own,
  })
}
