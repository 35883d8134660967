import { speak } from '@datacentre/catalogue/texts/index'
import { inLanguage, withParameters } from '../features/api-base.ts'
import { companiesOf, type Company } from '../companies/companies.ts'
import { companyAddress } from '../companies/company-page.ts'
import { counts } from '../companies/counts.ts'
import { companiesNamed } from '../companies/list.ts'
import { wordsIn as companyWordsIn } from '../companies/words.ts'
import { foldedNames } from '../snapshot/searched.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { addressIn, type Group, type Telling } from './group.ts'
import { wordsIn } from './words.ts'

/** The companies that the registers name, by any of their spellings. */
export function companyGroup(snapshot: Snapshot): Group {
  const companies = companiesOf(snapshot)
  return {
    id: 'companies',
    kinds: ['operators'],
    names: companies.all.map(({ names, key }) => foldedNames([...names, key])),
    told: (place, telling) => {
      const company = companies.all[place]!
      const { asked } = telling
      return {
        title: company.name,
        kind: companyWordsIn(asked.language)('company'),
        about: aboutOf(company, telling),
        address: inLanguage(companyAddress(asked, company), asked),
        map: null,
        lists: [],
      }
    },
    all: ({ text, shown }, telling) => {
      const count = companiesNamed(companies, text).length
      if (count <= shown) return null
      const { language } = telling.asked
      const word = wordsIn(language)
      return {
        title: word('allInList', { counted: word('moreCompanies', { count }) }),
        address: withParameters(addressIn(telling, '/companies'), { searchByName: text.trim() }),
      }
    },
  }
}

/** What it has now, in words; nothing of what it has none of. */
function aboutOf(company: Company, { asked }: Telling): string | null {
  const say = speak(asked.language)
  const had = [
    ['company.boreholes', counts.owned(company)],
    ['production.field.counted', counts.fields(company)],
    ['production.licence.counted', counts.licences(company)],
  ] as const
  const told = had.flatMap(([key, count]) => (count === 0 ? [] : [say(key, { count })]))
  return told.join(' · ') || null
}
