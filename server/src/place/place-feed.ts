import { speak } from '@datacentre/catalogue/texts/index'
import { atomFeed } from '../changes/atom.ts'
import { BEGINNING, changeEntry, tagUri } from '../changes/feeds.ts'
import { inLanguage, withParameters, type Asked } from '../features/api-base.ts'
import type { PlaceChange } from './answer/place-changes.ts'
import { placeAddress } from './html/page.ts'
import { placeInSentence } from './html/paragraph.ts'
import type { PlaceDocument } from './place-document.ts'
import { wordsIn } from './words.ts'

/** More than these would be a list, not news. */
const MOST_ENTRIES = 200

/** What changed in a place, an entry for each object, for programs that look now and then. */
export function placeFeed(asked: Asked, document: PlaceDocument, changes: readonly PlaceChange[]): string {
  const { language } = asked
  const page = inLanguage(placeAddress(asked, document), asked)
  const { pathname, search } = new URL(page)
  const { pathname: home } = new URL(asked.home)
  return atomFeed({
    id: tagUri(asked, BEGINNING, `${pathname.slice(home.length)}${search}`),
    title: wordsIn(language)('feedTitle', { place: placeInSentence(document.place, language) }),
    updated: asked.version.importedAt,
    page,
    language,
    author: speak(language)('site.name'),
    self: withParameters(page, { f: 'atom' }),
    next: null,
    entries: changes.slice(0, MOST_ENTRIES).map((one) => changeEntry(asked, one.layer.table, one)),
  })
}
