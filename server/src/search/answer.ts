import { speak } from '@datacentre/catalogue/texts/index'
import type { Found, FoundGroup } from '@datacentre/catalogue/wire/found'
import { findIn, type Fitting } from './everything.ts'
import type { Group, Telling } from './group.ts'
import type { SearchQuestion } from './question.ts'
import { wordsIn } from './words.ts'

/** What was found, told in the language of the caller. */
export function foundBy(groups: readonly Group[], { text, limit }: SearchQuestion, telling: Telling): Found {
  const fitting = findIn(groups, text, limit)
  return {
    text,
    count: fitting.reduce((sum, { count }) => sum + count, 0),
    groups: fitting.map((one) => toldGroup(one, text, telling)),
  }
}

const toldGroup = ({ group, count, best }: Fitting, text: string, telling: Telling): FoundGroup => ({
  id: group.id,
  title: titleOf(group.id, telling),
  count,
  all: group.all({ text, count, shown: best.length }, telling),
  results: best.map(({ place, match }) => ({ ...group.told(place, telling), match })),
})

function titleOf(id: FoundGroup['id'], { asked: { language } }: Telling): string {
  const word = wordsIn(language)
  if (id === 'companies') return word('companiesTitle')
  if (id === 'places') return word('placesTitle')
  return id === 'pages' ? word('pagesTitle') : speak(language)(`table.${id}`)
}
